/// Every order that is a guess, in one place: nothing else in the stand-in
/// decides one. Unverified, all of it: a trace from a device may correct a field.
struct TransitionOrder: Sendable {
  /// The delegate is asked for animator and interaction controller inside `present`/`dismiss`,
  /// instead of when the work starts [controllers 8.9].
  var asksAtOnce: Bool
  /// `presentationTransitionWillBegin` and its counterpart before the "will" callbacks
  /// [controllers 9.3].
  var willBeginBeforeCallbacks: Bool
  /// `presentationTransitionDidEnd` and its counterpart before the "did" callbacks
  /// [controllers 9.4].
  var didEndBeforeCallbacks: Bool
  /// Presenter and presented know each other in that counterpart still, and in the "did" callbacks
  /// no longer [controllers 9.15, 2.10]; otherwise they are separated before both.
  var tiesOutliveDidEnd: Bool
  /// The arriving controller's "did" before the leaving one's [controllers 3.2, 3.3].
  var arrivingDidFirst: Bool
  /// A screen that is dismissed has the say over the status bar until its dismissal has ended
  /// [controllers 19.20].
  var dismissedKeepsBars: Bool
  /// On a cancel the "will" callbacks come from `cancelInteractiveTransition`, instead of from
  /// `completeTransition(false)` [controllers 4.4].
  var cancelTellsAtOnce: Bool
  /// `animationEnded` before the coordinator's and the caller's completions [controllers 8.3].
  var animationEndedFirst: Bool
  /// A transition without animation has a coordinator [controllers 11.10].
  var coordinatorWithoutAnimation: Bool
  /// Dismissal work waits for the commit as presentation work does.
  var dismissalWaitsForCommit: Bool
  /// Controllers above the dismissed one have their presentation controllers told.
  var nestedTellsPresentationControllers: Bool
  /// A presenter's view that is to be removed is in the container when the animator starts,
  /// instead of where it was [controllers 6.3 against 6.2, 6.5].
  var presenterEntersContainer: Bool
  /// The container of a covered presenter is laid out when that presenter's view is back in it
  /// [controllers 6.12]; without that, only the view's own superview is.
  var restoredPresenterIsLaidOut: Bool
  /// `presentedView` is asked for before there is a container as well [controllers 9.14].
  var presentedViewComesFirst: Bool
  /// A controller that a cancel restores is told `viewIsAppearing` again [controllers 4.5].
  var cancelTellsIsAppearing: Bool
  /// A tab switch tells the arriving child "will" before the leaving one
  /// [controllers 3.9 against 3.1].
  var tabArrivesFirst: Bool
  /// A navigation controller's `willShow` before the "will" callbacks [controllers 15.2]; a
  /// published log has it after them.
  var willShowBeforeCallbacks: Bool
  /// Popped screens lose their parent when the pop starts, instead of when it ends
  /// [controllers 15.4]; against it stands that `didMove(toParent: nil)` comes at the end.
  var poppedLosesParent: Bool
  /// `didShow` after a cancelled pop as well, with the screen that stays [controllers 4.12].
  var cancelTellsDidShow: Bool
  /// A push or a pop during another is kept, unseen, until that one is over, instead of being
  /// told at once and shown without animation at its end [controllers 15.3, 14.8].
  var nestedChangeWaits: Bool
  /// A change after one without animation, in the same turn, is kept as well: no coordinator, and
  /// not in `viewControllers` yet [controllers 11.4].
  var changeAfterSetWaits: Bool
  /// A push starts in the layout of the navigation controller's view, instead of after the commit.
  var pushStartsInLayout: Bool
  /// Cancelled, then finished after all, a transition leaves the bar with the old items
  /// [controllers 12.14].
  var barForgetsChangeOfMind: Bool
  /// An animated tab switch begins in the call, or after the commit as a push does.
  var tabWaitsForCommit: Bool
  /// The children that take part in a tab switch have a coordinator
  /// [controllers 11.2 against 11.3].
  var tabChildrenHaveCoordinator: Bool
  /// `animationEnded` comes twice after a tab switch [controllers 10.5].
  var tabEndsTwice: Bool

  static let first = TransitionOrder(
    asksAtOnce: false, willBeginBeforeCallbacks: true, didEndBeforeCallbacks: false,
    tiesOutliveDidEnd: false,
    arrivingDidFirst: true, dismissedKeepsBars: false, cancelTellsAtOnce: false,
    animationEndedFirst: false,
    coordinatorWithoutAnimation: true, dismissalWaitsForCommit: true,
    nestedTellsPresentationControllers: true, presenterEntersContainer: false,
    restoredPresenterIsLaidOut: true, presentedViewComesFirst: false,
    cancelTellsIsAppearing: true, tabArrivesFirst: true, willShowBeforeCallbacks: false,
    poppedLosesParent: true,
    cancelTellsDidShow: false, nestedChangeWaits: true, changeAfterSetWaits: false,
    pushStartsInLayout: true, barForgetsChangeOfMind: false, tabWaitsForCommit: false,
    tabChildrenHaveCoordinator: false,
    tabEndsTwice: false)

  static let second = TransitionOrder(
    asksAtOnce: true, willBeginBeforeCallbacks: false, didEndBeforeCallbacks: true,
    tiesOutliveDidEnd: true,
    arrivingDidFirst: false, dismissedKeepsBars: true, cancelTellsAtOnce: true,
    animationEndedFirst: true,
    coordinatorWithoutAnimation: false, dismissalWaitsForCommit: false,
    nestedTellsPresentationControllers: false, presenterEntersContainer: true,
    restoredPresenterIsLaidOut: false, presentedViewComesFirst: true,
    cancelTellsIsAppearing: false, tabArrivesFirst: false, willShowBeforeCallbacks: true,
    poppedLosesParent: false,
    cancelTellsDidShow: true, nestedChangeWaits: false, changeAfterSetWaits: true,
    pushStartsInLayout: false, barForgetsChangeOfMind: true, tabWaitsForCommit: true,
    tabChildrenHaveCoordinator: true,
    tabEndsTwice: true)

  @MainActor static var current: TransitionOrder {
    Headless.order == .first ? .first : .second
  }
}
