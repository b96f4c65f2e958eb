/// The animated switch. There is only the delegate's animator: without one a switch is instant
/// [controllers 16.1].
extension UITabBarController: ContainerRunOwner {
  func animate(
    from old: UIViewController, to new: UIViewController,
    with animator: any UIViewControllerAnimatedTransitioning
  ) {
    vended = animator
    let order = TransitionOrder.current
    let run = ContainerRun(
      owner: self, from: old, to: new, in: stage, isAnimated: true,
      isArrivingToldFirst: order.tabArrivesFirst)
    // The selection changes at once [controllers 16.2].
    choose(new)
    run.register()
    if order.tabWaitsForCommit {
      MainLoop.main.afterCommit { run.start() }
    } else {
      run.start()
    }
  }

  func animator(for run: ContainerRun) -> (any UIViewControllerAnimatedTransitioning)? {
    defer { vended = nil }
    return vended
  }

  func interactor(
    for run: ContainerRun, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.tabBarController(self, interactionControllerFor: animator)
  }

  var childrenKnowCoordinator: Bool { TransitionOrder.current.tabChildrenHaveCoordinator }

  func runWillSettle(_ run: ContainerRun, completed: Bool) {
    if !completed { choose(run.from) }
  }

  func runHasSettled(_ run: ContainerRun, completed: Bool) {
    layOutBar()
    // It was laid out by the animator.
    frameOfShown = selected.map(restingFrame) ?? .zero
    if run.order.tabEndsTwice { run.animator?.animationEnded(completed) }
  }
}
