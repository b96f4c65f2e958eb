import Foundation

open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
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
      registration.action.perform(sender: self)
    }
  }

  func stateDidChange() {}

  private func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == identifier else { return registration }
      let rest = registration.events.subtracting(events)
      return rest.isEmpty ? nil : Registration(action: registration.action, events: rest)
    }
  }
}
