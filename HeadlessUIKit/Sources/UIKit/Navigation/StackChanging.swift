/// Changing the stack: at once, and its view later [controllers 15.3, 15.5].
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard mayEnter(controller) else { return }
    guard !viewControllers.contains(where: { $0 === controller }) else {
      // An exception; the header of UINavigationController says "no effect".
      return recordPushedTwice(controller)
    }
    change(animated: animated) { $0 + [controller] }
  }

  /// What is popped; nil where nothing is.
  func pop(toIndex index: Int, animated: Bool) -> [UIViewController]? {
    let stack = viewControllers
    guard index >= 0, index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(animated: animated) { current in
      current.filter { one in !popped.contains { $0 === one } }
    }
    return popped
  }

  func replaceStack(with list: [UIViewController], animated: Bool) {
    for (index, controller) in list.enumerated() {
      guard mayEnter(controller) else { return }
      // "All view controllers in a navigation controller must be distinct": an exception.
      if list[..<index].contains(where: { $0 === controller }) {
        return recordPushedTwice(controller)
      }
    }
    change(animated: animated) { _ in list }
  }

  private func mayEnter(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController else { return true }
    HeadlessMisuse.record(
      .pushedNavigationController, "Pushing a navigation controller is not supported")
    return false
  }

  private func recordPushedTwice(_ controller: UIViewController) {
    HeadlessMisuse.record(
      .pushedTwice,
      "<\(type(of: self))> is pushing the same view controller instance "
        + "(<\(type(of: controller))>) more than once which is not supported.")
  }

  func change(
    animated: Bool, swipe: PopSwipe? = nil,
    to next: @escaping ([UIViewController]) -> [UIViewController]
  ) {
    guard let run = currentRun else { return apply(next(state.stack), animated, swipe) }
    let order = TransitionOrder.current
    if !run.isAnimated, !run.isTelling {
      // Nothing is seen of the former change yet.
      if !order.changeAfterSetWaits {
        run.finishAtOnce()
        return apply(next(state.stack), animated, swipe)
      }
      state.waiting.append(.init(stack: next, isAnimated: animated))
      return
    }
    recordNested(run)
    state.waiting.append(.init(stack: next, isAnimated: animated && order.nestedChangeWaits))
    if !order.nestedChangeWaits { state.told = next(viewControllers) }
  }

  /// UIKit logs more than one line, and keeps the change for later.
  private func recordNested(_ run: NavigationRun) {
    let verb = run.change.operation == .pop ? "pop" : "push"
    HeadlessMisuse.record(
      .nestedNavigation,
      "nested \(verb) animation can result in corrupted navigation bar; attempting to begin a "
        + "transition on navigation bar while a transition is in progress.")
  }

  var currentRun: NavigationRun? {
    (containerState.ownRun as? NavigationRun).flatMap { $0.isOver ? nil : $0 }
  }

  private func apply(_ after: [UIViewController], _ animated: Bool, _ swipe: PopSwipe?) {
    let change = StackChange(before: state.stack, after: after)
    guard !change.isTo(change.before) else { return }
    for controller in change.removed { controller.willMove(toParent: nil) }
    for controller in change.added { addChild(controller) }
    state.stack = after
    alignChildren()
    followPreferredSize()
    guard let from = state.shown, from.viewIfLoaded?.superview === stage, let to = after.last,
      from !== to
    else { return settleUnseen(change) }
    let isSeen = stage.window != nil && appearance.isVisible
    let run = NavigationRun(
      change, in: self, from: from, to: to, isAnimated: animated && isSeen, swipe: swipe)
    run.register()
    guard isSeen else { return run.finishAtOnce() }
    if run.order.pushStartsInLayout {
      view.setNeedsLayout()
    } else {
      MainLoop.main.afterCommit { run.startUnlessFrozen() }
    }
  }

  /// No two views change places: the stack is set up, emptied, or changed below its top.
  private func settleUnseen(_ change: StackChange) {
    refreshBar()
    if let shown = state.shown, change.removed.contains(where: { $0 === shown }) {
      shown.viewIfLoaded?.removeFromSuperview()
      state.shown = nil
    }
    for controller in change.removed { controller.removeFromParent() }
    if appearance.isVisible { placeTop() }
    for controller in change.added { controller.didMove(toParent: self) }
    layOutBar()
    viewIfLoaded?.window?.updateStatusBar()
  }

  /// Children stand in the order of the stack.
  func alignChildren() {
    let stack = state.stack.filter { $0.parentStorage === self }
    childrenStorage =
      stack + childrenStorage.filter { one in !stack.contains { $0 === one } }
  }
}
