import UIKit

/// Everything that outlives a run: the frame of the screen, the card and its backdrop, the tap
/// outside it, the view of the recognizers.
@MainActor
final class PresentationController: UIPresentationController {
  enum Phase { case opening, open, closing }

  private(set) var phase = Phase.open
  /// The view behind a card, above the presenter. `nil` for full screens, and without presentation.
  private(set) var dimming: DimmingView?
  private(set) var wrapper: WrapperView?
  private(set) weak var controller: TransitionController?
  private weak var focused: AnyObject?
  /// The keyboard, for a card that is presented.
  private(set) var keyboard: KeyboardAvoidance?
  /// Waits for a finger to leave the card, for the keyboard's sake.
  var releaseWatch: FrameLink?
  /// The empty places behind an open card.
  let holes = ElementHoles()
  /// The last swing of a card that has come.
  var cardSwing: CardSwing?
  /// The traits that the card's screen has of the library.
  var givenTraits: UITraitCollection?
  /// True once the card has its place in a container whose safe area is known.
  private var isPlaced = false
  /// Decided once, as the presenter may be gone from its window when UIKit asks again.
  private var keepsPresenter: Bool?
  /// A picture of what a full screen covers, where its presenter stays in place.
  private(set) var presenterPicture: UIView?
  /// Read once the transition is resolved: an app may have asked for this object before it presents.
  private(set) lazy var form = controller?.definition.form ?? .fullScreen
  /// True if a gesture, a tap outside or VoiceOver started the dismissal in progress.
  var isDismissedByUser = false
  /// The first responder when the user began the dismissal: UIKit may end editing by itself.
  weak var firstResponder: UIResponder?

  init(
    presented: UIViewController, presenting: UIViewController?, controller: TransitionController?
  ) {
    self.controller = controller
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Replaces the controller, when a screen is given a new one while it is open.
  func adopt(_ controller: TransitionController) {
    self.controller = controller
    if let containerView {
      controller.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    optionsChanged()
  }

  /// A presenter that does not fill the window, such as a card, stays where it is: UIKit would bring it
  /// back as large as the window.
  override var shouldRemovePresentersView: Bool {
    form == .fullScreen && !(keepsPresenter ?? isPresenterSmall)
  }

  private var isPresenterSmall: Bool {
    guard let view = presentingViewController.viewIfLoaded, let window = view.window else {
      return false
    }
    let frame = view.convert(view.bounds, to: window)
    return frame.width < window.bounds.width - 1 || frame.height < window.bounds.height - 1
  }

  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return super.frameOfPresentedViewInContainerView }
    guard case .card(let card) = form else { return containerView.bounds }
    return frame(of: card, in: containerView)
  }

  /// The size of which the screen hears in `viewWillTransition(to:with:)`: the card's, not the
  /// container's. The safe area that limits it is still the old one.
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === presentedViewController, case .card(let card) = form else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return frame(
      of: card, in: CGRect(origin: .zero, size: parentSize),
      safeArea: containerView?.safeAreaInsets ?? .zero
    ).size
  }

  // A navigation controller prefers what its top screen prefers.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if form != .fullScreen, controller?.resolvedOptions.size == nil { optionsChanged() }
  }

  // An app may present inside an animation of its own: what is set up here takes no part in it.
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    phase = .opening
    UIView.performWithoutAnimation(setUp)
  }

  private func setUp() {
    if UIAccessibility.isVoiceOverRunning {
      focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    }
    // A controller may have been removed before the presentation that waited began.
    if let containerView, TransitionController.installed(on: presentedViewController) === controller
    {
      controller?.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    guard let containerView, let content = super.presentedView else { return }
    let keepsPresenter = isPresenterSmall
    self.keepsPresenter = keepsPresenter
    takePresentersPicture()
    let isCard = form != .fullScreen
    if isCard { keyboard = KeyboardAvoidance { [weak self] in self?.keyboardChanges($0) } }
    let wrapper = isCard ? CardView(content: content) : WrapperView(content: content)
    // VoiceOver sees only this screen while it is open; behind a full screen that stands over a card
    // the window's root is still there.
    wrapper.accessibilityViewIsModal = true
    wrapper.onEscape = { [weak self] in self?.dismissByUser() ?? false }
    wrapper.onContentRemoval = { [weak self] in self?.watchCover() }
    wrapper.frame = frameOfPresentedViewInContainerView
    self.wrapper = wrapper
    // Also without animation, where no animator adds it.
    containerView.addSubview(wrapper)
    guard isCard else { return }
    let dimming = DimmingView(frame: containerView.bounds)
    dimming.onTap = { [weak self] in self?.tappedOutside() }
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    dimming.backdrop = backdrop
    applyOptions()
    updateTraits(width: wrapper.frame.width)
  }

  /// Takes a picture of what a full screen covers, where its presenter stays in place. A hidden window has none.
  private func takePresentersPicture() {
    guard keepsPresenter == true, form == .fullScreen, let containerView,
      let window = containerView.window, !window.isHidden
    else { return }
    if phase == .opening {
      presenterPicture = window.snapshotView(afterScreenUpdates: false)
      return
    }
    // The window shows the full screen. What lies below it may have changed since the opening.
    guard presenterPicture == nil else { return }
    let picture = UIView(frame: containerView.bounds)
    for view in viewsBelow {
      guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { continue }
      snapshot.frame = view.convert(view.bounds, to: containerView)
      picture.addSubview(snapshot)
    }
    presenterPicture = picture
  }

  private var viewsBelow: [UIView] {
    guard let containerView, let window = containerView.window else { return [] }
    return window.subviews.prefix { !containerView.isDescendant(of: $0) }
  }

  /// Called when a run has ended, before UIKit is told: the screen may get the focus before UIKit says that it is open.
  func runEnds(isOpen: Bool) {
    if isOpen { phase = .open }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    phase = .open
    cardSwing?.runEnded(committed: completed)
    applyOptions()
    // Only a picture of the window shows effects, so that one is kept.
    if presenterPicture != nil, !viewsBelow.contains(where: \.containsEffect) {
      presenterPicture = nil
    }
    guard !completed else { return followKeyboard() }
    controller?.interaction.detach()
    removeChrome()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let wasDismissedByUser = isDismissedByUser
    isDismissedByUser = false
    firstResponder = nil
    guard completed else {
      phase = .open
      applyOptions()
      return followKeyboard()
    }
    controller?.interaction.detach()
    removeChrome()
    askForOrientations()
    returnFocus()
    if wasDismissedByUser { notifyDidDismiss() }
    (controller?.installation as? ModalDelegate)?.presentationIsOver()
  }

  // UIKit does not lay out the presented view of a custom presentation.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isPlaced {
      place()
    } else {
      isPlaced = true
      UIView.performWithoutAnimation {
        self.place()
        self.wrapper?.layoutIfNeeded()
      }
    }
    if presentedViewController.presentedViewController == nil { wrapper?.adoptContent() }
  }

  private func place() {
    let frame = frameOfPresentedViewInContainerView
    let isOther = wrapper?.layer.restingFrame != frame
    if isOther { endSwing() }
    if dimming != nil { updateTraits(width: frame.width) }
    presentedView?.rest(in: frame)
    wrapper?.setNeedsLayout()
    if isOther { controller?.run?.cardChanged() }
  }

  /// UIKit does not always put the screen's view back when the cover has gone:
  /// https://github.com/TimOliver/TOCropViewController/issues/544
  private func watchCover() {
    endSwing()
    let cover = presentedViewController.presentedViewController?.presentationController
    guard let coverContainer = cover?.containerView else { return }
    // The container holds it.
    _ = CoverWatcher(in: coverContainer) { [weak self] in
      guard let self, let containerView, containerView.window != nil else { return }
      wrapper?.adoptContent()
      containerView.setNeedsLayout()
    }
  }

  // Several screens may be dismissed at once: the lowest of them leaves, with its content in it.
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    phase = .closing
    takePresentersPicture()
    cardSwing?.giveWay()
    UIView.performWithoutAnimation {
      self.wrapper?.adoptContent()
      self.dimming?.dropFormerBlur()
    }
    // Our own runs fade it; the system's animation does not know it.
    if controller?.playsSystemsClosing != false {
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in
        dimming?.backdrop = .black(opacity: 0)
      }
    }
  }

  /// The backdrop that a run may fade. Alpha breaks a blur, whose effect is animated instead.
  var fadingBackdrop: UIView? { dimming?.backdrop.effect == nil ? dimming : nil }

  var backdrop: TransitionBackdrop {
    controller?.backdrop ?? .black(opacity: 0.3)
  }

  func applyOptions() {
    guard let dimming else { return }
    let isBlurred = dimming.backdrop.effect != nil || backdrop.effect != nil
    if phase == .open || !isBlurred { dimming.backdrop = backdrop }
    (wrapper as? CardView)?.cornerRadius =
      controller?.resolvedOptions.cornerRadius ?? CardLayout.cornerRadius
  }

  private func removeChrome() {
    endSwing()
    holes.fill()
    wrapper?.unwrap()
    wrapper = nil
    dimming?.removeFromSuperview()
    dimming = nil
    presenterPicture = nil
    keyboard = nil
    releaseWatch?.stop()
    releaseWatch = nil
    isPlaced = false
  }

  var isRightToLeft: Bool {
    (presentingViewController.viewIfLoaded ?? containerView)?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns VoiceOver's focus to the element that had it before the screen was presented. The cells of a table, for
  /// example, are focused through elements that are no views.
  private func returnFocus() {
    guard UIAccessibility.isVoiceOverRunning, let focused else { return }
    let view = focused as? UIView ?? presentingViewController.viewIfLoaded
    guard view?.window != nil else { return }
    UIAccessibility.post(notification: .screenChanged, argument: focused)
  }

  // The presenter of a full screen may support less than how the device is held. After a custom presentation UIKit
  // does not ask it again: https://openradar.appspot.com/22401547
  private func askForOrientations() {
    guard form == .fullScreen else { return }
    if #available(iOS 16, *) {
      presentingViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}
