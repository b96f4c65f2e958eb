import UIKit

/// The screen that a gesture serves, as far as the gesture needs it.
@MainActor
protocol InteractionHost: AnyObject {
  /// The screen itself, for the app's own closures.
  var destination: UIViewController? { get }
  /// The area in which a pull may begin, in the presented view's coordinates; `nil` is all of it.
  var startRect: CGRect? { get }
  /// The app's choice of what a pull in a scroll view does.
  var scrollHandOff: TransitionScrollHandOff { get }
  /// The run in progress, if any.
  var interactiveRun: (any InteractiveRun)? { get }
  /// The presentation of the screen; `nil` while it is not presented.
  var dismissible: (any DismissiblePresentation)? { get }
  func report(_ misuse: TransitionMisuse)
  /// Returns the progress of a custom gesture within 0…1.
  func checked(_ progress: CGFloat) -> CGFloat
}

/// A run, as far as a gesture may control it.
@MainActor
protocol InteractiveRun: AnyObject {
  /// True while the run plays and has more than a point to go.
  var canBeCaught: Bool { get }
  /// Pauses the run. Returns `false` if it was not playing.
  func hold() -> Bool
  /// Returns the direction in which a finger closes the screen, as a unit vector.
  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector?
  /// Returns a drag session that begins at the run's current position.
  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool, with sample: GestureSample
  ) -> DragSession?
  func move(to position: RunPosition)
  /// Releases a run that a drag has held; `velocity` is per second, `reason` is that of going back.
  func release(
    closes: Bool, velocity: RunPosition, isCarried: Bool, because reason: TransitionEnding.Reason)
  /// Continues towards the end to which the run was playing before it was held.
  func resume()
  func atEnd(_ action: @escaping () -> Void)
}

/// A presented screen at rest, as far as a gesture needs it.
@MainActor
protocol DismissiblePresentation: AnyObject {
  var presentedView: UIView? { get }
  /// True if the user could dismiss the screen now.
  var isDismissible: Bool { get }
  /// True while a child container is in a transition.
  var hasTransitionInside: Bool { get }
  /// True if the app consents to a dismissal by the user.
  var allowsDismissal: Bool { get }
  /// The choreography with which the screen would close now, and its geometry.
  var closing: (choreography: Choreography, geometry: TransitionGeometry)? { get }
  /// The color behind a full screen that moves aside; `nil` for a card.
  var revealedBackground: UIColor? { get }
  /// True if a finger may lead to a screen that opens as well: the next tab.
  var goesBothWays: Bool { get }
  /// Returns what a movement does to the screen, or `nil` if there is none where it goes.
  func direction(of movement: CGVector) -> TransitionDirection?
  func startOpening()
  func startDismissal()
  /// True if a change has begun, or will.
  var isChanging: Bool { get }
  @discardableResult func dismissByUser() -> Bool
  func notifyDidAttemptToDismiss()
  /// Called for a touch that has caught a run, and has been lifted without moving it.
  func tapped(at recognizer: UIGestureRecognizer)
}

// As in a container, where nothing is asked but whether there is a way back.
extension DismissiblePresentation {
  var allowsDismissal: Bool { true }
  var revealedBackground: UIColor? { nil }
  func notifyDidAttemptToDismiss() {}
  func tapped(at recognizer: UIGestureRecognizer) {}

  /// Dismisses the screen if the app consents, as UIKit's own sheets do; otherwise tells the app of the attempt.
  /// Returns `false` if the screen was not dismissible at all.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    if allowsDismissal { startDismissal() } else { notifyDidAttemptToDismiss() }
    return true
  }

  var goesBothWays: Bool { false }
  func direction(of movement: CGVector) -> TransitionDirection? { .closing }
  func startOpening() {}
  var isChanging: Bool { true }

  /// Returns the direction in which a gesture closes the screen at rest, as a unit vector.
  func closingAxis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    closing.map {
      gesture.axis(of: $0.choreography, on: $0.geometry, opens: false, movement: movement)
    }
  }
}
