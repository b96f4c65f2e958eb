/// `dismiss(animated:completion:)`: what this one presents, or else this one [controllers 7.8].
extension UIViewController {
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = modal.presented else {
      if let parent = parentStorage {
        parent.dismiss(animated: animated, completion: completion)
      } else if let presenter = modal.presenter {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        HeadlessMisuse.record(
          .dismissNothing,
          "<\(type(of: self))> has nothing to dismiss: UIKit ignores the call and its completion.")
      }
      return
    }
    guard !isBusyUpwards, let controller = presented.modal.active else {
      HeadlessMisuse.record(
        .dismissWhileInTransition,
        "Attempt to dismiss from view controller <\(type(of: self))> while a presentation or "
          + "dismiss is in progress!")
      return
    }
    let run = PresentationRun(
      .dismissal, presented: presented, presenter: self, source: self, controller: controller,
      isAnimated: animated && UIView.areAnimationsEnabled, completion: completion)
    run.enqueue(afterCommit: TransitionOrder.current.dismissalWaitsForCommit)
  }

  /// This one, or anything presented above it, takes part in a transition.
  private var isBusyUpwards: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if let run = current.modal.run, !run.isOver || run.takesAway(current) { return true }
      controller = current.modal.presented
    }
    return false
  }

  /// Everything above this one goes at once [controllers 8.5]: only this one's way out is animated.
  func removePresentedChain() {
    guard let presented = modal.presented else { return }
    presented.removePresentedChain()
    let controller = presented.modal.active
    let tells = TransitionOrder.current.nestedTellsPresentationControllers
    presented.modal.vanishes = true
    if tells { controller?.dismissalTransitionWillBegin() }
    presented.beginAppearance(false, animated: false)
    controller?.presentedView?.removeFromSuperview()
    controller?.presenterPlace?.restore(from: controller?.container)
    controller?.presenterPlace = nil
    modal.presented = nil
    presented.modal.presenter = nil
    presented.endAppearance()
    if tells { controller?.dismissalTransitionDidEnd(true) }
    controller?.retire()
    presented.modal.vanishes = false
  }
}

extension UIPresentationController {
  /// The end of the one cycle that this lives for [controllers 1.6].
  func retire() {
    container?.removeFromSuperview()
    container = nil
    presenterPlace = nil
    if presentedViewController.modal.controller === self {
      presentedViewController.modal.controller = nil
    }
    if presentedViewController.modal.adaptive === self {
      presentedViewController.modal.adaptive = nil
    }
    isInContext = false
    presenter = nil
    original?.retire()
    original = nil
  }
}
