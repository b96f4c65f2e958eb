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
