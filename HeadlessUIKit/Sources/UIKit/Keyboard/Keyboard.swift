/// The keyboard on the screen: there while a responder that takes text is the first one.
@MainActor enum Keyboard {
  /// Points, the home indicator's strip included. Observed on a phone of 844 points.
  static var height: CGFloat = 336
  private(set) static var isShown = false
  private static var number = 0
  /// Unlike any curve of `UIView.AnimationCurve`: observed to be 7, over 0.25 seconds.
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  static func reset() {
    height = 336
    isShown = false
    number += 1
  }

  static var frame: CGRect { frame(shown: isShown) }

  static func follow(_ responder: UIResponder?) {
    let shows = responder?.takesText == true
    guard shows != isShown else { return }
    AppReset.register()
    let info = userInfo(from: frame(shown: isShown), to: frame(shown: shows))
    isShown = shows
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
