import UIKit

/// The keyboard, for a card that makes room. UIKit makes room for the keyboard only in its own sheets.
@MainActor
final class KeyboardAvoidance {
  /// A change announced by UIKit: the keyboard's frame, in the coordinates of the `UIScreen`, and its animation.
  struct Change: Sendable {
    let frame: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    /// The screen of the keyboard, as of iOS 16.1: another display may have a keyboard of its own.
    let screen: UIScreen?

    /// - Parameter keys: The keys in the notification of the end frame, the duration and the curve.
    init?(_ notification: Notification, keys: [String]) {
      screen = notification.object as? UIScreen
      let values = keys.map { notification.userInfo?[$0] }
      guard let frame = values[0] as? NSValue else { return nil }
      self.frame = frame.cgRectValue
      duration = (values[1] as? NSNumber)?.doubleValue ?? 0
      // The keyboard's curve has no name; `AnimationOptions` contain curves as numbers from the 16th bit on.
      let curve = (values[2] as? NSNumber)?.intValue ?? 0
      options = UIView.AnimationOptions(rawValue: UInt(clamping: curve) << 16)
    }
  }

  /// The last change announced by UIKit.
  var announced: Change?
  /// The change for which the card has made room, after `answer()`.
  private var answered: Change?
  /// The upper edge of a keyboard shown before the presentation.
  private var earlierTop: CGFloat?
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  init(onChange: @escaping @MainActor @Sendable (Change) -> Void) {
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey,
    ]
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let change = Change(notification, keys: keys) else { return }
      onMainActor { [weak self] in if self != nil { onChange(change) } }
    }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// True if the card has not made room for the last change yet.
  var isBehind: Bool { announced?.frame != answered?.frame }

  func answer() { answered = announced }

  /// Returns the upper edge of the keyboard in `container`; `nil` if the keyboard does not cover the lower part.
  func top(in container: UIView) -> CGFloat? {
    guard let screen = container.window?.screen else { return nil }
    guard let frame = answered?.frame else {
      if announced == nil { earlierTop = topOfEarlierKeyboard(in: container) }
      return earlierTop
    }
    // A keyboard that floats, or is split, covers little, and is moved by the user. Its `frame` is empty, or ends above
    // the screen's lower edge.
    guard frame.isUsable, frame.maxY >= screen.bounds.maxY - 1 else { return nil }
    let covered = container.convert(frame, from: screen.coordinateSpace)
      .intersection(container.bounds)
    return covered.isUsable ? covered.minY : nil
  }

  /// Returns the upper edge from `keyboardLayoutGuide`, because UIKit does not announce a keyboard already shown.
  /// Without a keyboard, the guide is as high as the lower inset of the safe area.
  private func topOfEarlierKeyboard(in container: UIView) -> CGFloat? {
    let guide = container.keyboardLayoutGuide.layoutFrame
    let isShown = guide.isUsable && guide.height > container.safeAreaInsets.bottom + 1
    return isShown ? guide.minY : nil
  }
}

extension CardLayout {
  /// The minimum space between a card and the keyboard, in points. A card at an edge touches the keyboard.
  static let keyboardGap: CGFloat = 10
  /// The minimum height of a card above a keyboard, in points.
  static let leastHeight: CGFloat = 80

  /// Returns a card's frame moved up above a keyboard, and reduced in height if the card does not fit there.
  func frame(_ frame: CGRect, above keyboard: CGFloat, in space: CardSpace) -> CGRect {
    let distance = edge == .bottom ? distance(of: frame, in: space) : 0
    let bottom = edge == nil ? keyboard - Self.keyboardGap : keyboard - distance
    guard frame.maxY > bottom else { return frame }
    // The keyboard covers the home indicator, so the content does not need its space.
    let content =
      edge == .bottom ? frame.height - max(space.safeArea.bottom - distance, 0) : frame.height
    let safe = space.bounds.inset(by: space.safeArea)
    let top = max(bottom - content, min(frame.minY, safe.minY + margins.height))
    let height = min(content, max(bottom - top, Self.leastHeight))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: height).rounded
  }
}
