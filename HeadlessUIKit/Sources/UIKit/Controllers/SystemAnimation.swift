/// The motion that UIKit gives a presentation without an animator. The stand-in's own: where it
/// goes from and to is UIKit's, its exact curve is not.
extension PresentationRun {
  var systemDuration: TimeInterval { 0.5 }

  func runSystemAnimation() {
    let context = context
    let container = context.containerView
    let view = controller.presentedView
    if kind == .presentation, let view {
      view.frame = context.finalFrame(for: presented)
      SystemMove.perform { container.addSubview(view) }
    } else if removesPresenter, let presenterView = context.view(forKey: .to) {
      presenterView.frame = context.finalFrame(for: presenter)
      SystemMove.perform { container.insertSubview(presenterView, at: 0) }
    }
    layOutArriving()
    guard isAnimated else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      context.completeTransition(true)
      return
    }
    context.decideOnTouches()
    let hides = hidingChange()
    if kind == .presentation { UIView.performWithoutAnimation { hides(true) } }
    UIView.animate(
      withDuration: systemDuration, delay: 0, options: [],
      animations: {
        hides(self.kind == .dismissal)
        self.coordinator.runAnimations()
      },
      completion: { _ in
        hides(false)
        context.completeTransition(true)
      })
  }

  private func hidingChange() -> (Bool) -> Void {
    let view = controller.presentedView
    let style = modalTransitionStyle
    if style == .crossDissolve { return { view?.alpha = $0 ? 0 : 1 } }
    if style != .coverVertical {
      HeadlessMisuse.record(.notModelled, "The stand-in does not move in the style \(style).")
    }
    let shown = view?.center ?? .zero
    let distance = context.containerView.bounds.height
    return { view?.center = CGPoint(x: shown.x, y: shown.y + ($0 ? distance : 0)) }
  }

  /// Documented: a context may lend its own [controllers 7.6].
  private var modalTransitionStyle: UIModalTransitionStyle {
    if let preferred = presented.preferredTransition { return preferred.style }
    let lends = controller.isInContext && presenter.providesPresentationContextTransitionStyle
    return lends ? presenter.modalTransitionStyle : presented.modalTransitionStyle
  }
}
