extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)

    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Eases in and out over the whole of the keyframes, unless bits of a curve from
  /// `AnimationOptions` are put into the options [animation 65].
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.plain
    run(
      duration, delay, Pace(plain.curve), plain, keyframes: KeyframeScript(mode: options.mode),
      animations: animations, completion: completion)
  }

  // Unverified: outside of `animateKeyframes` the block simply runs.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let script = AnimationContext.innermost?.keyframes else { return animations() }
    script.run(frameStartTime, frameDuration, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  var mode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 0xF {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// Without the calculation mode, which has no place there.
  var plain: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(0xF << 10))
  }
}
