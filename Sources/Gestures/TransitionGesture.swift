import UIKit

/// A gesture that dismisses a presented screen. The preset defines the movement; the gesture drives
/// it.
///
/// All but `none` and `swipe` are interactive: the screen tracks the finger, can be caught again
/// while it opens or closes, and is released with the finger's velocity.
public enum TransitionGesture {
  /// No gesture.
  case none
  /// A pinch of two fingers anywhere on the screen. The screen is dismissed if they have closed by
  /// more than half. With `full`, `overlay` and `scale` it lies between the fingers, as large as they
  /// leave it, and moves with them. Over a scroll view that zooms, the screen is dismissed only while the content is
  /// as small as it goes; otherwise the pinch zooms.
  case pinch
  /// A drag inwards from an edge of the container. The screen is dismissed if the drag, projected
  /// with its velocity, ends beyond the middle. Leading and trailing follow the layout direction.
  /// `full`, `overlay` and `scale` shrink while they follow the finger.
  case leadingEdge, trailingEdge, leftEdge, rightEdge
  /// A drag up or down (left or right) anywhere in the screen, or in
  /// `TransitionController.startRect`. If the preset moves along that axis, only its own direction
  /// counts, and the screen stays under the finger; a card that returns into a view may be dragged
  /// either way. `full`, `overlay` and `scale` shrink, and once the drag has begun they follow it in
  /// every direction; only a `full` screen without a place to return to sinks straight, as a sheet does.
  /// The screen is dismissed if the drag, projected with its velocity, exceeds 14 % of the
  /// container's height (width): 120 of 844 points.
  ///
  /// A pull in a scroll view scrolls first; the screen follows once the content is at its edge, unless
  /// `TransitionController.scrollHandOff` says otherwise. With a refresh control, a pull down in it
  /// refreshes instead, and content that is zoomed in is moved about. What is dragged inside the screen keeps its
  /// drag: the actions of a row, pages, a pan of the app's own. Two fingers on a trackpad pull as well.
  case pullUpDown, pullLeftRight
  /// A drag towards the place that it closes to (the bottom if there is none), or in any direction
  /// if the place is a view. The screen stays under the finger in every direction, and springs
  /// back in both dimensions if it is not dismissed; `full`, `overlay` and `scale` shrink meanwhile.
  /// Presets without a place to close to (slide, fold, hang and spin) treat it as a pull along their own path.
  case panToEdge
  /// A swipe towards an edge. It starts the dismissal and does not drive it. Over content that
  /// scrolls that way it counts if the content was at its edge when the finger came down.
  case swipe(TransitionEdge)
  /// A recognizer of the app's own. It stays on the view to which the app has attached it; one
  /// without a view is attached to the container.
  ///
  /// `progress` returns how far the dismissal is, 0…1. It is called at every change, and counts
  /// from its first value in the gesture. `verdict` returns, when the fingers are lifted, whether
  /// the screen is dismissed. Both get the screen as an argument, so that they need not capture it.
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

/// Everything that the library needs to know about a gesture. Each gesture has a file of its own.
protocol GestureDefinition {
  /// The kind of movement that is measured.
  var kind: DragSession.Kind { get }
  /// True if the screen tracks the fingers.
  var isInteractive: Bool { get }
  /// True if the gesture must begin inside `TransitionController.startRect`.
  var beginsInStartRect: Bool { get }
  /// True if the recognizer is the app's. It then stays where the app attached it.
  var usesAppRecognizer: Bool { get }

  /// Returns a new recognizer, or the app's own.
  @MainActor func makeRecognizer() -> UIGestureRecognizer?

  /// Sets the edge or the direction of a recognizer before it is attached.
  @MainActor func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool)

  /// Returns the direction in which a finger closes the screen, as a unit vector.
  ///
  /// - Parameter movement: The finger's movement, which decides if the choreography does not.
  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector

  /// Returns the axis along which a scroll view under the finger scrolls first, if one does.
  @MainActor func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector?

  /// Returns whether the recognizer may begin with this movement.
  ///
  /// - Parameters:
  ///   - isAtRest: `true` if no run is in progress.
  ///   - closing: Returns the direction in which a finger closes the screen; `nil` during a run or
  ///     if a scroll view scrolls first.
  @MainActor func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool

  /// Returns the app's own progress, 0…1, if the gesture has one.
  @MainActor func progress(
    of recognizer: UIGestureRecognizer, on screen: UIViewController?
  ) -> CGFloat?

  /// Returns the app's own verdict, `true` to close the screen, if the gesture has one.
  @MainActor func verdict(on screen: UIViewController?) -> Bool?
}

extension GestureDefinition {
  var isInteractive: Bool { true }
  var beginsInStartRect: Bool { false }
  var usesAppRecognizer: Bool { false }

  func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {}

  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector { CGVector(dx: 0, dy: 1) }

  func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector? { nil }

  func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool { true }

  func progress(of recognizer: UIGestureRecognizer, on screen: UIViewController?) -> CGFloat? {
    nil
  }

  func verdict(on screen: UIViewController?) -> Bool? { nil }

  /// Returns whether a screen that is released now closes. The app is not asked about a screen that
  /// the gesture opens.
  @MainActor func closes(
    _ screen: UIViewController?, _ session: DragSession, _ sample: GestureSample
  ) -> Bool {
    let verdict = session.isOpener ? nil : verdict(on: screen)
    return verdict ?? session.closes(sample)
  }
}

/// No gesture: nothing is recognized, and no run can be caught.
struct NoGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let isInteractive = false

  func makeRecognizer() -> UIGestureRecognizer? { nil }
}
