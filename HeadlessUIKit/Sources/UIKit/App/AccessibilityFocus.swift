/// Where VoiceOver is.
@MainActor enum AccessibilityFocus {
  static func move(to element: UIResponder?) {
    let old = UIAccessibility.settings.focused
    guard old !== element else { return }
    UIAccessibility.settings.focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
  }

  static func leave(_ view: UIView) {
    if UIAccessibility.settings.focused === view { move(to: nil) }
  }
}

/// What a notification carried; elements are not kept alive by it.
struct AnnouncedArgument {
  private weak var element: UIResponder?
  private let other: Any?

  init(_ argument: Any?) {
    element = argument as? UIResponder
    other = element == nil ? argument : nil
  }

  var value: Any? { element ?? other }
}

extension UIAccessibility {
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// With nil, whatever was focused last, by any technology; here only VoiceOver focuses.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .notificationVoiceOver: settings.focused
    default: nil
    }
  }
}
