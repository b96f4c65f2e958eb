public struct UIAccessibility: Sendable {
  public init() {}

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  struct Settings {
    var reduceMotion = false
    var prefersCrossFade = false
    var isVoiceOverRunning = false
    var posted: [(notification: Notification, argument: AnnouncedArgument)] = []
    weak var focused: UIResponder?
  }

  nonisolated(unsafe) static var settings: Settings = {
    AppReset.register()
    return Settings()
  }()

  public static var isReduceMotionEnabled: Bool { settings.reduceMotion }

  /// True only while Reduce Motion is on (documentation of the property).
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.prefersCrossFade
  }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// VoiceOver, when it runs, goes to the element that comes with a change of screen or layout
  /// (documentation of both notifications).
  // Unverified: that it is there at once.
  public static func post(notification: Notification, argument: Any?) {
    settings.posted.append((notification, AnnouncedArgument(argument)))
    guard settings.isVoiceOverRunning,
      notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? UIResponder
    else { return }
    MainActor.assumeIsolated { AccessibilityFocus.move(to: element) }
  }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}

/// An element that is no view, as the cells of a table are for VoiceOver [controllers 19.15].
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
