/// A presentation that adapts while it is on screen.
extension UIPresentationController {
  /// Traits are about to change: the delegate is asked, and the exchange goes along with the change.
  func prepareToAdapt(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let asked = original ?? self
    let style = asked.adaptivePresentationStyle(for: traits)
    let target = style == .none ? asked.presentationStyle : style
    // A transition that runs is left to end in the style in which it began.
    guard target != presentationStyle, presentedViewController.modal.run == nil else { return }
    let next = asked.adapted(to: traits)
    next.tellAdaptiveStyle(with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.giveWay(to: next) })
  }

  /// Unverified: that the old presentation is told of a dismissal and the new one of a
  /// presentation, without animation, and in which order.
  private func giveWay(to next: UIPresentationController) {
    guard let presenter, let container, presentedViewController.modal.run == nil else { return }
    let (old, new) = (presentedViewController, next.presentedViewController)
    let (removed, removes) = (shouldRemovePresentersView, next.shouldRemovePresentersView)
    old.modal.vanishes = true
    new.modal.vanishes = true
    dismissalTransitionWillBegin()
    if old !== new { old.beginAppearance(false, animated: false) }
    if removed, !removes { presenter.beginAppearance(true, animated: false) }
    presentedView?.removeFromSuperview()
    presenterPlace?.restore(from: container)
    presenterPlace = nil
    if old !== new { old.endAppearance() }
    dismissalTransitionDidEnd(true)
    leave(to: next)
    next.takeOver(presenter: presenter)
    next.enter()
    if removes, !removed { presenter.beginAppearance(false, animated: false) }
    if old !== new { new.beginAppearance(true, animated: false) }
    next.presentationTransitionWillBegin()
    if let view = next.presentedView {
      view.frame = next.frameOfPresentedViewInContainerView
      SystemMove.perform { next.container?.addSubview(view) }
    }
    if removes {
      next.presenterPlace = PresenterPlace(of: presenter)
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    if old !== new { new.endAppearance() }
    if removes != removed { presenter.endAppearance() }
    next.presentationTransitionDidEnd(true)
    next.container?.window?.updateStatusBar()
    old.modal.vanishes = false
    new.modal.vanishes = false
  }

  /// Lets go of views and ties, but not of the cycle: the original is asked again later.
  private func leave(to next: UIPresentationController) {
    let presented = presentedViewController
    container?.removeFromSuperview()
    container = nil
    presented.modal.adaptive = nil
    if presented !== next.presentedViewController { presented.modal.presenter = nil }
    guard original != nil else { return }
    original = nil
    if presented.modal.controller === self { presented.modal.controller = nil }
    // What a container was wrapped around for the other style comes out of it.
    if next.presentedViewController.parentStorage === presented {
      next.presentedViewController.removeFromParent()
    }
  }
}
