import UIKit

/// What a gesture needs of the screen that it serves.
@MainActor
protocol InteractionHost: AnyObject {
  /// The screen itself, for an app's own closures.
  var destination: UIViewController? { get }
  /// Where a pull may begin, in the presented view's coordinates; `nil` is the whole view.
  var startRect: CGRect? { get }
  /// The run in progress, if any.
  var interactiveRun: (any InteractiveRun)? { get }
  /// What is presented, while it is.
  var dismissible: (any DismissiblePresentation)? { get }
  func report(_ misuse: TransitionMisuse)
  /// The progress of a custom gesture as a number between 0 and 1.
  func checked(_ progress: CGFloat) -> CGFloat
}

/// What a gesture may do with a run.
@MainActor
protocol InteractiveRun: AnyObject {
  var isPlaying: Bool { get }
  /// Pauses a playing run; returns whether there was one.
  func hold() -> Bool
  /// The direction in which a finger closes the screen, of length 1.
  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector?
  /// A drag session that begins where the run is now.
  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool, with sample: GestureSample
  ) -> DragSession?
  func move(to position: RunPosition)
  /// Lets go; `velocity` is per second.
  func release(closes: Bool, velocity: RunPosition)
  /// Continues to where the run was going before it was held.
  func resume()
  func atEnd(_ action: @escaping () -> Void)
}

/// What a gesture asks of a presented screen at rest.
@MainActor
protocol DismissiblePresentation: AnyObject {
  var presentedView: UIView? { get }
  /// Whether there is anything that the user could dismiss now.
  var isDismissible: Bool { get }
  /// Whether a stack or tabs inside are changing screens.
  var hasTransitionInside: Bool { get }
  /// Whether the app consents.
  var allowsDismissal: Bool { get }
  /// How the screen would leave now.
  var closing: (choreography: Choreography, geometry: Geometry)? { get }
  /// The color behind a full screen that gives way; `nil` behind a card.
  var revealedBackground: UIColor? { get }
  func startDismissal()
  @discardableResult func dismissByUser() -> Bool
  func notifyDidAttemptToDismiss()
}

extension DismissiblePresentation {
  /// The axis on which a gesture closes the screen at rest.
  func closingAxis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    closing.map {
      gesture.axis(of: $0.choreography, on: $0.geometry, opens: false, movement: movement)
    }
  }
}
