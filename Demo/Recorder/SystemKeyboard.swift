import UIKit

/// The keyboard that the system shows over an app, in a drawing of our own: it comes, goes and moves as it
/// is announced to apps.
@MainActor final class SystemKeyboard {
  private struct Change: Sendable {
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions
  }

  /// The window above the app's own, while the keyboard is seen.
  private(set) var window: UIWindow?
  private let size: CGSize
  private let board = KeyboardView()
  private let caret = Caret()
  private var token: (any NSObjectProtocol)?

  /// - Parameter size: The size of the screen, in points.
  init(size: CGSize) {
    self.size = size
    let name = UIResponder.keyboardWillChangeFrameNotification
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey,
    ]
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      let values = keys.map { note.userInfo?[$0] }
      guard let begin = values[0] as? NSValue, let end = values[1] as? NSValue,
        let duration = values[2] as? NSNumber, let curve = values[3] as? NSNumber
      else { return }
      let change = Change(
        begin: begin.cgRectValue, end: end.cgRectValue, duration: duration.doubleValue,
        options: UIView.AnimationOptions(rawValue: curve.uintValue << 16))
      MainActor.assumeIsolated { self?.follow(change) }
    }
  }

  isolated deinit {
    token.map(NotificationCenter.default.removeObserver)
    window?.isHidden = true
  }

  /// True while it comes or goes.
  var isMoving: Bool { !(board.layer.animationKeys() ?? []).isEmpty }

  /// Returns the place of a letter's key on the screen, if the keyboard is there.
  func place(of letter: Character) -> CGPoint? {
    guard let window, let key = board.key(for: letter) else { return nil }
    return key.center(in: window)
  }

  private func follow(_ change: Change) {
    if window == nil { show(at: change.begin) }
    // The keyboard is not the app's: what is announced happens, even where the app animates nothing.
    let isEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)
    defer { UIView.setAnimationsEnabled(isEnabled) }
    UIView.animate(
      withDuration: change.duration, delay: 0, options: [change.options, .beginFromCurrentState]
    ) {
      self.board.frame = change.end
    } completion: { [weak self] _ in
      self?.hideIfGone()
    }
  }

  private func show(at frame: CGRect) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.window = window
    UIView.performWithoutAnimation {
      board.frame = frame
      board.startWord()
      window.addSubview(board)
      window.isHidden = false
      window.layoutIfNeeded()
    }
  }

  private func hideIfGone() {
    guard board.frame.minY >= size.height, !isMoving else { return }
    window?.isHidden = true
    window = nil
  }
}
