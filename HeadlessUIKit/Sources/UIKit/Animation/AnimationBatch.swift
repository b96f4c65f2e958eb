/// Counts the animations of one `UIView.animate` and calls its completion when the last has ended.
@MainActor final class AnimationBatch: NSObject {
  private var running = 0
  private var finished = true
  private var blocked: [UIView] = []
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  func play(_ track: Track, options: UIView.AnimationOptions, _ repetition: Repetition) {
    block(track.view, options)
    track.add(
      from: 0, to: 1, pace: track.pace,
      delegate: AnimationEnd { [self] in stopped(finished: $0) }
    ) { animation in
      begin()
      animation.duration = track.duration
      if track.offset > 0 {
        let now = track.layer.convertTime(CACurrentMediaTime(), from: nil)
        animation.beginTime = now + track.offset
      }
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    }
  }

  func begin() { running += 1 }

  /// Closes a view to touches meanwhile, unless they are allowed.
  func block(_ view: UIView, _ options: UIView.AnimationOptions) {
    if options.contains(.allowUserInteraction) { return }
    view.interactionBlocks += 1
    blocked.append(view)
    if Headless.animationsCancelTouches { TouchInterruption.cancel(in: view) }
  }

  /// The block has run: from here on its end is the end of its animations.
  func seal(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    isSealed = true
    if running == 0 { Self.completeEmpty { self.end() } }
  }

  /// A block without animations does not wait for its duration [animation 62].
  // Unverified: in the next turn rather than at once, and with `true`.
  static func completeEmpty(_ completion: @escaping @MainActor () -> Void) {
    MainLoop.main.perform { MainActor.assumeIsolated { completion() } }
  }

  func stopped(finished flag: Bool) {
    running -= 1
    finished = finished && flag
    if running == 0, isSealed { end() }
  }

  private func end() {
    for view in blocked { view.interactionBlocks -= 1 }
    blocked = []
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}

/// An animation's delegate, as a closure.
final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let didStop: @MainActor (Bool) -> Void

  init(_ didStop: @escaping @MainActor (Bool) -> Void) { self.didStop = didStop }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let didStop = didStop
    MainActor.assumeIsolated { didStop(flag) }
  }
}
