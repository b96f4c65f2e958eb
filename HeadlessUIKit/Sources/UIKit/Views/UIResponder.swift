@MainActor open class UIResponder: NSObject {
  /// Stands in for the runtime's associated objects; stored here, so that they go with their owner.
  public var headlessAssociations: [UnsafeMutableRawPointer: AnyObject] = [:]

  public override init() { super.init() }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Fails when this responder does not want to, or the present one does not let go.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isReachable, canBecomeFirstResponder else { return false }
    return FirstResponder.take(self)
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    FirstResponder.drop(self)
    return true
  }

  /// A view outside every window cannot take the role (documentation of `becomeFirstResponder()`).
  var isReachable: Bool { true }

  /// Whether the keyboard belongs to it.
  var takesText: Bool { false }

  func gainedFirstResponder() {}
  func lostFirstResponder() {}

  // Touches that nobody takes go up the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // So do keys that nobody handles.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // UIKit declares these on NSObject; on Linux an extension's members cannot be overridden, and
  // views and view controllers, which share this superclass, are what overrides them.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  /// The default says that the gesture was not handled.
  open func accessibilityPerformEscape() -> Bool { false }

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.settings.focused === self }
}
