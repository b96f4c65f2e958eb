/// Values that make no sense are ignored.
open class CASpringAnimation: CABasicAnimation {
  // UIKit's own springs of iOS 17 and later set this; the property is newer than iOS 15.
  var allowsOverdamping = false
  private var storedMass: CGFloat = 1
  private var storedStiffness: CGFloat = 100
  private var storedDamping: CGFloat = 10
  private var storedInitialVelocity: CGFloat = 0

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
    allowsOverdamping = other.allowsOverdamping
  }

  /// When the spring has come to rest, as Core Animation estimates it. `duration` rules all the
  /// same: a shorter one cuts the movement off.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  // Unverified: that a timing function has no effect on a spring.
  override func progress(at sample: MediaTiming.Sample) -> Double { curve(sample.seconds) }

  var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }
}
