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
