@MainActor
enum KeyWindow {
  private(set) static weak var current: UIWindow?

  static func change(to window: UIWindow?) {
    guard window !== current else { return }
    if let old = current {
      current = nil
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    current = window
    guard let window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}
