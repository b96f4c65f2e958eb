public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  /// nil without at least two values.
  private var keyframes: Keyframes? { prepared?.keyframes(of: self) }
  /// The same for all layers that one animation is added to.
  private var prepared: PreparedKeyframes?
  private var settings = KeyframeSettings() { didSet { prepared = nil } }

  open var values: [Any]? {
    get { settings.values }
    set { if mayChange("values") { settings.values = newValue } }
  }

  open var keyTimes: [NSNumber]? {
    get { settings.keyTimes }
    set { if mayChange("keyTimes") { settings.keyTimes = newValue } }
  }

  open var timingFunctions: [CAMediaTimingFunction]? {
    get { settings.timingFunctions }
    set { if mayChange("timingFunctions") { settings.timingFunctions = newValue } }
  }

  open var calculationMode: CAAnimationCalculationMode {
    get { settings.calculationMode }
    set { if mayChange("calculationMode") { settings.calculationMode = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    settings = other.settings
    let shared = other.prepared ?? PreparedKeyframes()
    (other.prepared, prepared) = (shared, shared)
  }

  override func freeze() {
    super.freeze()
    prepared = prepared ?? PreparedKeyframes()
  }

  override func value(at sample: MediaTiming.Sample, model: AnimatableValue) -> AnimatableValue? {
    keyframes?.value(at: timingFunction?.curve(sample.fraction) ?? sample.fraction)
  }

  override func stations(model: AnimatableValue) -> [AnimatableValue] {
    // Values that follow each other at once have no middle.
    calculationMode == .discrete
      ? [] : keyframes?.values ?? (values ?? []).map { AnimatableValue($0) }
  }

  override func endValue(model: AnimatableValue) -> AnimatableValue? { keyframes?.value(at: 1) }
}

/// What a program sets, copied as a whole for each layer that an animation is added to.
private struct KeyframeSettings {
  var values: [Any]?
  var keyTimes: [NSNumber]?
  var timingFunctions: [CAMediaTimingFunction]?
  var calculationMode = CAAnimationCalculationMode.linear
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
