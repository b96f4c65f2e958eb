import UIKit

/// What outlives the movement: where the screen rests, what lies behind a card, the tap beside it.
@MainActor
final class Presentation: UIPresentationController {
  /// Behind a card, above the presenter. `nil` while nothing is presented, and for full screens.
  private(set) var dimming: UIControl?
  private var card: CardView?
  private weak var controller: TransitionController?
  private let form: PresetForm

  init(
    presented: UIViewController, presenting: UIViewController?, controller: TransitionController?
  ) {
    self.controller = controller
    form = controller?.definition.form ?? .fullScreen
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { form == .fullScreen }

  override var presentedView: UIView? { card ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return super.frameOfPresentedViewInContainerView }
    guard case .card(let card) = form else { return containerView.bounds }
    return card.frame(
      in: containerView.bounds, safeArea: containerView.safeAreaInsets,
      size: controller?.settings.size)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard case .card = form, let containerView, let content = super.presentedView else { return }
    let dimming = UIControl(frame: containerView.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(
      UIAction { [weak self] _ in self?.tappedOutside() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    let card = CardView(content: content)
    card.frame = frameOfPresentedViewInContainerView
    self.card = card
    applyOptions()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeChrome() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    removeChrome()
    if isDismissedByUser { tellDidDismiss() }
    isDismissedByUser = false
  }

  // A custom presentation is laid out by nobody else.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.rest(in: frameOfPresentedViewInContainerView)
  }

  func optionsChanged() {
    applyOptions()
    containerView?.setNeedsLayout()
  }

  private func applyOptions() {
    let settings = controller?.settings
    dimming?.backgroundColor = (settings?.backdrop ?? .black(opacity: 0.3)).color
    card?.cornerRadius = settings?.cornerRadius ?? 28
  }

  private func removeChrome() {
    card?.unwrap()
    card = nil
    dimming?.removeFromSuperview()
    dimming = nil
  }

  private var isDismissedByUser = false

  private func tappedOutside() {
    guard controller?.settings.dismissesOnTapOutside == true,
      presentedViewController.presentedViewController == nil,
      !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else { return }
    guard !presentedViewController.isModalInPresentation, isDismissalAllowed else {
      return tellDidAttemptToDismiss()
    }
    isDismissedByUser = true
    tellWillDismiss()
    presentedViewController.dismiss(animated: true)
  }
}
