extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The system's own curve. It has a number and no name: UIKit's enumeration is Objective-C's,
    /// which any number fits.
    case headlessSystem = 7
  }
}

extension UIView.AnimationOptions {
  /// The curve is a number in four of the bits, not a set of flags.
  // Unverified: what a number without a name stands for.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}

/// How often an animation is played, and whether it comes back each time.
struct Repetition {
  static let none = Repetition(count: 0, autoreverses: false)

  /// 0: once.
  let count: Float
  let autoreverses: Bool
}

extension Repetition {
  init(_ options: UIView.AnimationOptions) {
    count = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }
}
