/// A track that passes several values.
@MainActor final class KeyframeTrack: Track {
  struct Point {
    let time: Double
    let value: AnimatableValue
  }

  private let whole: CAKeyframeAnimation
  private let frames: Keyframes?

  init(
    _ first: Track, to end: AnimatableValue, after: AnimatableValue, _ points: [Point],
    _ mode: CAAnimationCalculationMode
  ) {
    whole = CAKeyframeAnimation(keyPath: first.keyPath)
    // What stacks runs on differences from the end, as a single movement does.
    // Unverified: for keyframes.
    whole.values = points.map { point in
      (first.property.isAdditive ? point.value.subtracting(end) : point.value).any as Any
    }
    whole.keyTimes = points.map { NSNumber(value: $0.time) }
    whole.calculationMode = mode
    frames = Keyframes(whole)
    super.init(
      view: first.view, property: first.property, keyPath: first.keyPath, from: first.from,
      to: end, pace: first.pace, offset: first.offset, duration: first.duration)
    before = first.before
    self.after = after
  }

  override func shown(at progress: Double) -> AnimatableValue {
    frames?.value(at: min(max(progress, 0), 1)) ?? super.shown(at: progress)
  }

  override func animations(
    from start: Double, to end: Double, pace: Pace, over duration: TimeInterval
  ) -> [CAPropertyAnimation] {
    if case .cubic(let curve) = pace, start == 0, end == 1,
      let animation = whole.copy() as? CAKeyframeAnimation
    {
      animation.timingFunction = CAMediaTimingFunction(curve)
      return [animation]
    }
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    // A part of the way, or one along a spring, is sampled.
    let count = start == end ? 1 : 120
    animation.values = (0...count).map { index in
      let share = Double(index) / Double(count)
      return shown(at: start + (end - start) * pace.progress(at: share, of: duration)).any as Any
    }
    if whole.calculationMode == .discrete { animation.calculationMode = .discrete }
    return [animation]
  }
}
