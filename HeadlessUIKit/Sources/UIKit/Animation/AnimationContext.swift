/// What the animations of one block have in common.
@MainActor final class AnimationContext {
  private static var stack: [AnimationContext] = []
  static var animationsEnabled = true

  /// The innermost block that runs; nil where changes are not animated.
  static var current: AnimationContext? { animationsEnabled ? stack.last : nil }

  static var innermost: AnimationContext? { stack.last }

  /// Keeps what blocks change while a percent-driven transition begins.
  static var record: AnimationRecord?

  static func reset() {
    stack = []
    animationsEnabled = true
    record = nil
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// Holds the animations of this block in hand, if it can be paused.
  let animator: UIViewPropertyAnimator?
  let batch = AnimationBatch()
  /// Gathers what keyframes inside the block change.
  let keyframes: KeyframeScript?
  private(set) var repetition = Repetition.none
  private var touched: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: Pace,
    options: UIView.AnimationOptions = [], animator: UIViewPropertyAnimator? = nil,
    keyframes: KeyframeScript? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.animator = animator
    self.keyframes = keyframes
    repetition = Repetition(options)
  }

  /// The changes inside are repeated, whatever the block's options say.
  func repeating(_ repetition: Repetition, _ changes: () -> Void) {
    let outer = self.repetition
    self.repetition = repetition
    changes()
    self.repetition = outer
  }

  func run(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    for track in keyframes?.tracks() ?? [] { play(track) }
    if options.contains(.layoutSubviews) {
      for view in touched { view.layoutIfNeeded() }
    }
    Self.stack.removeLast()
  }

  /// A still block: what happens inside is not animated.
  var isStill: Bool { duration <= 0 }

  func animate(_ view: UIView, _ property: AnimatedProperty, from old: AnimatableValue) {
    let layer = view.layer
    let new = property.value(of: layer)
    Self.record?.note(view, property, before: old)
    var start = old
    if !property.isAdditive, animator != nil || options.contains(.beginFromCurrentState),
      let shown = layer.presentation()
    {
      start = property.value(of: shown)
    }
    if property == .backgroundColor { start = start.orClear(of: new) }
    touched.append(view)
    let pace = paceInTransaction
    for part in property.parts(from: start, to: new) {
      let track = Track(
        view: view, property: property, keyPath: part.keyPath, from: part.from, to: part.to,
        pace: pace, offset: delay, duration: duration)
      track.before = old
      track.after = new
      if let keyframes, keyframes.span != nil {
        keyframes.note(track)
      } else {
        play(track)
      }
    }
  }

  /// "Overrides the timing function for all animations triggered within the transaction group"
  /// (documentation of `kCATransactionAnimationTimingFunction`).
  // Unverified: that springs and property animators keep their own.
  private var paceInTransaction: Pace {
    guard case .cubic = pace, animator == nil,
      let function = CATransaction.animationTimingFunction()
    else { return pace }
    return .cubic(function.curve)
  }

  private func play(_ track: Track) {
    if let animator {
      animator.take(track)
    } else {
      batch.play(track, options: options, repetition)
    }
  }
}

extension AnimatableValue {
  /// From no color a view fades in (a bare layer would show nothing) [animation 45].
  // Unverified.
  fileprivate func orClear(of other: AnimatableValue) -> AnimatableValue {
    guard case .nothing = self, case .color(let color) = other else { return self }
    return .color(color.copy(alpha: 0) ?? color)
  }
}
