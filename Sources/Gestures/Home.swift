import UIKit

/// The place of a screen with a transition: presented (`ModalHome`), in a stack (`StackHome`), in tabs (`TabsHome`), or
/// a child (`ChildHome`). A home is made once with the transition. Its references are weak, because the screen retains
/// the `TransitionController`, and the `TransitionController` retains the home.
@MainActor
protocol Home: AnyObject {
  // MARK: The questions of a gesture

  /// True if the screen is at rest in this home, and the user could dismiss the screen now.
  var isDismissible: Bool { get }
  /// True if the app offers a gesture on this screen that it has not named: the swipe back from a screen may be off.
  var offersGesture: Bool { get }
  /// The screen closed by a gesture.
  var screen: UIViewController? { get }
  /// True while a child container is in a transition.
  var hasTransitionInside: Bool { get }
  /// True if the app consents to a dismissal by the user.
  var allowsDismissal: Bool { get }
  /// The view of the screen closed by a gesture.
  var presentedView: UIView? { get }
  /// The view in whose points a finger moves the screen; `nil` for the view of the recognizers.
  var fingerSpace: UIView? { get }
  /// The request of a closing that began now; `nil` if the home has no such closing.
  var closingRequest: TransitionRequest? { get }
  /// The choreography of a closing that began now. An app's `dynamic` transition is asked.
  var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)? { get }
  /// The color behind a full screen under a `RefusedDrag`; `nil` for a card.
  var revealedBackground: UIColor? { get }
  /// True if a finger may open a screen as well: the next tab. Then `dismiss()` has no way back.
  var goesBothWays: Bool { get }
  /// Returns the change made by a finger in the direction of `heading`; `nil` if no screen lies there.
  func direction(of heading: CGVector) -> TransitionDirection?
  /// Starts the change in a direction from `direction(of:)`, or a dismissal.
  func start(_ direction: TransitionDirection)
  /// True if a change has begun, or will.
  var isChanging: Bool { get }
  func notifyDidAttemptToDismiss()

  // MARK: The transition

  /// The screen's presentation, if a presentation is in progress.
  var presentation: UIPresentationController? { get }
  /// True if made for a single dismissal, by `dismiss(using:)`.
  var isForDismissal: Bool { get }
  /// Returns the gesture used for `TransitionGesture.automatic`.
  func automaticGesture(_ closing: () -> Movement) -> TransitionGesture?
  /// Called when `TransitionController.gesture` has changed.
  func gestureChanged()
  /// Prepares a container when a run begins: `StackHome` covers its bars during the run.
  func runBegins(on stage: Stage, isInterruptible: Bool)
  func runEnded()
  /// Closes the screen by code.
  func dismiss()
  /// Restores the settings of the screen before its transition.
  func remove()
}

// The answers of a container that goes back in one direction, without the app's consent.
extension Home {
  var hasTransitionInside: Bool { screen?.isChangingScreens == true }
  var offersGesture: Bool { true }
  var presentedView: UIView? { screen?.viewIfLoaded }
  var fingerSpace: UIView? { nil }
  var allowsDismissal: Bool { true }
  var revealedBackground: UIColor? { nil }
  var goesBothWays: Bool { false }
  func direction(of heading: CGVector) -> TransitionDirection? { .closing }
  func notifyDidAttemptToDismiss() {}

  var presentation: UIPresentationController? { nil }
  var isForDismissal: Bool { false }
  func automaticGesture(_ closing: () -> Movement) -> TransitionGesture? { nil }
  func gestureChanged() {}
  func remove() {}

  /// Dismisses the screen if `allowsDismissal`, as UIKit's sheets do; otherwise notifies the app of the attempt.
  /// Returns `isDismissible`.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    if allowsDismissal { start(.closing) } else { notifyDidAttemptToDismiss() }
    return true
  }
}
