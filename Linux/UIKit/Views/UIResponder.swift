@MainActor open class UIResponder: NSObject {
  /// There is one first responder in the app: windows share it.
  private static weak var first: UIResponder?

  /// Stands in for the runtime's associated objects; stored here, so that they go with their owner.
  public var headlessAssociations: [UnsafeMutableRawPointer: AnyObject] = [:]

  public override init() { super.init() }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }

  /// Fails when this responder does not want to, or the present one does not let go.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isReachable, canBecomeFirstResponder else { return false }
    if let other = Self.first, !other.resignFirstResponder() { return false }
    Self.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Self.first = nil }
    return true
  }

  /// A view outside every window cannot take the role (documentation of `becomeFirstResponder()`).
  var isReachable: Bool { true }

  // UIKit declares these on NSObject; on Linux an extension's members cannot be overridden, and
  // views and view controllers, which share this superclass, are what overrides them.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
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
