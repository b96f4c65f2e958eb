import UIKit

/// What outlives the movement: where the screen rests, what lies behind a card, the tap beside it.
@MainActor
final class PresentationController: UIPresentationController, DismissiblePresentation {
  /// Behind a card, above the presenter. `nil` while nothing is presented, and for full screens.
  private(set) var dimming: UIControl?
  private var wrapper: WrapperView?
  private weak var controller: TransitionController?
  private weak var focused: UIView?
  private let form: PresetForm
  private lazy var effectView = UIVisualEffectView(effect: nil)

  init(
    presented: UIViewController, presenting: UIViewController?, controller: TransitionController?
  ) {
    self.controller = controller
    form = controller?.definition.form ?? .fullScreen
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Serves another controller from now on: the screen was given a new one while it is open.
  func adopt(_ controller: TransitionController) {
    self.controller = controller
    if let containerView {
      controller.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    optionsChanged()
  }

  override var shouldRemovePresentersView: Bool { form == .fullScreen }

  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return super.frameOfPresentedViewInContainerView }
    guard case .card(let card) = form else { return containerView.bounds }
    return card.frame(
      in: containerView.bounds, safeArea: containerView.safeAreaInsets,
      size: controller?.resolvedOptions.size)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if UIAccessibility.isVoiceOverRunning {
      focused = presentingViewController.viewIfLoaded?.focusedView
    }
    if let containerView {
      controller?.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    guard let containerView, let content = super.presentedView else { return }
    let isCard = form != .fullScreen
    let wrapper = isCard ? CardView(content: content) : WrapperView(content: content)
    wrapper.onEscape = { [weak self] in self?.dismissByUser() ?? false }
    wrapper.frame = frameOfPresentedViewInContainerView
    self.wrapper = wrapper
    if isCard { dim(containerView) }
  }

  private func dim(_ containerView: UIView) {
    let dimming = UIControl(frame: containerView.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(
      UIAction { [weak self] _ in self?.tappedOutside() }, for: .touchUpInside)
    effectView.frame = dimming.bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.isUserInteractionEnabled = false
    dimming.addSubview(effectView)
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    applyOptions()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard !completed else { return }
    controller?.interaction.detach()
    removeChrome()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let wasDismissedByUser = isDismissedByUser
    isDismissedByUser = false
    guard completed else { return }
    controller?.interaction.detach()
    removeChrome()
    returnFocus()
    if wasDismissedByUser { notifyDidDismiss() }
  }

  // A custom presentation is laid out by nobody else.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.rest(in: frameOfPresentedViewInContainerView)
  }

  /// A card takes its new size and place in an animation of its own; a run takes them along.
  func optionsChanged() {
    guard let containerView else { return }
    guard controller?.run == nil, containerView.window != nil else {
      applyOptions()
      return containerView.setNeedsLayout()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.applyOptions()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  /// What a run may fade. A blur is none: alpha breaks it, so its effect is animated instead.
  var fadingBackdrop: UIView? { backdrop.effect == nil ? dimming : nil }

  /// Lets a blur come and go along with a run.
  func blur(_ direction: TransitionDirection, along handle: InterruptibleAnimator, on stage: Stage)
  {
    guard let effect = backdrop.effect, dimming != nil else { return }
    let effectView = effectView
    let opens = direction == .opening
    if opens { effectView.effect = nil }
    // Whatever the animator leaves behind: at its start, or stopped half-way.
    stage.undo { committed in effectView.effect = committed == opens ? effect : nil }
    handle.addAnimations { effectView.effect = opens ? effect : nil }
  }

  private var backdrop: TransitionBackdrop {
    controller?.resolvedOptions.backdrop ?? controller?.definition.backdrop ?? .black(opacity: 0.3)
  }

  private func applyOptions() {
    guard let dimming else { return }
    dimming.backgroundColor = backdrop.color
    effectView.effect = backdrop.effect
    (wrapper as? CardView)?.cornerRadius = controller?.resolvedOptions.cornerRadius ?? 28
  }

  private func removeChrome() {
    wrapper?.unwrap()
    wrapper = nil
    dimming?.removeFromSuperview()
    dimming = nil
  }

  private var isDismissedByUser = false

  private func tappedOutside() {
    guard controller?.resolvedOptions.dismissesOnTapOutside == true else { return }
    dismissByUser()
  }

  /// Asks first, as UIKit's own sheets do. Whether there was anything to be asked.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    if allowsDismissal { startDismissal() } else { notifyDidAttemptToDismiss() }
    return true
  }

  /// Whether there is anything that people could dismiss now.
  var isDismissible: Bool {
    presentedViewController.presentedViewController == nil
      && !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }

  /// Whether a stack or tabs inside are just changing screens: two runs at once are none's.
  var hasTransitionInside: Bool { presentedViewController.isChangingScreens }

  var allowsDismissal: Bool {
    !presentedViewController.isModalInPresentation && isDismissalAllowed
  }

  func startDismissal() {
    isDismissedByUser = true
    notifyWillDismiss()
    presentedViewController.dismiss(animated: true)
  }

  /// How the screen would leave now.
  var closing: (choreography: Choreography, geometry: Geometry)? {
    guard let controller, let containerView else { return nil }
    let geometry = Geometry(
      of: containerView, fore: frameOfPresentedViewInContainerView,
      reference: presentingViewController.viewIfLoaded, options: controller.resolvedOptions
    ) { _, _ in }
    return (controller.definition.choreography(.closing, on: geometry), geometry)
  }

  var isRightToLeft: Bool {
    (presentingViewController.viewIfLoaded ?? containerView)?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// What is seen where a full screen gives way; a card's presenter is there already.
  var revealedBackground: UIColor? {
    if case .card = form { return nil }
    return (backdrop.color ?? .black).withAlphaComponent(1)
  }

  /// VoiceOver goes back to where it was before the screen came.
  private func returnFocus() {
    guard UIAccessibility.isVoiceOverRunning, let focused, focused.window != nil else { return }
    UIAccessibility.post(notification: .screenChanged, argument: focused)
  }
}

extension UIViewController {
  fileprivate var isChangingScreens: Bool {
    children.contains { $0.transitionCoordinator != nil || $0.isChangingScreens }
  }
}

extension UIView {
  /// The view of this tree that VoiceOver stands on.
  fileprivate var focusedView: UIView? {
    if accessibilityElementIsFocused() { return self }
    return subviews.lazy.compactMap(\.focusedView).first
  }
}
