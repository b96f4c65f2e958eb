/// `dismiss(animated:completion:)`: what this one presents, or else this one (facts 7.8).
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
    let busy = [self, presented, presented.modal.presented].contains {
      $0?.modal.run.map { !$0.isOver } ?? false
    }
    guard !busy, let controller = presented.modal.controller else {
      HeadlessMisuse.record(
        .dismissWhileInTransition,
        "Attempt to dismiss from view controller <\(type(of: self))> while a presentation or "
          + "dismiss is in progress!")
      return
    }
    let run = PresentationRun(
      .dismissal, presented: presented, presenter: self, source: self, controller: controller,
      isAnimated: animated, completion: completion)
    run.enqueue(afterCommit: TransitionOrder.current.dismissalWaitsForCommit)
  }

  /// Everything above this one goes at once (facts 8.5): only this one's way out is animated.
  func removePresentedChain() {
    guard let presented = modal.presented else { return }
    presented.removePresentedChain()
    let controller = presented.modal.controller
    let tells = TransitionOrder.current.nestedTellsPresentationControllers
    presented.modal.vanishes = true
    if tells { controller?.dismissalTransitionWillBegin() }
    presented.beginAppearance(false, animated: false)
    controller?.presentedView?.removeFromSuperview()
    controller?.presenterPlace?.restore()
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
  /// The end of the one cycle that this lives for (facts 1.6).
  func retire() {
    container?.removeFromSuperview()
    container = nil
    presenterPlace = nil
    if presentedViewController.modal.controller === self {
      presentedViewController.modal.controller = nil
    }
    presenter = nil
  }
}
