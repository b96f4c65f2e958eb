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
  private(set) lazy var form = controller?.opening.form ?? .fullScreen
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
    settingsChanged()
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
    if form != .fullScreen, controller?.opening.settings.size == nil { settingsChanged() }
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
    applySettings()
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
    applySettings()
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
      applySettings()
      return followKeyboard()
    }
    controller?.interaction.detach()
    removeChrome()
    askForOrientations()
    returnFocus()
    if wasDismissedByUser { notifyDidDismiss() }
    (controller?.installation as? ModalDelegate)?.dismissalIsOver()
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
    endSwing()
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

  func applySettings() {
    guard let dimming else { return }
    let isBlurred = dimming.backdrop.effect != nil || backdrop.effect != nil
    if phase == .open || !isBlurred { dimming.backdrop = backdrop }
    (wrapper as? CardView)?.cornerRadius =
      controller?.opening.settings.cornerRadius ?? CardLayout.cornerRadius
  }

  private func removeChrome() {
    endSwing()
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

// The place of a card, and what its screen is told of it.
extension PresentationController {
  /// A card's frame in a container, as if there were no keyboard.
  func frame(of card: CardLayout, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let presentation = controller?.opening.presentation ?? .fullScreen
    return presentation.frame(
      of: card, in: bounds, safeArea: safeArea, size: controller?.opening.settings.size,
      preferred: presentedViewController.preferredContentSize)
  }

  /// The card's frame in the container: its place, or above the keyboard.
  func frame(of card: CardLayout, in containerView: UIView) -> CGRect {
    let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    let frame = frame(of: card, in: bounds, safeArea: safeArea)
    guard let top = keyboard?.top(in: containerView) else { return frame }
    return card.frame(frame, above: top, in: bounds.inset(by: safeArea))
  }

  /// Gives a card's screen the traits that it has in UIKit's own sheets: the elevated level, whose dark
  /// colors differ from those behind it, and a compact width where the card is narrow. What the app
  /// has set itself stays.
  func updateTraits(width: CGFloat) {
    guard overrideTraitCollection === givenTraits else { return }
    var traits = [UITraitCollection(userInterfaceLevel: .elevated)]
    if width < CardLayout.regularWidth {
      traits.append(UITraitCollection(horizontalSizeClass: .compact))
    }
    let wanted = UITraitCollection(traitsFrom: traits)
    guard wanted != givenTraits else { return }
    givenTraits = wanted
    overrideTraitCollection = wanted
  }

  /// Applies changed settings to a card: animated while the screen is at rest, at once during a run; but
  /// a blur comes and goes at the end of a run, which may fade what it would be in.
  func settingsChanged() {
    guard let containerView else { return }
    // Below an animation of the size, such as that of a turn of the device, a change at once would add up with it.
    let isResizing = wrapper?.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } == true
    guard controller?.isRunning != true || isResizing, containerView.window != nil else {
      applySettings()
      return containerView.setNeedsLayout()
    }
    animate(lasting: 0.3, in: containerView) { self.applySettings() }
  }

  func animate(
    lasting seconds: TimeInterval, options: UIView.AnimationOptions = [], in containerView: UIView,
    changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, options]
    ) {
      changes()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }
}

// Dismissal by the user, and the closing that it would play.
extension PresentationController: DismissiblePresentation {
  /// A tap outside dismisses a card at rest, and sends one back that is still coming.
  func tappedOutside() {
    guard let controller, controller.opening.settings.dismissesOnTapOutside == true else { return }
    guard controller.run?.direction == .opening else {
      dismissByUser()
      return
    }
    if allowsDismissal { controller.dismiss() } else { notifyDidAttemptToDismiss() }
  }

  func tapped(at recognizer: UIGestureRecognizer) {
    guard let containerView, let dimming else { return }
    let touched = containerView.hitTest(recognizer.location(in: containerView), with: nil)
    if touched === dimming { tappedOutside() }
  }

  /// True if the user could dismiss the screen: it presents nothing and is not in a transition.
  var isDismissible: Bool {
    presentedViewController.presentedViewController == nil
      && !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }

  /// True while a child container is in a transition. A dismissal must not begin at the same time.
  var hasTransitionInside: Bool { presentedViewController.isChangingScreens }

  var allowsDismissal: Bool {
    !presentedViewController.enforcesModality && isDismissalAllowed
  }

  func startDismissal() {
    isDismissedByUser = true
    firstResponder = presentedViewController.firstResponder
    notifyWillDismiss()
    presentedViewController.dismiss(animated: true)
  }

  /// The choreography with which the screen would close now, and its geometry.
  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let controller, let containerView else { return nil }
    let request = TransitionRequest(
      .closing, kind: .presentation, front: presentedViewController, back: presentingViewController,
      requester: (controller.installation as? ModalDelegate)?.requester)
    return controller.closing(
      of: frameOfPresentedViewInContainerView, in: containerView,
      reference: presentingViewController.viewIfLoaded, request: request)
  }

  /// The color behind a full screen that moves aside; `nil` for a card, whose presenter is visible.
  var revealedBackground: UIColor? {
    if case .card = form { return nil }
    return (backdrop.color ?? .black).withAlphaComponent(1)
  }
}

// Room for the keyboard.
extension PresentationController {
  /// Makes room for a change of the keyboard, below before above: what plays above a card goes to where that will be.
  /// Notifications reach the cards in no order that is documented.
  func keyboardChanges(_ change: KeyboardAvoidance.Change) {
    cardBelow?.keyboardChanges(change)
    keyboard?.hear(of: change)
    keyboardChanged()
  }

  private var cardBelow: PresentationController? {
    sequence(first: presentingViewController) { $0.presentingViewController }.lazy
      // A screen that is not presented would make itself a presentation controller.
      .filter { $0.presentingViewController != nil }
      .compactMap { $0.presentationController as? PresentationController }.first
  }

  /// Moves a card at rest along with the keyboard. A card that opens takes its new place at once, and
  /// its run goes there; one that a finger touches, or that closes, waits until that is over.
  private func keyboardChanged() {
    switch phase {
    case .open where controller?.run == nil:
      controller?.interaction.isTouched == true ? followKeyboardWhenReleased() : followKeyboard()
    case .opening where controller?.run?.playback?.isHeld != true:
      let before = frameOfPresentedViewInContainerView
      keyboard?.answer()
      guard frameOfPresentedViewInContainerView != before else { return }
      containerView?.setNeedsLayout()
      controller?.run?.restage()
    default: break
    }
  }

  /// A finger may be about to drag the card, which must not move by itself meanwhile. The end of a run makes room, too.
  private func followKeyboardWhenReleased() {
    releaseWatch?.stop()
    releaseWatch = FrameLink { [weak self] _ in
      guard let self, phase != .open || controller?.interaction.isTouched != true else { return }
      releaseWatch?.stop()
      releaseWatch = nil
      if phase == .open, controller?.run == nil { followKeyboard() }
    }
  }

  /// Makes room for the last change of the keyboard, with its own animation.
  func followKeyboard() {
    guard let containerView, let keyboard, keyboard.isBehind, let change = keyboard.announced else {
      return
    }
    let before = frameOfPresentedViewInContainerView
    keyboard.answer()
    guard frameOfPresentedViewInContainerView != before else { return }
    animate(
      lasting: change.duration, options: change.options, in: containerView, changes: {})
  }
}

// The last swing of a card, which goes on when its run is over.
extension PresentationController {
  /// The swing after an opening. None where motion is reduced.
  func swing(_ direction: TransitionDirection, on geometry: TransitionGeometry) -> CardSwing? {
    guard direction == .opening, controller?.run?.crossFades != true, let wrapper,
      let swing = controller?.opening.lastSwing(on: geometry)
    else { return nil }
    let cardSwing = CardSwing(swing, of: wrapper)
    self.cardSwing = cardSwing
    return cardSwing
  }

  /// Ends the swing at once: the card is somewhere else, or has lost its transition.
  func endSwing() {
    cardSwing?.stop()
    cardSwing = nil
  }
}

/// The keyboard, as far as a card makes room for it. UIKit lays out the screens behind a keyboard only
/// for its own sheets.
@MainActor
final class KeyboardAvoidance {
  /// An announcement of UIKit: the keyboard's frame, in the screen's coordinates, and its animation.
  struct Change: Sendable, Equatable {
    let frame: CGRect
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// - Parameter keys: The keys of the end frame, the duration and the curve.
    init?(_ info: [AnyHashable: Any]?, keys: [String]) {
      let values = keys.map { info?[$0] }
      guard let frame = values[0] as? NSValue else { return nil }
      self.frame = frame.cgRectValue
      duration = (values[1] as? NSNumber)?.doubleValue ?? 0
      // The keyboard's curve has no name; options hold curves as numbers from their 16th bit on.
      let curve = (values[2] as? NSNumber)?.intValue ?? 0
      options = UIView.AnimationOptions(rawValue: UInt(clamping: curve) << 16)
    }

    static func == (one: Change, other: Change) -> Bool { one.frame == other.frame }
  }

  /// The last change that UIKit announced.
  private(set) var announced: Change?
  /// The change for which the card has made room.
  private var answered: Change?
  /// The upper edge of a keyboard that was there before the presentation.
  private var earlierTop: CGFloat?
  private var observation: Observation?

  init(onChange: @escaping @MainActor @Sendable (Change) -> Void) {
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey,
    ]
    let name = UIResponder.keyboardWillChangeFrameNotification
    observation = Observation(name) { [weak self] notification in
      guard let change = Change(notification.userInfo, keys: keys) else { return }
      onMainActor { if self != nil { onChange(change) } }
    }
  }

  /// True if the card has not made room for the last change yet.
  var isBehind: Bool { announced != answered }

  func hear(of change: Change) { announced = change }

  func answer() { answered = announced }

  /// The upper edge of the keyboard in a container of which it covers the lower part.
  func top(in container: UIView) -> CGFloat? {
    guard let screen = container.window?.screen else { return nil }
    guard let frame = answered?.frame else {
      if announced == nil { earlierTop = topOfEarlierKeyboard(in: container) }
      return earlierTop
    }
    // A keyboard that floats, or is split, covers little, and is moved by the user. Its frame is
    // empty, or ends above the screen's lower edge.
    guard frame.isUsable, frame.maxY >= screen.bounds.maxY - 1 else { return nil }
    let covered = container.convert(frame, from: screen.coordinateSpace)
      .intersection(container.bounds)
    return covered.isUsable ? covered.minY : nil
  }

  /// UIKit does not announce again what is there already, but has a guide for it. Without a
  /// keyboard that is as high as the safe area's lower inset.
  private func topOfEarlierKeyboard(in container: UIView) -> CGFloat? {
    let guide = container.keyboardLayoutGuide.layoutFrame
    let isShown = guide.isUsable && guide.height > container.safeAreaInsets.bottom + 1
    return isShown ? guide.minY : nil
  }

  /// Observes notifications for as long as it lives.
  private final class Observation {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ action: @escaping @Sendable (Notification) -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: action)
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}
