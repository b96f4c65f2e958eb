/// There is one first responder in the app: windows share it.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// One responder hands over to another: the keyboard stays.
  private static var isHandingOver = false

  static func take(_ responder: UIResponder) -> Bool {
    if let other = current {
      isHandingOver = true
      let letGo = other.resignFirstResponder()
      isHandingOver = false
      guard letGo else { return false }
    }
    change(to: responder)
    return true
  }

  static func drop(_ responder: UIResponder) {
    guard current === responder else { return }
    change(to: nil)
  }

  static func reset() {
    current = nil
    isHandingOver = false
  }

  /// Its view leaves the window, or editing ends by force: whatever it answers.
  // Unverified: that it hears of it through `resignFirstResponder()`.
  static func force(_ responder: UIResponder) {
    guard current === responder else { return }
    responder.resignFirstResponder()
    drop(responder)
  }

  private static func change(to responder: UIResponder?) {
    let old = current
    current = responder
    old?.lostFirstResponder()
    responder?.gainedFirstResponder()
    if !isHandingOver { Keyboard.follow(current) }
  }
}

extension UIView {
  /// Returns whether the first responder was in here and gave up its role (documentation).
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let first = FirstResponder.current as? UIView, first.isDescendant(of: self) else {
      return false
    }
    if force {
      FirstResponder.force(first)
      return true
    }
    return first.resignFirstResponder()
  }
}

/// A responder into which the user types.
@MainActor protocol TypedText: UIResponder {
  func insertTyped(_ typed: String)
  func deleteTyped()
}
