import UIKit

/// How a finger makes a presented screen go. The movement is the preset's; the gesture says what
/// drives it.
///
/// All but `none` and `swipe` are interactive: the screen follows the finger, can be caught again
/// while it flies, in either direction, and is let go with the finger's velocity.
public enum TransitionGesture {
  /// No gesture.
  case none
  /// Two fingers that close, anywhere on the screen. It leaves when they have closed by half.
  case pinch
  /// A drag that begins at an edge of the container and leads inwards. The screen leaves when it
  /// would come to rest beyond the middle. Leading and trailing follow the layout direction.
  case leadingEdge, trailingEdge, leftEdge, rightEdge
  /// A drag up or down (left or right), wherever it begins in the screen or in
  /// `TransitionController.startRect`. Where the preset moves along that axis, only its own
  /// direction counts, and the screen lies under the finger. It leaves after 14 % of the
  /// container's height (width), about 120 pt on a phone.
  ///
  /// A pull in a scroll view scrolls first; the screen follows once the content is at its edge.
  case pullUpDown, pullLeftRight
  /// A drag to `TransitionOptions.destination` (to the bottom where there is none): the screen
  /// lies under the finger wherever that goes, and springs home in both directions. Read by the
  /// presets that read `destination`; the others take it for a pull along their own way.
  case panToEdge
  /// A swipe towards this edge. It starts the dismissal and does not drive it.
  case swipe(TransitionEdge)
  /// A recognizer of the app's own, attached to a view of the app's choice.
  ///
  /// `progress` tells how far the dismissal is, 0 to 1; it is asked at every change, and what it
  /// returns is relative to what it returned when the gesture began. `verdict` tells, when the
  /// fingers have left, whether the screen goes. Both get the screen as an argument, so that they
  /// need not capture it.
  case custom(
    UIGestureRecognizer,
    progress: @MainActor (UIGestureRecognizer, UIViewController) -> CGFloat,
    verdict: @MainActor (UIGestureRecognizer, UIViewController) -> Bool)
}

extension TransitionGesture {
  /// Whether the screen follows the fingers.
  var isInteractive: Bool {
    switch self {
    case .none, .swipe: false
    default: true
    }
  }

  /// Where an edge gesture begins, and which way it leads.
  func edge(isRightToLeft: Bool) -> UIRectEdge? {
    switch self {
    case .leftEdge: .left
    case .rightEdge: .right
    case .leadingEdge: isRightToLeft ? .right : .left
    case .trailingEdge: isRightToLeft ? .left : .right
    default: nil
    }
  }

  /// A fresh recognizer; the app's own for `custom`.
  @MainActor func recognizer() -> UIGestureRecognizer? {
    switch self {
    case .none: nil
    case .pinch: UIPinchGestureRecognizer()
    case .pullUpDown, .pullLeftRight, .panToEdge: UIPanGestureRecognizer()
    case .leadingEdge, .trailingEdge, .leftEdge, .rightEdge: UIScreenEdgePanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .custom(let recognizer, _, _): recognizer
    }
  }

  /// Gives a recognizer its edge or its direction, before it is attached.
  @MainActor func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {
    if let pan = recognizer as? UIScreenEdgePanGestureRecognizer {
      pan.edges = edge(isRightToLeft: isRightToLeft) ?? .left
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer, case .swipe(let edge) = self {
      let way = edge.outward(isRightToLeft: isRightToLeft)
      swipe.direction =
        way.dx == 0 ? (way.dy < 0 ? .up : .down) : (way.dx < 0 ? .left : .right)
    }
  }

  /// Whether a screen that is let go like this closes: the app's verdict where it has one.
  @MainActor func closes(
    _ screen: UIViewController?, _ session: DragSession, _ sample: GestureSample
  ) -> Bool {
    guard case .custom(let recognizer, _, let verdict) = self, !session.isOpener, let screen
    else { return session.closes(sample) }
    return verdict(recognizer, screen)
  }
}
