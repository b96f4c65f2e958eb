@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: UIView.AnimationCurve?
  private let points: UnitBezier

  public convenience override init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    guard case .cubic(let points) = Pace(curve) else { preconditionFailure("curves are cubic") }
    self.points = points
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    curve =
      coder.containsValue(forKey: "curve")
      ? UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) : nil
    points = UnitBezier(
      coder.decodeDouble(forKey: "x1"), coder.decodeDouble(forKey: "y1"),
      coder.decodeDouble(forKey: "x2"), coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {
    if let curve { coder.encode(curve.rawValue, forKey: "curve") }
    coder.encode(points.x1, forKey: "x1")
    coder.encode(points.y1, forKey: "y1")
    coder.encode(points.x2, forKey: "x2")
    coder.encode(points.y2, forKey: "y2")
  }

  /// The same object: nothing about it can change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var pace: Pace { .cubic(points) }
}
