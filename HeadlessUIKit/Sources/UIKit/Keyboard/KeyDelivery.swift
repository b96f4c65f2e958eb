/// The way of a key: text input, key commands, then the responders [controllers 19.5 to 19.8].
@MainActor
struct KeyDelivery {
  let key: UIKey
  private let first = FirstResponder.current

  init(_ key: UIKey) { self.key = key }

  func deliver() {
    let command = self.command
    if let command, command.wantsPriorityOverSystemBehavior { return command.perform() }
    if let text, let field = first as? any TypedText { return field.insertTyped(text) }
    // Unverified: a command that matches keeps the press from the responders.
    if let command { return command.perform() }
    let press = UIPress(key: key, window: KeyWindow.current, responder: startOfPresses)
    let event = UIPressesEvent(press)
    event.timestamp = press.timestamp
    UIApplication.shared.sendEvent(event)
    press.phase = .ended
    UIApplication.shared.sendEvent(event)
  }

  /// What a text field makes of it.
  private var text: String? {
    let flags = key.modifierFlags.subtracting([.shift, .alphaShift])
    return flags.isEmpty && key.characters.count == 1 && key.characters != "\r"
      ? key.characters : nil
  }

  private var command: UIKeyCommand? {
    var responder = startOfCommands
    while let current = responder {
      if let found = current.keyCommands?.first(where: { $0.matches(key) }) { return found }
      responder = current.next
    }
    return nil
  }

  /// Observed: without a first responder a controller's commands count only if it could be the
  /// first responder [controllers 19.8].
  private var startOfCommands: UIResponder? {
    if let first { return first }
    guard let top = topController, top.canBecomeFirstResponder else { return KeyWindow.current }
    return top
  }

  /// Unverified: without a first responder the controller on top of the key window is the first to
  /// hear of presses.
  private var startOfPresses: UIResponder? { first ?? topController ?? KeyWindow.current }

  private var topController: UIViewController? {
    var controller = KeyWindow.current?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }
}
