/// The keyboard on the screen: there while a responder that takes text is the first one.
@MainActor enum Keyboard {
  /// Points, the home indicator's strip included. Observed on a phone of 844 points.
  static var height: CGFloat = 336
  /// A new height is that of the next keyboard: one that is there would announce a change.
  private static var shownHeight: CGFloat = 336
  private(set) static var isShown = false
  private(set) static var isUndocked = false
  private static var number = 0
  /// Unlike any curve of `UIView.AnimationCurve`: observed to be 7, over 0.25 seconds.
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  static func reset() {
    height = 336
    isShown = false
    isUndocked = false
    number += 1
  }

  static var frame: CGRect { frame(shown: isShown) }

  static func follow(_ responder: UIResponder?) {
    let shows = responder?.takesText == true
    guard shows != isShown else { return }
    AppReset.register()
    change(shows, from: frame(shown: isShown), to: frame(shown: shows))
  }

  /// Seen by apps as hidden before the turn, and shown again after it [controllers 19.11].
  static func hideForTurn() -> Bool {
    guard isShown, !isUndocked else { return false }
    change(false, from: frame(shown: true), to: frame(shown: false))
    return true
  }

  static func showAfterTurn() {
    guard FirstResponder.current?.takesText == true else { return }
    change(true, from: frame(shown: false), to: frame(shown: true))
  }

  /// The user takes it off the lower edge, or puts it back: apps are told that it hides, and shows
  /// [controllers 19.14]. `end` is what they are told of its frame.
  static func undock(_ undocks: Bool, end: CGRect) {
    guard isShown, undocks != isUndocked else { return }
    isUndocked = undocks
    let docked = frame(shown: true)
    announce(!undocks, from: undocks ? docked : end, to: undocks ? end : docked)
  }

  private static func change(_ shows: Bool, from start: CGRect, to end: CGRect) {
    isShown = shows
    isUndocked = false
    if shows { shownHeight = height }
    announce(shows, from: start, to: end)
  }

  private static func announce(_ shows: Bool, from start: CGRect, to end: CGRect) {
    let info = userInfo(from: start, to: end)
    number += 1
    announce(shows, UIResponder.willPair(shows), info)
    let turn = number
    MainLoop.main.after(duration) {
      MainActor.assumeIsolated {
        guard turn == number else { return }
        announce(shows, UIResponder.didPair(shows), info)
      }
    }
  }

  // Unverified: the change of the frame is announced first.
  private static func announce(
    _ shows: Bool, _ names: [Notification.Name], _ info: [AnyHashable: Any]
  ) {
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }

  private static func frame(shown: Bool) -> CGRect {
    let screen = UIScreen.main.bounds
    let height = shown && isShown ? shownHeight : height
    return CGRect(
      x: 0, y: shown ? screen.height - height : screen.height, width: screen.width, height: height)
  }

  private static func userInfo(from start: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

extension UIResponder {
  fileprivate static func willPair(_ shows: Bool) -> [Notification.Name] {
    [
      keyboardWillChangeFrameNotification,
      shows ? keyboardWillShowNotification : keyboardWillHideNotification,
    ]
  }

  fileprivate static func didPair(_ shows: Bool) -> [Notification.Name] {
    [
      keyboardDidChangeFrameNotification,
      shows ? keyboardDidShowNotification : keyboardDidHideNotification,
    ]
  }
}

extension UIResponder {
  public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
