/// Where no source says in which order UIKit calls, the stand-in has two answers: a suite should
/// run under both.
public enum HeadlessOrder: Sendable, CaseIterable {
  case first, second
}

/// Where the view of a presenter is after a full screen that covered it has gone, if that presenter
/// was presented itself and its view stood in a wrapper of its presentation controller's.
public enum HeadlessCoveredPresenter: Sendable, CaseIterable {
  /// Back in the wrapper.
  case inItsSuperview
  /// Beside the wrapper, in the container of its own presentation.
  case inItsContainer
  /// In no view at all.
  case nowhere
}

@MainActor
enum TransitionSwitches {
  static var order = HeadlessOrder.first
  static var unanimatedRunsAnimator = true
  static var presenterFollowsPresented = false
  static var navigationControllersDefineContext = true
  static var interruptibleAnimatorTakesTouches = true
  static var animationsCancelTouches = false
  static var coveredPresenter = HeadlessCoveredPresenter.inItsSuperview
  static var delegateKnowsPresenter = true
  static var navigationControllersShrink = true
  static var preferredTransitionWins = false

  static func reset() {
    order = .first
    unanimatedRunsAnimator = true
    presenterFollowsPresented = false
    navigationControllersDefineContext = true
    interruptibleAnimatorTakesTouches = true
    animationsCancelTouches = false
    coveredPresenter = .inItsSuperview
    delegateKnowsPresenter = true
    navigationControllersShrink = true
    preferredTransitionWins = false
  }
}

extension Headless {
  /// Which of the two orders transitions follow that begin from now on.
  public static var order: HeadlessOrder {
    get { TransitionSwitches.order }
    set { TransitionSwitches.order = newValue }
  }

  /// Whether `animated: false` still runs the animator of a `.custom` presentation: Apple's
  /// header says so, reports contradict it.
  public static var unanimatedRunsAnimator: Bool {
    get { TransitionSwitches.unanimatedRunsAnimator }
    set { TransitionSwitches.unanimatedRunsAnimator = newValue }
  }

  /// Whether a presented controller's next responder is its presenter, past the views that hold it:
  /// Apple's article on responder chains says so, its reference of `UIResponder.next` does not.
  public static var presenterFollowsPresented: Bool {
    get { TransitionSwitches.presenterFollowsPresented }
    set { TransitionSwitches.presenterFollowsPresented = newValue }
  }

  /// Whether an animator with `interruptibleAnimator(using:)` keeps the app open to touches while
  /// it runs, also where no interaction controller was vended.
  public static var interruptibleAnimatorTakesTouches: Bool {
    get { TransitionSwitches.interruptibleAnimatorTakesTouches }
    set { TransitionSwitches.interruptibleAnimatorTakesTouches = newValue }
  }

  /// Whether a navigation controller is the context of a presentation in the current context, as
  /// its `definesPresentationContext` says; two observers saw UIKit ask the root instead.
  public static var navigationControllersDefineContext: Bool {
    get { TransitionSwitches.navigationControllersDefineContext }
    set { TransitionSwitches.navigationControllersDefineContext = newValue }
  }

  /// Whether `UIView.animate` without `.allowUserInteraction` cancels the touches that are in the
  /// views that it animates: one report says so; buttons that shrink under the finger go on.
  public static var animationsCancelTouches: Bool {
    get { TransitionSwitches.animationsCancelTouches }
    set { TransitionSwitches.animationsCancelTouches = newValue }
  }

  /// Where UIKit puts the view of a covered presenter back to. Most reports see it in its wrapper
  /// again, some miss it there.
  public static var coveredPresenter: HeadlessCoveredPresenter {
    get { TransitionSwitches.coveredPresenter }
    set { TransitionSwitches.coveredPresenter = newValue }
  }

  /// Whether `present` tells the transitioning delegate who presents when it asks for a
  /// presentation controller. Reports since iOS 9 saw nil there; reports since iOS 17.1 saw a
  /// controller that was created without a presenter stay without a `containerView`.
  public static var delegateKnowsPresenter: Bool {
    get { TransitionSwitches.delegateKnowsPresenter }
    set { TransitionSwitches.delegateKnowsPresenter = newValue }
  }

  /// Whether a navigation controller prefers a smaller size when its top screen does; two reports
  /// saw it only grow.
  public static var navigationControllersShrink: Bool {
    get { TransitionSwitches.navigationControllersShrink }
    set { TransitionSwitches.navigationControllersShrink = newValue }
  }

  /// Whether a `preferredTransition` replaces the animators of a transitioning delegate: no source
  /// tells.
  public static var preferredTransitionWins: Bool {
    get { TransitionSwitches.preferredTransitionWins }
    set { TransitionSwitches.preferredTransitionWins = newValue }
  }
}
