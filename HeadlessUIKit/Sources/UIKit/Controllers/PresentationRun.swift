/// One presentation or dismissal from the call to the last callback.
@MainActor
final class PresentationRun: SystemTransition {
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

  /// The way out is over, although presenter and presented may not be separated yet.
  func takesAway(_ controller: UIViewController) -> Bool {
    kind == .dismissal && controller === presented && !context.transitionWasCancelled
  }

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
    context.window?.updateStatusBar(animated: isAnimated)
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

/// `completeTransition(_:)`: views, state, callbacks, completions [controllers, section 10].
extension PresentationRun {
  func complete(_ didComplete: Bool) {
    checkInterruptibleAnimator()
    close()
    if !coordinator.hasRun { UIView.performWithoutAnimation { coordinator.runAnimations() } }
    context.settle(completed: didComplete)
    context.touches.open()
    let turns = reverse(to: !didComplete)
    let arriving = didComplete ? to : from
    let leaving = didComplete ? from : to
    if turns, takesPart(leaving) { leaving.beginAppearance(false, animated: isAnimated) }
    let staysPresented = (kind == .presentation) == didComplete
    if !staysPresented {
      controller.presentedView?.removeFromSuperview()
      if removesPresenter { restorePresenter() }
      if !order.tiesOutliveDidEnd { separate() }
    } else if removesPresenter, kind == .presentation {
      // A cancelled dismissal leaves this view where the animator put it [controllers 4.9].
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    if order.didEndBeforeCallbacks { tellDidEnd(didComplete) }
    if !staysPresented, order.tiesOutliveDidEnd { separate() }
    let inTurn = order.arrivingDidFirst && didComplete ? [arriving, leaving] : [leaving, arriving]
    for controller in inTurn where takesPart(controller) {
      if turns, controller === arriving { tellBack(controller, cancels: !didComplete) }
      controller.endAppearance()
    }
    if !order.didEndBeforeCallbacks { tellDidEnd(didComplete) }
    if staysPresented {
      // A size change during the run is made up for now.
      controller.container?.setNeedsLayout()
    } else {
      controller.retire()
    }
    letGo()
    context.window?.updateStatusBar()
    if order.animationEndedFirst { animator?.animationEnded(didComplete) }
    coordinator.runCompletions()
    // Unverified: a cancelled transition drops the caller's completion.
    let completion = takeCompletion()
    if didComplete { completion?() }
    if !order.animationEndedFirst { animator?.animationEnded(didComplete) }
    if didComplete { askForOrientations() }
    forget()
  }

  /// After the dismissal of a custom style nobody asks [controllers 9.13].
  private func askForOrientations() {
    let asks = kind == .presentation || controller.presentationStyle != .custom
    let seen = kind == .presentation ? presented : presenter
    guard removesPresenter, asks, let window = seen.viewIfLoaded?.window else { return }
    DeviceOrientation.follow(in: window, animated: true)
  }

  private func restorePresenter() {
    switch kind {
    case .presentation: controller.presenterPlace?.restoreUncovered()
    case .dismissal: controller.presenterPlace?.restore(from: controller.container)
    }
  }

  /// The "will" callbacks of a transition that turns round before its end [controllers 4.1, 4.13].
  func tellReversal(_ cancels: Bool) {
    guard order.cancelTellsAtOnce, reverse(to: cancels) else { return }
    let appearing = cancels ? from : to
    let disappearing = cancels ? to : from
    if takesPart(disappearing) { disappearing.beginAppearance(false, animated: isAnimated) }
    if takesPart(appearing) { tellBack(appearing, cancels: cancels) }
  }

  private func tellBack(_ controller: UIViewController, cancels: Bool) {
    controller.beginAppearance(true, animated: isAnimated)
    if cancels, !order.cancelTellsIsAppearing { controller.skipIsAppearing() }
  }

  private func takesPart(_ controller: UIViewController) -> Bool {
    controller === presented || removesPresenter
  }

  private func tellDidEnd(_ didComplete: Bool) {
    switch kind {
    case .presentation: controller.presentationTransitionDidEnd(didComplete)
    case .dismissal: controller.dismissalTransitionDidEnd(didComplete)
    }
  }

  func separate() {
    if presenter.modal.presented === presented { presenter.modal.presented = nil }
    if presented.modal.presenter === presenter { presented.modal.presenter = nil }
  }

  /// From here on both may take part in other transitions.
  func letGo() {
    if presenter.modal.run === self { presenter.modal.run = nil }
    if presented.modal.run === self { presented.modal.run = nil }
    RunningTransitions.remove(self)
  }
}

/// [controllers 5.7]: frames are in the container's coordinates, unknown ones are zero.
extension PresentationRun {
  func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === from || controller === to else { return .zero }
    return currentFrame(of: controller)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      // It leaves the window at the end of a dismissal.
      return kind == .presentation ? self.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard controller === presenter else { return .zero }
    if !removesPresenter { return currentFrame(of: controller) }
    if kind == .presentation { return .zero }
    return self.controller.presenterPlace == nil ? .zero : context.containerView.bounds
  }

  /// Zero while off screen.
  private func currentFrame(of controller: UIViewController) -> CGRect {
    let view = controller === presented ? self.controller.presentedView : controller.viewIfLoaded
    guard let view, let superview = view.superview, view.window != nil else { return .zero }
    return context.containerView.convert(view.frame, from: superview)
  }
}
