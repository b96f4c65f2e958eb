/// [controllers 5.7]: frames are in the container's coordinates, unknown ones are zero.
extension PresentationRun {
  func initialFrame(for controller: UIViewController) -> CGRect {
    guard controller === from || controller === to else { return .zero }
    return currentFrame(of: controller)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      // It leaves the window at the end of a dismissal.
      return kind == .presentation ? self.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard controller === presenter else { return .zero }
    if !removesPresenter { return currentFrame(of: controller) }
    if kind == .presentation { return .zero }
    return self.controller.presenterPlace == nil ? .zero : context.containerView.bounds
  }

  /// Zero while off screen.
  private func currentFrame(of controller: UIViewController) -> CGRect {
    let view = controller === presented ? self.controller.presentedView : controller.viewIfLoaded
    guard let view, let superview = view.superview, view.window != nil else { return .zero }
    return context.containerView.convert(view.frame, from: superview)
  }
}
