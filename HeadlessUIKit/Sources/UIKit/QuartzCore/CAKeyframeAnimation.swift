public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  /// nil without at least two values.
  private var keyframes: Keyframes? { prepared?.keyframes(of: self) }
  /// The same for all layers that one animation is added to.
  private var prepared: PreparedKeyframes?
  private var storedValues: [Any]? { didSet { prepared = nil } }
  private var storedKeyTimes: [NSNumber]? { didSet { prepared = nil } }
  private var storedTimingFunctions: [CAMediaTimingFunction]? { didSet { prepared = nil } }
  private var storedCalculationMode: CAAnimationCalculationMode = .linear {
    didSet { prepared = nil }
  }
  private var storedTensionValues: [NSNumber]? { didSet { prepared = nil } }
  private var storedContinuityValues: [NSNumber]? { didSet { prepared = nil } }
  private var storedBiasValues: [NSNumber]? { didSet { prepared = nil } }
  private var storedPath: CGPath? { didSet { prepared = nil } }
  private var storedRotationMode: CAAnimationRotationMode?

  open var values: [Any]? {
    get { storedValues }
    set { if mayChange("values") { storedValues = newValue } }
  }

  /// For points: takes the place of the values.
  open var path: CGPath? {
    get { storedPath }
    set { if mayChange("path") { storedPath = newValue } }
  }

  open var rotationMode: CAAnimationRotationMode? {
    get { storedRotationMode }
    set { if mayChange("rotationMode") { storedRotationMode = newValue } }
  }

  open var keyTimes: [NSNumber]? {
    get { storedKeyTimes }
    set { if mayChange("keyTimes") { storedKeyTimes = newValue } }
  }

  open var timingFunctions: [CAMediaTimingFunction]? {
    get { storedTimingFunctions }
    set { if mayChange("timingFunctions") { storedTimingFunctions = newValue } }
  }

  open var calculationMode: CAAnimationCalculationMode {
    get { storedCalculationMode }
    set { if mayChange("calculationMode") { storedCalculationMode = newValue } }
  }

  open var tensionValues: [NSNumber]? {
    get { storedTensionValues }
    set { if mayChange("tensionValues") { storedTensionValues = newValue } }
  }

  open var continuityValues: [NSNumber]? {
    get { storedContinuityValues }
    set { if mayChange("continuityValues") { storedContinuityValues = newValue } }
  }

  open var biasValues: [NSNumber]? {
    get { storedBiasValues }
    set { if mayChange("biasValues") { storedBiasValues = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    storedValues = other.storedValues
    storedKeyTimes = other.storedKeyTimes
    storedTimingFunctions = other.storedTimingFunctions
    storedCalculationMode = other.storedCalculationMode
    storedTensionValues = other.storedTensionValues
    storedContinuityValues = other.storedContinuityValues
    storedBiasValues = other.storedBiasValues
    storedPath = other.storedPath
    storedRotationMode = other.storedRotationMode
    let shared = other.prepared ?? PreparedKeyframes()
    (other.prepared, prepared) = (shared, shared)
  }

  override func freeze() {
    super.freeze()
    prepared = prepared ?? PreparedKeyframes()
  }

  override func value(at sample: MediaTiming.Sample, model: AnimatableValue) -> AnimatableValue? {
    keyframes?.value(at: fraction(at: sample))
  }

  override func turn(at sample: MediaTiming.Sample) -> CGFloat? {
    guard let mode = storedRotationMode, mode == .rotateAuto || mode == .rotateAutoReverse,
      let angle = keyframes?.angle(at: fraction(at: sample))
    else { return nil }
    return mode == .rotateAuto ? angle : angle + .pi
  }

  private func fraction(at sample: MediaTiming.Sample) -> Double {
    timingFunction?.curve(sample.fraction) ?? sample.fraction
  }

  override func stations(model: AnimatableValue) -> [AnimatableValue] {
    // Values that follow each other at once have no middle.
    calculationMode == .discrete
      ? [] : keyframes?.values ?? (values ?? []).map { AnimatableValue($0) }
  }

  override func endValue(model: AnimatableValue) -> AnimatableValue? { keyframes?.value(at: 1) }
}

/// The keyframes of all animations with the same values, made when the first of them is shown: adding an
/// animation costs a program no more than it does on a device, where another process looks at the values.
private final class PreparedKeyframes {
  private var made: Keyframes??

  /// - Parameter animation: Any of them. One whose values change no longer is.
  func keyframes(of animation: CAKeyframeAnimation) -> Keyframes? {
    if let made { return made }
    let keyframes = Keyframes(animation)
    made = .some(keyframes)
    return keyframes
  }
}
