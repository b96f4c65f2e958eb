/// Values that make no sense are ignored.
open class CASpringAnimation: CABasicAnimation {
  private var storedAllowsOverdamping = false
  private var storedMass: CGFloat = 1
  private var storedStiffness: CGFloat = 100
  private var storedDamping: CGFloat = 10
  private var storedInitialVelocity: CGFloat = 0

  // What follows is public in iOS 17: here it is what the newer view springs are made of.

  // Measured by others [animation 71].
  init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let ratio = bounce < 0 ? 1 / max(1 + Double(bounce), 1e-6) : 1 - min(Double(bounce), 1)
    storedStiffness = CGFloat(frequency * frequency)
    storedDamping = CGFloat(2 * ratio * frequency)
    storedAllowsOverdamping = true
    duration = settlingDuration
  }

  public required init() { super.init() }

  var allowsOverdamping: Bool {
    get { storedAllowsOverdamping }
    set { if mayChange("allowsOverdamping") { storedAllowsOverdamping = newValue } }
  }

  /// How long it seems to take.
  var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(storedStiffness / storedMass).squareRoot()
  }

  /// 0: critical; up to 1: swings; below 0: creeps.
  var bounce: CGFloat {
    let ratio = storedDamping / (2 * (storedStiffness * storedMass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  open var mass: CGFloat {
    get { storedMass }
    set { if newValue > 0, mayChange("mass") { storedMass = newValue } }
  }

  open var stiffness: CGFloat {
    get { storedStiffness }
    set { if newValue > 0, mayChange("stiffness") { storedStiffness = newValue } }
  }

  open var damping: CGFloat {
    get { storedDamping }
    set { if newValue >= 0, mayChange("damping") { storedDamping = newValue } }
  }

  open var initialVelocity: CGFloat {
    get { storedInitialVelocity }
    set { if mayChange("initialVelocity") { storedInitialVelocity = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    storedMass = other.storedMass
    storedStiffness = other.storedStiffness
    storedDamping = other.storedDamping
    storedInitialVelocity = other.storedInitialVelocity
    storedAllowsOverdamping = other.storedAllowsOverdamping
  }

  /// When the spring has come to rest, as Core Animation estimates it. `duration` rules all the
  /// same: a shorter one cuts the movement off.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  // Unverified: that a timing function has no effect on a spring.
  override func progress(at sample: MediaTiming.Sample) -> Double { curve(sample.seconds) }

  var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: storedAllowsOverdamping)
  }
}
