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
  var definition: any GestureDefinition {
    switch self {
    case .none: NoGesture()
    case .pinch: PinchGesture()
    case .leadingEdge: EdgeGesture(.leading)
    case .trailingEdge: EdgeGesture(.trailing)
    case .leftEdge: EdgeGesture(.left)
    case .rightEdge: EdgeGesture(.right)
    case .pullUpDown: PullGesture(isVertical: true)
    case .pullLeftRight: PullGesture(isVertical: false)
    case .panToEdge: PanToEdgeGesture()
    case .swipe(let edge): SwipeGesture(to: edge)
    case .custom(let recognizer, let progress, let verdict):
      CustomGesture(recognizer: recognizer, tellProgress: progress, decide: verdict)
    }
  }
}
