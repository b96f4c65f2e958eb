/// A navigation controller on another one's stack, as a collapsed split view has it: there is one
/// bar, the outer one, with the items of both [controllers 20.21].
extension UINavigationController {
  var outerStack: UINavigationController? { parentStorage as? UINavigationController }
  var shownBar: UINavigationBar { outerStack?.shownBar ?? bar }

  /// What the bar shows with these screens on this stack.
  func items(_ stack: [UIViewController]) -> [UINavigationItem] {
    let own = stack.flatMap { screen in
      (screen as? UINavigationController).map { $0.state.stack.map(\.navigationItem) }
        ?? [screen.navigationItem]
    }
    guard let outerStack else { return own }
    return outerStack.items(Array(outerStack.state.stack.prefix { $0 !== self })) + own
  }

  func refreshBar() {
    guard outerStack == nil else {
      bar.show([])
      outerStack?.refreshBar()
      return
    }
    bar.show(items(state.stack))
  }

  /// The bar's back button.
  func goBack() {
    if let inner = topViewController as? UINavigationController, inner.viewControllers.count > 1 {
      return inner.goBack()
    }
    if let action = topViewController?.navigationItem.backAction {
      return action.performWithSender(bar, target: nil)
    }
    popViewController(animated: true)
  }

  /// Exchanges the stacks that lie on this one's own screens.
  func cover(with stacks: [UIViewController], animated: Bool) {
    for case let stack as UINavigationController in stacks { stack.bar.show([]) }
    change(animated: animated) { $0.filter { !($0 is UINavigationController) } + stacks }
    if !animated { currentRun?.finishAtOnce() }
  }

  /// The top screen, which leaves this stack; nil at the root. Its view stays where it is for the
  /// moment.
  func uncoverTop() -> UIViewController? {
    guard state.stack.count > 1, let top = state.stack.last else { return nil }
    if state.shown === top { state.shown = nil }
    state.stack.removeLast()
    return top
  }

  /// Forgets the stacks on its own screens; their views stay where they are for the moment.
  func uncover() {
    if state.shown is UINavigationController { state.shown = nil }
    state.stack.removeAll { $0 is UINavigationController }
  }

  func stackIsAlone() {
    refreshBar()
    layOutBar()
    if appearance.isVisible, viewIfLoaded?.window != nil { placeTop() }
  }
}
