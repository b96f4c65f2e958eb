/// One presentation or dismissal from the call to the last callback.
@MainActor
final class PresentationRun: TransitionRun {
  enum Kind { case presentation, dismissal }

  let kind: Kind
  let presented: UIViewController
  let presenter: UIViewController
  let source: UIViewController
  let controller: UIPresentationController
  let isAnimated: Bool
  let order = TransitionOrder.current
  private(set) var phase = TransitionPhase.queued
  private(set) var removesPresenter = false
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var completion: (() -> Void)?
  private var hasAsked = false
  private var reversed = false
  /// Known to the coordinator from the call on, to the presentation controller from the start on.
  let containerToBe: UIView
  private(set) lazy var context = TransitionContext(run: self)
  private(set) lazy var coordinator = TransitionCoordinator(context: context)

  init(
    _ kind: Kind, presented: UIViewController, presenter: UIViewController,
    source: UIViewController, controller: UIPresentationController, isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    self.isAnimated = isAnimated
    self.completion = completion
    containerToBe = controller.container ?? PresentationContainerView(frame: .zero)
  }

  var from: UIViewController { kind == .presentation ? presenter : presented }
  var to: UIViewController { kind == .presentation ? presented : presenter }

  var subject: UIViewController { presented }
  var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

  /// Nil exactly where it is the presenter's view and that view stays [controllers 5.3].
  func view(of controller: UIViewController) -> UIView? {
    if controller === presented { return self.controller.presentedView }
    return removesPresenter ? controller.view : nil
  }

  func enqueue(afterCommit: Bool) {
    presenter.modal.run = self
    presented.modal.run = self
    RunningTransitions.add(self)
    if order.asksAtOnce { askDelegate() }
    if afterCommit {
      MainLoop.main.afterCommit { self.start() }
    } else {
      start()
    }
  }

  /// True where that changes the direction.
  func reverse(to reversed: Bool) -> Bool {
    defer { self.reversed = reversed }
    return reversed != self.reversed
  }

  func close() { phase = .over }

  func takeCompletion() -> (() -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Breaks the cycles with the context, which an animator may keep.
  func forget() {
    animator = nil
    interactor = nil
    completion = nil
    context.detach()
  }

  func start() {
    guard phase == .queued else { return }
    guard kind == .dismissal || canPresent() else { return }
    phase = .running
    if kind == .dismissal { presented.removePresentedChain() }
    askDelegate()
    removesPresenter = controller.shouldRemovePresentersView
    if kind == .presentation, removesPresenter {
      controller.presenterPlace = PresenterPlace(of: presenter)
      if order.presenterEntersContainer, let view = presenter.viewIfLoaded {
        SystemMove.perform { controller.container?.insertSubview(view, at: 0) }
      }
    }
    context.window = controller.container?.window
    if kind == .presentation { controller.tellAdaptiveStyle(with: liveCoordinator) }
    if order.willBeginBeforeCallbacks { tellWillBegin() }
    if removesPresenter || kind == .dismissal { tellWill(from, appears: false) }
    if removesPresenter || kind == .presentation { tellWill(to, appears: true) }
    if !order.willBeginBeforeCallbacks { tellWillBegin() }
    controller.container?.setNeedsLayout()
    runAnimation()
  }

  private func tellWill(_ controller: UIViewController, appears: Bool) {
    controller.beginAppearance(appears, animated: isAnimated)
  }

  private func tellWillBegin() {
    switch kind {
    case .presentation: controller.presentationTransitionWillBegin()
    case .dismissal: controller.dismissalTransitionWillBegin()
    }
  }

  private func askDelegate() {
    guard !hasAsked else { return }
    hasAsked = true
    let style = controller.presentationStyle
    guard isAnimated || (style == .custom && Headless.unanimatedRunsAnimator) else { return }
    guard let delegate = transitioningDelegate else { return }
    switch kind {
    case .presentation:
      animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    case .dismissal:
      animator = delegate.animationController(forDismissed: presented)
    }
    guard isAnimated, let animator else { return }
    switch kind {
    case .presentation:
      interactor = delegate.interactionControllerForPresentation(using: animator)
    case .dismissal:
      interactor = delegate.interactionControllerForDismissal(using: animator)
    }
  }

  /// Custom animators go on after an adaptation [controllers 9.9]. Unverified: with a controller
  /// that takes the place of another, its own delegate comes first.
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    if Headless.preferredTransitionWins, presented.preferredTransition != nil { return nil }
    return presented.transitioningDelegate
      ?? controller.original?.presentedViewController.transitioningDelegate
  }

  private func canPresent() -> Bool {
    if let popover = controller as? UIPopoverPresentationController {
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
      delegate?.prepareForPopoverPresentation(popover)
    }
    if let popover = controller as? UIPopoverPresentationController, !popover.hasSource {
      giveUp(
        .popoverWithoutSource,
        "UIPopoverPresentationController (<\(type(of: presented))>) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs.")
      return false
    }
    if order.presentedViewComesFirst { _ = controller.presentedView }
    if controller.enter(in: containerToBe as? PresentationContainerView) { return true }
    // The window went away between the call and its work.
    giveUp(
      .presentInactiveWindow,
      "Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> whose view is not "
        + "in the window hierarchy.")
    return false
  }

  /// The state is as before the call.
  private func giveUp(_ kind: HeadlessMisuse.Kind, _ message: String) {
    phase = .over
    HeadlessMisuse.record(kind, message)
    separate()
    controller.retire()
    letGo()
    forget()
  }
}
