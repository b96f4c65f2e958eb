extension UIViewController {
  func setModalPresentationStyle(_ style: UIModalPresentationStyle) {
    if modal.controller != nil, modal.presenter == nil, style != modal.style {
      // UIKit is silent, and keeps the controller of the old style [controllers 1.5].
      HeadlessMisuse.record(
        .presentationStyleChangedLate,
        "modalPresentationStyle was set on <\(type(of: self))> after its presentationController "
          + "was created: the controller of the old style stays.")
    }
    modal.style = style
  }

  /// Documented: the nearest ancestor's that is presented; otherwise one is made for the style as
  /// it is now.
  func controllerOfPresentation() -> UIPresentationController? {
    if let controller = modal.controller { return controller }
    if let parent = parentStorage { return parent.presentationController }
    // Documented: always one, unless the style is none.
    guard modalPresentationStyle != .none else { return nil }
    // Unverified: with the presented controller as source where nobody presents it yet.
    return makePresentationController(presenter: nil, source: self)
  }

  @discardableResult
  func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let controller = modal.controller {
      if presenter != nil { controller.presenter = presenter }
      return controller
    }
    let controller: UIPresentationController
    if modalPresentationStyle == .custom {
      controller =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: Headless.delegateKnowsPresenter ? presenter : nil,
          source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    } else if modalPresentationStyle == .popover {
      controller = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenter)
    } else {
      controller = SystemPresentationController(
        presentedViewController: self, presenting: presenter, style: modalPresentationStyle)
    }
    if presenter != nil {
      controller.hidesContainer = controller.presenter == nil && !Headless.delegateKnowsPresenter
      controller.presenter = presenter
    }
    modal.controller = controller
    return controller
  }
}
