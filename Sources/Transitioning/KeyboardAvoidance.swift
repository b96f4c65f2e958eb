import UIKit

/// The keyboard, as far as a card makes room for it. UIKit lays out the screens behind a keyboard only
/// for its own sheets.
@MainActor
final class KeyboardAvoidance {
  /// An announcement of UIKit: the keyboard's frame, in the screen's coordinates, and its animation.
  struct Change: Sendable, Equatable {
    let frame: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// - Parameter keys: The keys of the end frame, the duration and the curve.
    init?(_ info: [AnyHashable: Any]?, keys: [String]) {
      let values = keys.map { info?[$0] }
      guard let frame = values[0] as? NSValue else { return nil }
      self.frame = frame.cgRectValue
      duration = (values[1] as? NSNumber)?.doubleValue ?? 0
      // The keyboard's curve has no name; options hold curves as numbers from their 16th bit on.
      let curve = (values[2] as? NSNumber)?.intValue ?? 0
      options = UIView.AnimationOptions(rawValue: UInt(clamping: curve) << 16)
    }

    static func == (one: Change, other: Change) -> Bool { one.frame == other.frame }
  }

  /// The last change that UIKit announced.
  private(set) var announced: Change?
  /// The change for which the card has made room.
  private var answered: Change?
  /// The upper edge of a keyboard that was there before the presentation.
  private var earlierTop: CGFloat?
  private var observation: Observation?

  init(onChange: @escaping @MainActor @Sendable (Change) -> Void) {
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey,
    ]
    let name = UIResponder.keyboardWillChangeFrameNotification
    observation = Observation(name) { [weak self] notification in
      guard let change = Change(notification.userInfo, keys: keys) else { return }
      onMainActor { if self != nil { onChange(change) } }
    }
  }

  /// True if the card has not made room for the last change yet.
  var isBehind: Bool { announced != answered }

  func hear(of change: Change) { announced = change }

  func answer() { answered = announced }

  /// The upper edge of the keyboard in a container of which it covers the lower part.
  func top(in container: UIView) -> CGFloat? {
    guard let screen = container.window?.screen else { return nil }
    guard let frame = answered?.frame else {
      if announced == nil { earlierTop = topOfEarlierKeyboard(in: container) }
      return earlierTop
    }
    // A keyboard that floats, or is split, covers little, and is moved by the user. Its frame is
    // empty, or ends above the screen's lower edge.
    guard frame.isUsable, frame.maxY >= screen.bounds.maxY - 1 else { return nil }
    let covered = container.convert(frame, from: screen.coordinateSpace)
      .intersection(container.bounds)
    return covered.isUsable ? covered.minY : nil
  }

  /// UIKit does not announce again what is there already, but has a guide for it. Without a
  /// keyboard that is as high as the safe area's lower inset.
  private func topOfEarlierKeyboard(in container: UIView) -> CGFloat? {
    let guide = container.keyboardLayoutGuide.layoutFrame
    let isShown = guide.isUsable && guide.height > container.safeAreaInsets.bottom + 1
    return isShown ? guide.minY : nil
  }

  /// Observes notifications for as long as it lives.
  private final class Observation {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ action: @escaping @Sendable (Notification) -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: action)
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}
