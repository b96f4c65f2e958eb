/// The controllers that UIKit makes by itself for the styles that are not `.custom`.
final class SystemPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Unverified: where a page sheet's upper edge lies.
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard presentationStyle == .pageSheet, let container else { return bounds }
    let top = container.safeAreaInsets.top + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  func layOutPresentedView() {
    guard let view = presentedView, view.superview === container,
      presentedViewController.modal.run == nil
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.transform == .identity, view.frame != frame { view.frame = frame }
  }
}
