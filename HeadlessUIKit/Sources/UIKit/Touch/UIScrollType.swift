public enum UIScrollType: UInt, Sendable {
  /// A mouse wheel, notch by notch.
  case discrete = 0
  /// A trackpad.
  case continuous = 1
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
