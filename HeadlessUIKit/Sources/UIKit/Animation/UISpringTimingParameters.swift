@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
  }

  private let spring: Spring
  /// Ways a second.
  public let initialVelocity: CGVector

  /// The system's spring [animation 75].
  public override init() {
    spring = .physics(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// The animator's own duration is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    spring = .physics(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// How long it seems to take, and how far it swings; overdamping stays off [animation 76]. Public
  /// in iOS 17.
  convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let pace = SpringPace(
      perceptualDuration: max(duration, 1e-6), bounce: Double(bounce), velocity: initialVelocity)
    spring = .physics(
      mass: 1, stiffness: pace.frequency * pace.frequency,
      damping: 2 * pace.ratio * pace.frequency)
    self.initialVelocity = initialVelocity
    super.init()
  }

  public nonisolated required init?(coder: NSCoder) {
    spring =
      coder.containsValue(forKey: "ratio")
      ? .ratio(coder.decodeDouble(forKey: "ratio"))
      : .physics(
        mass: coder.decodeDouble(forKey: "mass"),
        stiffness: coder.decodeDouble(forKey: "stiffness"),
        damping: coder.decodeDouble(forKey: "damping"))
    initialVelocity = CGVector(
      dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {
    switch spring {
    case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
    case .physics(let mass, let stiffness, let damping):
      coder.encode(mass, forKey: "mass")
      coder.encode(stiffness, forKey: "stiffness")
      coder.encode(damping, forKey: "damping")
    }
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
  }

  /// The same object: nothing about it can change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func pace(over duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    switch spring {
    case .ratio(let ratio):
      let length = max(duration, 1e-6)
      return (.spring(.fitting(length, ratio: ratio, velocity: initialVelocity)), duration)
    case .physics(let mass, let stiffness, let damping):
      let frequency = (stiffness / mass).squareRoot()
      let ratio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
      let spring = SpringPace(frequency: frequency, ratio: ratio, velocity: initialVelocity)
      return (.spring(spring), spring.settlingDuration)
    }
  }
}
