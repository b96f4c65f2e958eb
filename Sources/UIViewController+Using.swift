import UIKit

extension UIViewController {
  /// Presents a screen with a transition, which also dismisses it again; `nil` is the system's presentation.
  ///
  /// ```swift
  /// present(card, using: .overlay, gesture: .panToEdge)
  /// present(photo, using: .fold(edge: .top).duration(0.8))
  /// ```
  ///
  /// The transition leaves nothing behind when the screen has been dismissed: one that the screen has of its own
  /// is not used meanwhile, and is back then. The same holds for the system's presentation.
  ///
  /// - Parameters:
  ///   - transition: `nil` is the system's presentation, in the style that the screen has without a transition.
  ///   - reverse: The transition that dismisses the screen; by default the same as `transition`, backward.
  ///   - gesture: The gesture that dismisses the screen.
  ///   - openedBy: A pan or a pinch that has already begun: the opening follows it.
  /// - Returns: The transition of the screen; `nil` for the system's.
  @discardableResult
  public func present(
    _ screen: UIViewController, using transition: ViewControllerTransition?,
    reverse: ViewControllerTransition? = nil, options: TransitionOptions = TransitionOptions(),
    gesture: TransitionGesture = .none, openedBy: UIGestureRecognizer? = nil,
    completion: (() -> Void)? = nil
  ) -> TransitionController? {
    let controller = transition?.reversing(with: reverse).unlessSystem.map {
      TransitionController(
        of: screen, transition: $0, options: options, gesture: gesture, openedBy: openedBy)
    }
    if let controller {
      controller.installDelegate(on: screen, isForOnce: true)
    } else {
      ModalDelegate.rest(on: screen, presentedBy: self)
    }
    present(screen, animated: true, completion: completion)
    if let other = presentedViewController, other !== screen, !other.isBeingDismissed {
      // UIKit presents one screen at a time, and has refused.
      (controller?.installation as? ModalDelegate)?.presentationIsOver()
    }
    return controller
  }

  /// Dismisses what `dismiss(animated:completion:)` would dismiss, with a transition played backward; `nil` is
  /// the system's animation. How the screen was presented does not matter.
  public func dismiss(
    using transition: ViewControllerTransition?, options: TransitionOptions = TransitionOptions(),
    completion: (() -> Void)? = nil
  ) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if let screen = presenter?.presentedViewController {
      name(transition ?? .system, options, forClosing: screen)
    }
    dismiss(animated: true, completion: completion)
  }

  private func name(
    _ transition: ViewControllerTransition, _ options: TransitionOptions,
    forClosing screen: UIViewController
  ) {
    if let controller = TransitionController.installed(on: screen) {
      controller.nextClosing = NamedClosing(transition: transition, options: options)
      return
    }
    guard !transition.isSystem else { return }
    let controller = TransitionController(
      of: screen, transition: transition, options: options, gesture: .none)
    let delegate = ModalDelegate(controller, for: screen)
    _ = controller.replaceController(of: screen)
    controller.install(delegate)
    delegate.installForDismissal()
  }
}
