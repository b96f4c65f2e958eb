/// Turns the time of a transition's layers by hand: `UIPercentDrivenInteractiveTransition` over an
/// animator that cannot be interrupted [controllers 12.2].
@MainActor final class LayerScrub: FrameFollower {
  private struct Tail {
    let from: Double
    let to: Double
    let began: CFTimeInterval
    let length: TimeInterval
    let pace: Pace
  }

  private let duration: TimeInterval
  private let changes = AnimationRecord()
  private var layers: [(layer: CALayer, timing: MediaTiming)] = []
  private var seconds = 0.0
  private var tail: Tail?

  init(duration: TimeInterval) { self.duration = duration }

  func freeze(_ added: [CALayer]) {
    for layer in added where !layers.contains(where: { layer.isDescendant(of: $0.layer) }) {
      layers.append((layer, layer.state.timing))
      layer.speed = 0
      layer.beginTime = 0
      layer.timeOffset = seconds
    }
  }

  func record(_ work: () -> Void) { changes.record(work) }

  func show(_ percent: CGFloat) {
    guard tail == nil else { return }
    turn(to: Double(percent) * duration)
  }

  /// The rest of the way takes its share of the duration [controllers 12.3].
  func finish(from percent: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve) {
    run(to: duration, over: Double(1 - percent) * duration, speed, curve)
  }

  // Unverified: that the way back is timed as the way forth.
  func cancel(from percent: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve) {
    run(to: 0, over: Double(percent) * duration, speed, curve)
  }

  private func run(
    to end: Double, over length: TimeInterval, _ speed: CGFloat, _ curve: UIView.AnimationCurve
  ) {
    tail = Tail(
      from: seconds, to: end, began: MainLoop.main.now, length: length / max(Double(speed), 1e-6),
      pace: Pace(curve))
    MainLoop.main.follow(self)
  }

  func frame(at time: CFTimeInterval) {
    guard let tail else { return MainLoop.main.unfollow(self) }
    let share = tail.length > 0 ? min(1, (time - tail.began) / tail.length) : 1
    if share < 1 - MainLoop.tolerance {
      return turn(
        to: tail.from + (tail.to - tail.from) * tail.pace.progress(at: share, of: tail.length))
    }
    if tail.to == 0 { changes.undo() }
    release()
    // The layers' time is the clock's again: whatever began in the frozen one is long over.
    MainLoop.main.stopEndedAnimations()
  }

  /// Never to the very end: an animation that has arrived there is over, and cannot be taken back.
  private func turn(to time: Double) {
    seconds = min(time, duration - 1e-6)
    for (layer, _) in layers { layer.timeOffset = max(0, seconds) }
  }

  /// Gives the layers their own time back.
  func release() {
    MainLoop.main.unfollow(self)
    tail = nil
    changes.forget()
    for (layer, timing) in layers {
      layer.speed = timing.speed
      layer.timeOffset = timing.timeOffset
      layer.beginTime = timing.beginTime
    }
    layers = []
  }
}
