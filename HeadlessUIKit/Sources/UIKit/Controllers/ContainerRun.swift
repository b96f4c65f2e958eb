/// One transition between two children of a container: a push, a pop, another tab.
///
/// The owner makes it, calls `register()` in the call that asks for the change, and `start()`
/// when the work is due.
@MainActor
class ContainerRun: SystemTransition {
  let owner: any ContainerRunOwner
  let from: UIViewController
  let to: UIViewController
  /// Private to the owner, an ancestor of both views while the transition runs [controllers 6.4].
  let containerToBe: UIView
  let isAnimated: Bool
  let isArrivingToldFirst: Bool
  let order = TransitionOrder.current
  private(set) var phase = TransitionPhase.queued
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Callbacks are under way.
  private(set) var isTelling = false
  private var hasAsked = false
  private var reversed = false
  private(set) lazy var context = TransitionContext(run: self)
  private(set) lazy var coordinator = TransitionCoordinator(context: context)

  /// - Parameter isArrivingToldFirst: the arriving controller's "will" comes before the leaving
  ///   one's, as in a tab bar controller [controllers 3.9 against 3.1].
  init(
    owner: any ContainerRunOwner, from: UIViewController, to: UIViewController,
    in container: UIView,
    isAnimated: Bool, isArrivingToldFirst: Bool = false
  ) {
    self.owner = owner
    self.from = from
    self.to = to
    containerToBe = container
    self.isAnimated = isAnimated
    self.isArrivingToldFirst = isArrivingToldFirst
  }

  /// [controllers 5.9].
  var presentationStyle: UIModalPresentationStyle { .none }
  var systemDuration: TimeInterval { 0 }
  var subject: UIViewController { to }

  /// From here on the coordinator answers [controllers 11.2].
  func register() {
    owner.containerState.ownRun = self
    from.containerState.run = self
    to.containerState.run = self
    RunningTransitions.add(self)
    if order.asksAtOnce { askDelegate() }
  }

  func start() {
    guard phase == .queued else { return }
    phase = .running
    isTelling = true
    to.loadViewIfNeeded()
    askDelegate()
    context.window = containerToBe.window
    context.window?.updateStatusBar(animated: isAnimated)
    owner.runWillTell(self)
    let inTurn = isArrivingToldFirst ? [to, from] : [from, to]
    for controller in inTurn { tell(controller, appears: controller === to) }
    owner.runHasTold(self)
    isTelling = false
    runAnimation()
  }

  /// Both views are there, in either direction [controllers 5.4].
  func view(of controller: UIViewController) -> UIView? {
    controller === from || controller === to ? controller.view : nil
  }

  /// The leaving view is out of the window at the end, the arriving one before the start
  /// [controllers 5.7].
  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? owner.restingFrame(of: controller) : .zero
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === from || controller === to, let view = controller.viewIfLoaded,
      let superview = view.superview, view.window != nil
    else { return .zero }
    return containerToBe.convert(view.frame, from: superview)
  }

  /// Without an animator the views change places at once; the end waits for the commit.
  func runSystemAnimation() {
    let view = to.viewIfLoaded
    UIView.performWithoutAnimation {
      view?.frame = finalFrame(for: to)
      if let view { SystemMove.perform { containerToBe.addSubview(view) } }
      coordinator.runAnimations()
    }
    if containerToBe.window == nil { return complete(true) }
    MainLoop.main.afterCommit { if !self.isOver { self.complete(true) } }
  }

  func tell(_ controller: UIViewController, appears: Bool) {
    guard owner.appearance.isVisible else { return }
    controller.beginAppearance(appears, animated: isAnimated)
  }

  /// The "will" callbacks of a transition that turns round before its end [controllers 4.1, 4.13].
  func tellReversal(_ cancels: Bool) {
    guard order.cancelTellsAtOnce, reverse(to: cancels) else { return }
    tell(cancels ? to : from, appears: false)
    tell(cancels ? from : to, appears: true)
  }

  /// True where that changes the direction.
  func reverse(to reversed: Bool) -> Bool {
    defer { self.reversed = reversed }
    return reversed != self.reversed
  }

  func close() { phase = .over }

  func forget() {
    animator = nil
    interactor = nil
    context.detach()
  }

  private func askDelegate() {
    guard !hasAsked else { return }
    hasAsked = true
    // Only a `.custom` presentation runs its animator without animation [controllers 5.9].
    guard isAnimated else { return }
    animator = owner.animator(for: self)
    interactor = animator.flatMap { owner.interactor(for: self, using: $0) }
  }
}

/// `completeTransition(_:)` of a container's transition [controllers 2.3, 3.1, 4.2, section 10].
extension ContainerRun {
  func complete(_ didComplete: Bool) {
    checkInterruptibleAnimator()
    close()
    if !coordinator.hasRun { UIView.performWithoutAnimation { coordinator.runAnimations() } }
    context.settle(completed: didComplete)
    context.touches.open()
    let turns = reverse(to: !didComplete)
    let arriving = didComplete ? to : from
    let leaving = didComplete ? from : to
    owner.runWillSettle(self, completed: didComplete)
    if turns { tell(leaving, appears: false) }
    if leaving.viewIfLoaded?.superview === containerToBe || didComplete {
      leaving.viewIfLoaded?.removeFromSuperview()
    }
    leaving.endAppearance()
    if turns { tell(arriving, appears: true) }
    // A child's "did" never comes before that of its container.
    if owner.appearance.phase != .appearing { arriving.endAppearance() }
    let animator = animator
    letGo()
    context.window?.updateStatusBar()
    owner.runHasSettled(self, completed: didComplete)
    if order.animationEndedFirst { animator?.animationEnded(didComplete) }
    coordinator.runCompletions()
    if !order.animationEndedFirst { animator?.animationEnded(didComplete) }
    forget()
    owner.runIsOver(self)
  }

  /// From here on all three may take part in other transitions.
  func letGo() {
    if owner.containerState.ownRun === self { owner.containerState.ownRun = nil }
    if from.containerState.run === self { from.containerState.run = nil }
    if to.containerState.run === self { to.containerState.run = nil }
    RunningTransitions.remove(self)
  }
}

/// A container whose children change places in a `ContainerRun`.
@MainActor
protocol ContainerRunOwner: UIViewController {
  func animator(for run: ContainerRun) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked only where there is an animator [controllers 8.2].
  func interactor(
    for run: ContainerRun, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Where a child's view lies at rest, in the run's container.
  func restingFrame(of child: UIViewController) -> CGRect
  /// Before the "will" callbacks; the arriving view is loaded.
  func runWillTell(_ run: ContainerRun)
  /// After the "will" callbacks, before the animation.
  func runHasTold(_ run: ContainerRun)
  /// State, before any view is removed and any callback of the end.
  func runWillSettle(_ run: ContainerRun, completed: Bool)
  /// After the "did" callbacks, before the coordinator's completions.
  func runHasSettled(_ run: ContainerRun, completed: Bool)
  /// Nothing of the run is left; another may begin.
  func runIsOver(_ run: ContainerRun)
  /// Whether the two children answer with the run's coordinator [controllers 11.2 against 11.3].
  var childrenKnowCoordinator: Bool { get }
}

extension ContainerRunOwner {
  func runWillTell(_ run: ContainerRun) {}
  func runHasTold(_ run: ContainerRun) {}
  func runWillSettle(_ run: ContainerRun, completed: Bool) {}
  func runHasSettled(_ run: ContainerRun, completed: Bool) {}
  func runIsOver(_ run: ContainerRun) {}
  var childrenKnowCoordinator: Bool { true }
}

/// What a controller knows about the transitions of containers.
@MainActor
struct ContainerState {
  /// The transition between two of this controller's own children.
  var ownRun: ContainerRun?
  /// The transition of its container that this controller takes part in.
  var run: ContainerRun?

  var coordinator: TransitionCoordinator? {
    if let ownRun { return ownRun.liveCoordinator }
    guard let run, run.owner.childrenKnowCoordinator else { return nil }
    return run.liveCoordinator
  }
}

extension UIViewController {
  /// This one's own, or else its parent's [controllers 11.1], unless a container keeps it to
  /// itself.
  var coordinatorInChain: (any UIViewControllerTransitionCoordinator)? {
    if let own = containerState.coordinator ?? modal.run?.liveCoordinator { return own }
    if let run = containerState.run, !run.owner.childrenKnowCoordinator { return nil }
    return parent?.transitionCoordinator
  }
}
