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

  /// What came with each of `postedAccessibilityNotifications`; an element that is gone is nil.
  public static var postedAccessibilityArguments: [Any?] {
    UIAccessibility.settings.posted.map(\.argument.value)
  }

  public static func setVoiceOver(_ isOn: Bool) {
    guard UIAccessibility.settings.isVoiceOverRunning != isOn else { return }
    if !isOn { AccessibilityFocus.move(to: nil) }
    UIAccessibility.settings.isVoiceOverRunning = isOn
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Switches VoiceOver on and sets its focus, which is not held: an element that leaves its
  /// window, or ends, loses it.
  // Unverified: the loss; VoiceOver itself then looks for another element.
  public static func focus(on element: UIResponder?) {
    setVoiceOver(true)
    AccessibilityFocus.move(to: element)
  }

  /// The gesture "escape" at this element: it goes up the views that contain it, and their
  /// controllers, until someone handles it (documentation of `accessibilityPerformEscape()`: "on
  /// an element or containing view").
  @discardableResult public static func performEscape(on responder: UIResponder) -> Bool {
    var asked: UIResponder? = responder
    while let current = asked {
      if current.accessibilityPerformEscape() { return true }
      // Also where a presented controller's next responder is its presenter.
      asked = (current as? UIViewController)?.viewIfLoaded?.superview ?? current.next
    }
    return false
  }
}
