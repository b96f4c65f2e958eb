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
      separate()
    } else if removesPresenter, kind == .presentation {
      // A cancelled dismissal leaves this view where the animator put it [controllers 4.9].
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    if order.didEndBeforeCallbacks { tellDidEnd(didComplete) }
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
