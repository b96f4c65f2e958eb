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
    var posted: [(notification: Notification, argument: Any?)] = []
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

  /// Nobody listens on a machine without a screen.
  public static var isVoiceOverRunning: Bool { false }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  public static func post(notification: Notification, argument: Any?) {
    settings.posted.append((notification, argument))
  }
}
