/// Every order that is a guess (facts 20 and 21), in one place: nothing else in the stand-in
/// decides one. Unverified, all of it: a trace from a device may correct a field.
struct TransitionOrder: Sendable {
  /// The delegate is asked for animator and interaction controller inside `present`/`dismiss`,
  /// instead of when the work starts (facts 8.9, 21.2).
  var asksAtOnce: Bool
  /// `presentationTransitionWillBegin` and its counterpart before the "will" callbacks (9.3).
  var willBeginBeforeCallbacks: Bool
  /// `presentationTransitionDidEnd` and its counterpart before the "did" callbacks (9.4).
  var didEndBeforeCallbacks: Bool
  /// The arriving controller's "did" before the leaving one's (3.2, 3.3).
  var arrivingDidFirst: Bool
  /// On a cancel the "will" callbacks come from `cancelInteractiveTransition`, instead of from
  /// `completeTransition(false)` (4.4, 21.3).
  var cancelTellsAtOnce: Bool
  /// `animationEnded` before the coordinator's and the caller's completions (8.3).
  var animationEndedFirst: Bool
  /// A transition without animation has a coordinator (11.10, 21.10).
  var coordinatorWithoutAnimation: Bool
  /// Dismissal work waits for the commit as presentation work does (21.18).
  var dismissalWaitsForCommit: Bool
  /// Controllers above the dismissed one have their presentation controllers told (21.9).
  var nestedTellsPresentationControllers: Bool
  /// A presenter's view that is to be removed is in the container when the animator starts,
  /// instead of where it was (6.3 against 6.2 and 6.5).
  var presenterEntersContainer: Bool
  /// A tab switch tells the arriving child "will" before the leaving one (3.9 against 3.1).
  var tabArrivesFirst: Bool

  static let first = TransitionOrder(
    asksAtOnce: false, willBeginBeforeCallbacks: true, didEndBeforeCallbacks: false,
    arrivingDidFirst: true, cancelTellsAtOnce: false, animationEndedFirst: false,
    coordinatorWithoutAnimation: true, dismissalWaitsForCommit: true,
    nestedTellsPresentationControllers: true, presenterEntersContainer: false,
    tabArrivesFirst: true)

  static let second = TransitionOrder(
    asksAtOnce: true, willBeginBeforeCallbacks: false, didEndBeforeCallbacks: true,
    arrivingDidFirst: false, cancelTellsAtOnce: true, animationEndedFirst: true,
    coordinatorWithoutAnimation: false, dismissalWaitsForCommit: false,
    nestedTellsPresentationControllers: false, presenterEntersContainer: true,
    tabArrivesFirst: false)

  @MainActor static var current: TransitionOrder {
    Headless.order == .first ? .first : .second
  }
}
