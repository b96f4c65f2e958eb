/// What the delegate is asked [controllers 15.1].
extension UINavigationController {
  func animator(for run: ContainerRun) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let run = run as? NavigationRun else { return nil }
    let operation = run.change.operation
    return askForAnimator(operation, from: run.from, to: run.to) ?? SystemSlide(operation)
  }

  /// With the system's animation only its own swipe drives [controllers 15.7].
  func interactor(
    for run: ContainerRun, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let slide = animator as? SystemSlide else {
      return delegate?.navigationController(self, interactionControllerFor: animator)
    }
    let swipe = (run as? NavigationRun)?.swipe
    swipe?.slide = slide
    return swipe
  }

  private func askForAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    let answer = delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    let isMarker = answer is UnaskedAnimator
    state.vendsAnimators = !isMarker
    return isMarker ? nil : answer
  }

  /// UIKit knows from `responds(to:)` when the delegate is set. The stand-in knows it from an
  /// earlier answer; failing that it asks, once, when a swipe wants to begin. A device does not.
  var delegateVendsAnimators: Bool {
    if let known = state.vendsAnimators { return known }
    let stack = state.stack
    guard delegate != nil, stack.count > 1 else { return false }
    _ = askForAnimator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    return state.vendsAnimators ?? false
  }
}
