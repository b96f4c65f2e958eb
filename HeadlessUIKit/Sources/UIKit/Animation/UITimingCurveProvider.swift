public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

@MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace, and the duration that a spring given by its physics brings along [animation 74].
  // Unverified: a composed curve follows its spring.
  func pace(over duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    switch timingCurveType {
    case .builtin, .cubic:
      return (cubicTimingParameters?.pace ?? Pace(.easeInOut), duration)
    case .spring, .composed:
      return springTimingParameters?.pace(over: duration)
        ?? (cubicTimingParameters?.pace ?? Pace(.easeInOut), duration)
    }
  }
}
