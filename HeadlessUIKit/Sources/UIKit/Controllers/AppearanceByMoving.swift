/// A view that enters or leaves a window takes its controller along [controllers 3.13], unless its
/// container or a transition is in charge: those change the phase before they move the view.
extension UIViewController {
  func viewWillMove(from: UIWindow?, to: UIWindow?) {
    guard (from == nil) != (to == nil), followsItsView else { return }
    let animated = parentStorage?.appearance.isAnimated ?? false
    beginAppearance(to != nil, animated: to != nil && animated && !parentIsSettled)
  }

  func viewDidMove(from: UIWindow?, to: UIWindow?) {
    if to != nil { checkHierarchy() }
    guard (from == nil) != (to == nil) else { return }
    if to != nil, appearance.owesIsAppearing { loadedView?.setNeedsLayout() }
    guard followsItsView else { return }
    if to == nil {
      if appearance.phase == .disappearing { endAppearance() }
    } else if appearance.phase == .appearing, parentIsSettled {
      // Unverified: `viewDidAppear` waits for the commit, so that it follows `viewIsAppearing`.
      let generation = appearance.generation
      MainLoop.main.afterCommit { [weak self] in
        guard let self, appearance.generation == generation else { return }
        endAppearance()
      }
    }
  }

  private var parentIsSettled: Bool {
    guard let parent = parentStorage else { return true }
    return parent.appearance.phase == .appeared
  }

  private var followsItsView: Bool {
    if modal.isDriven || appearance.isDriven || containerState.run != nil
      || (loadedView?.superview as? UIWindow)?.drives(self) == true
      // While a container has begun it by hand, UIKit delivers no pair of its own [controllers 2.6].
      || appearance.openByHand > 0
    {
      return false
    }
    guard let parent = parentStorage else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isVisible
  }

  /// UIKit throws UIViewControllerHierarchyInconsistency [controllers 3.15].
  private func checkHierarchy() {
    guard let parent = parentStorage else { return }
    var ancestor = loadedView?.superview
    while let view = ancestor, view.controller == nil { ancestor = view.superview }
    guard let owner = ancestor?.controller, owner !== parent else { return }
    HeadlessMisuse.record(
      .hierarchyInconsistency,
      "child view controller:<\(type(of: self))> should have parent view controller:"
        + "<\(type(of: owner))> but actual parent is:<\(type(of: parent))>")
  }
}
