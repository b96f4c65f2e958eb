/// One transition between two children of a container: a push, a pop, another tab.
///
/// The owner makes it, calls `register()` in the call that asks for the change, and `start()`
/// when the work is due.
@MainActor
class ContainerRun: TransitionRun {
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
