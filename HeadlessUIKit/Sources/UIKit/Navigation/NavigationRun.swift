/// A push or a pop on its way.
final class NavigationRun: ContainerRun {
  let change: StackChange
  /// The interaction that UIKit's own back swipe drives it with.
  let swipe: PopSwipe?
  /// It was cancelled at least once, whatever came later.
  private(set) var hasTurnedRound = false

  init(
    _ change: StackChange, in navigation: UINavigationController, from: UIViewController,
    to: UIViewController, isAnimated: Bool, swipe: PopSwipe?
  ) {
    self.change = change
    self.swipe = swipe
    super.init(owner: navigation, from: from, to: to, in: navigation.stage, isAnimated: isAnimated)
  }

  override var systemDuration: TimeInterval { SystemSlide.duration }

  override func tellReversal(_ cancels: Bool) {
    if cancels { hasTurnedRound = true }
    super.tellReversal(cancels)
  }
}

/// The stations of a push or a pop.
extension UINavigationController {
  func runWillTell(_ run: ContainerRun) {
    if run.order.willShowBeforeCallbacks { tellWillShow(run.to, animated: run.isAnimated) }
  }

  func runHasTold(_ run: ContainerRun) {
    guard let run = run as? NavigationRun else { return }
    if !run.order.willShowBeforeCallbacks { tellWillShow(run.to, animated: run.isAnimated) }
    // A popped screen is out of the navigation controller while it is still to be seen
    // [controllers 15.4].
    if run.order.poppedLosesParent {
      for controller in run.change.removed { controller.parentStorage = nil }
      childrenStorage.removeAll { $0.parentStorage == nil }
    }
    toolsChange(animated: run.isAnimated)
    state.frameOfShown = restingFrame(of: run.to)
    shownBar.change(to: items(state.stack), with: run.isAnimated ? run.coordinator : nil)
    bottomBarHost?.pagesChange(in: self, with: run)
  }

  func runWillSettle(_ run: ContainerRun, completed: Bool) {
    guard let run = run as? NavigationRun else { return }
    // Turned on the way, and perhaps turned back: what stays is laid out once more.
    if state.frameOfShown != restingFrame(of: run.to) { state.frameOfShown = .null }
    state.shown = completed ? run.to : run.from
    let forgets = completed && run.hasTurnedRound && run.order.barForgetsChangeOfMind
    if completed, !forgets { return shownBar.show(items(state.stack)) }
    shownBar.show(items(run.change.before))
    guard !completed else { return }
    state.stack = run.change.before
    for controller in run.change.removed {
      controller.parentStorage = self
      controller.movesFromParent = false
      childrenStorage.removeAll { $0 === controller }
      childrenStorage.append(controller)
    }
    alignChildren()
    for controller in run.change.added { controller.willMove(toParent: nil) }
    toolsChange(to: run.from, animated: false)
    bottomBarHost?.pagesChange(in: self, with: nil)
  }

  /// Observed: after the last appearance callback [controllers 15.2]; a screen that has come is
  /// told of its parent then, too.
  func runHasSettled(_ run: ContainerRun, completed: Bool) {
    guard let run = run as? NavigationRun else { return }
    for controller in completed ? run.change.removed : run.change.added {
      if controller.parentStorage === self {
        controller.removeFromParent()
      } else if controller.parentStorage == nil {
        controller.didMove(toParent: nil)
      }
    }
    if completed {
      for controller in run.change.added { controller.didMove(toParent: self) }
      delegate?.navigationController(self, didShow: run.to, animated: run.isAnimated)
    } else if run.order.cancelTellsDidShow {
      delegate?.navigationController(self, didShow: run.from, animated: run.isAnimated)
    }
    // What was missed on the way, a change of size for example.
    viewIfLoaded?.setNeedsLayout()
  }

  func runIsOver(_ run: ContainerRun) {
    state.told = nil
    splitViewController?.viewIfLoaded?.setNeedsLayout()
    guard currentRun == nil, !state.waiting.isEmpty else { return }
    let next = state.waiting.removeFirst()
    change(animated: next.isAnimated, to: next.stack)
  }

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }
}

extension NavigationRun {
  func startUnlessFrozen() {
    if (owner as? UINavigationController)?.state.isFrozen == true { return }
    start()
  }

  /// Without animation, and without waiting for a commit.
  func finishAtOnce() {
    start()
    if !isOver { complete(true) }
  }
}
