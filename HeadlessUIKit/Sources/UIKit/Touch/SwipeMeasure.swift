/// Whether a way is a swipe: far enough along its direction, and straight enough for its speed.
struct SwipeMeasure {
  enum Verdict: Equatable { case undecided, swipe, none }

  /// `along` and `across` in points, `time` in seconds since the finger came down.
  static func judge(along: CGFloat, across: CGFloat, time: TimeInterval) -> Verdict {
    if time > GestureLimits.swipeTime { return .none }
    let slowness = CGFloat(time / GestureLimits.swipeTime)
    func limit(_ fast: CGFloat, _ slow: CGFloat) -> CGFloat { fast + (slow - fast) * slowness }
    let fast = GestureLimits.fastSwipe
    let slow = GestureLimits.slowSwipe
    if abs(across) > limit(fast.deviation, slow.deviation) { return .none }
    return along >= limit(fast.distance, slow.distance) ? .swipe : .undecided
  }
}
