import Foundation

open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []
  var tracking = ControlTracking()

  // Unverified: a control that is switched off under a finger cancels.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancel(with: nil) }
      stateDidChange()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// An action with the identifier of an earlier one takes its place for these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    forIdentifier actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }

  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    // The list of before: a handler may add and remove.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.action.performWithSender(self, target: nil)
    }
  }

  func stateDidChange() {}
  /// A finger was lifted inside.
  func wasPressed() {}

  // Touches

  open var isTracking: Bool { tracking.isTracking }
  open var isTouchInside: Bool { tracking.isTouchInside }

  /// Linux has no runtime that could be asked which methods a class overrides: a test's control that
  /// overrides `continueTracking(_:with:)` says so.
  open var headlessOverridesTracking: Bool { false }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { tracking.isTracking = false }
  open func cancelTracking(with event: UIEvent?) { tracking.isTracking = false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackingCancelled(touches, event)
  }

  private func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == identifier else { return registration }
      let rest = registration.events.subtracting(events)
      return rest.isEmpty ? nil : Registration(action: registration.action, events: rest)
    }
  }
}
