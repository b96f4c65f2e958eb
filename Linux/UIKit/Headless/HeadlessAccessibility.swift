extension Headless {
  public static func setReduceMotion(_ isOn: Bool) {
    guard UIAccessibility.settings.reduceMotion != isOn else { return }
    UIAccessibility.settings.reduceMotion = isOn
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    if UIAccessibility.settings.prefersCrossFade { announceCrossFade() }
  }

  /// Has no effect while Reduce Motion is off.
  public static func setPrefersCrossFade(_ isOn: Bool) {
    guard UIAccessibility.settings.prefersCrossFade != isOn else { return }
    UIAccessibility.settings.prefersCrossFade = isOn
    if UIAccessibility.settings.reduceMotion { announceCrossFade() }
  }

  private static func announceCrossFade() {
    NotificationCenter.default.post(
      name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification, object: nil)
  }

  /// What has been posted for assistive technologies since the last reset.
  public static var postedAccessibilityNotifications: [UIAccessibility.Notification] {
    UIAccessibility.settings.posted.map(\.notification)
  }
}
