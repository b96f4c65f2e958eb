import UIKit

/// Owns the parts of a presentation that outlive a run: the frame of the screen, the card and its backdrop, taps
/// outside the card, and the view of the recognizers.
@MainActor
final class PresentationController: UIPresentationController, TouchPassing {
  enum Phase { case opening, open, closing }

  private(set) var phase = Phase.open
  /// The view behind a card, above the presenter; `nil` for full screens, and outside of the presentation.
  private(set) var backdropView: BackdropView?
  private(set) var wrapper: WrapperView?
  private(set) weak var controller: TransitionController?
  /// The screen's home, retained because VoiceOver can close the screen also without `controller`.
  private var home: any Home
  private weak var focused: AnyObject?
  /// The keyboard, for a presented card.
  private(set) var keyboard: KeyboardAvoidance?
  /// The last swing of an opened card.
  var cardSwing: CardSwing?
  /// The `overrideTraitCollection` last set by `updateTraits(width:)`.
  var givenTraits: UITraitCollection?
  /// True while `animate(lasting:)` lays out the container.
  private var isAnimatingChange = false
  /// True after the first layout of the container, when the safe area is known and the card has its place.
  private var isPlaced = false
  /// True for a screen whose own style, `.overFullScreen` or `.overCurrentContext`, leaves the presenter in sight.
  private let isOverPresenter: Bool
  /// The value of `isPresenterSmall` at the beginning: the presenter may have left its window when UIKit asks again.
  private var wasPresenterSmall: Bool?
  /// The screen's own `modalPresentationCapturesStatusBarAppearance`, while replaced.
  private var ownCapture: Bool?
  /// A picture of the content under a full screen whose presenter stays in place.
  private(set) var presenterPicture: UIView?
  /// The layout of a card, read lazily once the transition is resolved: an app may read `presentationController` before
  /// presenting. A changed transition may change the layout, but not make a card of a full screen, or the reverse.
  private(set) lazy var card = controller?.openingMovement.card
  /// True from a gesture, a tap outside or VoiceOver's escape until the dismissal begins.
  private var isDismissedByUser = false
  /// The first responder at `startDismissal()`, because UIKit may end editing by itself.
  weak var firstResponder: UIResponder?

  init(
    presented: UIViewController, presenting: UIViewController?, controller: TransitionController?,
    home: any Home, isOverPresenter: Bool
  ) {
    self.controller = controller
    self.home = home
    self.isOverPresenter = isOverPresenter
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Replaces `controller` when an open screen gets a new `TransitionController`.
  func adopt(_ controller: TransitionController, home: any Home) {
    self.controller = controller
    self.home = home
    if let containerView {
      controller.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    settingsChanged()
  }

  /// False for a presenter smaller than the window, such as a card: UIKit would restore the view in the window's size.
  override var shouldRemovePresentersView: Bool {
    card == nil && !keepsPresenter
  }

  /// True if the presenter stays in place, under a card or a full screen.
  private var keepsPresenter: Bool { isOverPresenter || wasPresenterSmall ?? isPresenterSmall }

  private var isPresenterSmall: Bool {
    guard let view = presentingViewController.viewIfLoaded, let window = view.window else {
      return false
    }
    let frame = view.convert(view.bounds, to: window)
    return frame.width < window.bounds.width - 1 || frame.height < window.bounds.height - 1
  }

  override var presentedView: UIView? { wrapper ?? super.presentedView }

  /// The frame of the container or of the card, moved up from the `keyboard` if necessary.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return super.frameOfPresentedViewInContainerView }
    guard let card else { return containerView.bounds }
    let space = space(in: containerView.bounds)
    let frame = frame(of: card, in: space)
    guard let top = keyboard?.top(in: containerView) else { return frame }
    return card.frame(frame, above: top, in: space)
  }

  /// The size passed to `viewWillTransition(to:with:)` of the screen: the size of the card, not of the container. The
  /// safe area used here is still the old safe area.
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === presentedViewController, let card else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return frame(of: card, in: space(in: CGRect(origin: .zero, size: parentSize))).size
  }

  // A navigation controller takes the `preferredContentSize` of its top screen.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if card != nil, isSizedByContent { settingsChanged() }
  }

  // Called by UIKit for content sized by constraints.
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    if card != nil, isSizedByContent { settingsChanged() }
  }

  /// True if the size of the card depends on its screen's content.
  private var isSizedByContent: Bool {
    controller?.openingMovement.settings.size?.isFitting != false
  }

  // An app may present inside an animation of its own, so `setUp()` runs without animation.
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    phase = .opening
    UIView.performWithoutAnimation(setUp)
  }

  private func setUp() {
    if UIAccessibility.isVoiceOverRunning {
      focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    }
    // The screen may have got another controller, or none, since UIKit has asked for this object: before a delayed
    // presentation, or because the app has read `presentationController`.
    let current = TransitionController.installed(on: presentedViewController)
    if let current, let home = current.home, home.presentation === self {
      (controller, self.home) = (current, home)
    }
    if let containerView, current === controller {
      controller?.interaction.attach(to: containerView, isRightToLeft: isRightToLeft)
    }
    guard let containerView, let content = super.presentedView else { return }
    wasPresenterSmall = isPresenterSmall
    if !changesStatusBar { captureStatusBar() }
    takePresentersPicture()
    let isCard = card != nil
    if isCard { keyboard = KeyboardAvoidance { [weak self] in self?.keyboardChanges($0) } }
    let wrapper = isCard ? CardView(content: content) : WrapperView(content: content)
    wrapper.onEscape = { [weak self] in self?.home.dismissByUser() ?? false }
    wrapper.contentContainer.onRemoval = { [weak self] in self?.watchPresentationAbove() }
    wrapper.frame = frameOfPresentedViewInContainerView
    // The animator adds `wrapper`, or UIKit without an animator: in the window earlier than UIKit begins the appearance
    // of the screen, a child of the screen would appear before the screen does.
    self.wrapper = wrapper
    applyPassing()
    guard isCard else { return }
    let backdropView = BackdropView(frame: containerView.bounds)
    backdropView.onTap = { [weak self] in self?.tappedOutside() }
    containerView.insertSubview(backdropView, at: 0)
    self.backdropView = backdropView
    backdropView.backdrop = backdrop
    applySettings()
    updateTraits(width: wrapper.frame.width)
  }

  // MARK: The status bar

  /// Puts a full screen in charge of the status bar. Where `changesStatusBar`, only while the screen is open: on devices
  /// whose safe area ends with the bar, the presenter, in sight during a run, would jump in its first frame.
  private func captureStatusBar() {
    guard takesStatusBar, ownCapture == nil else { return }
    ownCapture = presentedViewController.modalPresentationCapturesStatusBarAppearance
    setCapture(true)
  }

  /// Layout in UIKit's callback would begin what the app has requested in its own, such as a push, before UIKit does.
  private func captureStatusBarSoon() {
    FrameLink.once { if self.phase == .open { self.captureStatusBar() } }
  }

  /// Gives the status bar back to the presenter.
  private func releaseStatusBar() {
    guard let ownCapture else { return }
    self.ownCapture = nil
    setCapture(ownCapture)
  }

  private func setCapture(_ captures: Bool) {
    let screen = presentedViewController
    guard screen.modalPresentationCapturesStatusBarAppearance != captures else { return }
    screen.modalPresentationCapturesStatusBarAppearance = captures
    // When the opening begins, the screen is not in its place yet; when a dismissal has ended, it is no more.
    guard phase != .opening, let wrapper else { return screen.setNeedsStatusBarAppearanceUpdate() }
    // The safe area of the screen may change, too, so its content moves along with the bar.
    UIView.animate(withDuration: 0.25) {
      screen.setNeedsStatusBarAppearanceUpdate()
      wrapper.layoutIfNeeded()
    }
  }

  /// True for a full screen that hides its presenter.
  private var takesStatusBar: Bool { card == nil && !isOverPresenter }

  /// True if the screen takes the status bar, and either this screen or the one in charge below hides the bar.
  private var changesStatusBar: Bool {
    guard takesStatusBar else { return false }
    var below = presentingViewController
    while let next = below.presentingViewController,
      !below.modalPresentationCapturesStatusBarAppearance
    {
      below = next
    }
    return presentedViewController.hidesStatusBar != below.hidesStatusBar
  }

  /// Reports a full screen through which the presenter would be seen, because the presenter leaves the window now.
  private func reportTranslucence() {
    guard shouldRemovePresentersView, presentedViewController.viewIfLoaded?.isSeenThrough == true
    else { return }
    controller?.reportOnce(.screenTranslucent)
  }

  // MARK: Views

  /// Sets `presenterPicture` for a full screen whose presenter stays in place. A hidden window cannot be pictured.
  private func takePresentersPicture() {
    guard keepsPresenter, card == nil, let containerView,
      let window = containerView.window, !window.isHidden
    else { return }
    if phase == .opening {
      presenterPicture = window.snapshotView(afterScreenUpdates: false)
      return
    }
    // In a closing, the window shows the full screen, and `viewsBelow` may have changed since the opening.
    guard presenterPicture == nil else { return }
    let picture = UIView(frame: containerView.bounds)
    for view in viewsBelow {
      guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { continue }
      snapshot.frame = view.convert(view.bounds, to: containerView)
      picture.addSubview(snapshot)
    }
    presenterPicture = picture
  }

  /// True for a card beside which touches reach the screen behind.
  var passesTouches: Bool { card?.passesTouches == true }

  /// The window's views behind the presentation, from back to front.
  var viewsBelow: [UIView] {
    guard let containerView, let window = containerView.window else { return [] }
    return window.subviews.prefix { !containerView.isDescendant(of: $0) }
  }

  /// Called at the end of a run, before UIKit is told: the screen may get the focus before the presentation has ended.
  func runEnds(isOpen: Bool) { if isOpen { phase = .open } }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    phase = .open
    applySettings()
    // A snapshot of `viewsBelow` shows no effects, but the picture of the window does, and is kept if needed.
    if presenterPicture != nil, !viewsBelow.contains(where: \.containsEffect) {
      presenterPicture = nil
    }
    guard completed else {
      removeChrome()
      return releaseStatusBar()
    }
    captureStatusBarSoon()
    reportTranslucence()
    followKeyboard()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    firstResponder = nil
    guard completed else {
      phase = .open
      captureStatusBarSoon()
      applySettings()
      return followKeyboard()
    }
    removeChrome()
    releaseStatusBar()
    returnFocus()
    // The dismissed screen may decide until UIKit has ended the dismissal.
    let presenter = presentingViewController
    if card == nil { FrameLink.once { presenter.askForOrientations() } }
  }

  // UIKit does not lay out the presented view of a custom presentation.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isPlaced || wrapper?.superview == nil {
      layOutCard()
    } else {
      isPlaced = true
      UIView.performWithoutAnimation {
        self.layOutCard()
        self.wrapper?.layoutIfNeeded()
        // `contentSize(width:)` excludes a safe area that the screen has only in its place.
        guard self.wrapper?.layer.restingFrame != self.frameOfPresentedViewInContainerView else {
          return
        }
        self.layOutCard()
        self.wrapper?.layoutIfNeeded()
      }
    }
    if presentedViewController.presentedViewController == nil { wrapper?.adoptContent() }
  }

  private func layOutCard() {
    let frame = frameOfPresentedViewInContainerView
    let isOther = wrapper?.layer.restingFrame != frame
    if isOther { endSwing() }
    if backdropView != nil {
      updateTraits(width: frame.width)
      roundCard()
      reportRoom()
    }
    presentedView?.setRestingFrame(frame)
    wrapper?.setNeedsLayout()
    if isOther { controller?.run?.cardChanged() }
  }

  /// UIKit does not always put the screen's view back at the end of a presentation above:
  /// https://github.com/TimOliver/TOCropViewController/issues/544
  private func watchPresentationAbove() {
    endSwing()
    let above = presentedViewController.presentedViewController?.presentationController
    guard let containerAbove = above?.containerView else { return }
    // Runs no clock: this `ClockView`, retained by `containerAbove`, only tells when the cover has gone.
    let watcher = ClockView(in: containerAbove)
    watcher.isHidden = true
    watcher.onWindowLoss = { [weak self] in
      guard let self, let containerView, containerView.window != nil else { return }
      wrapper?.adoptContent()
      containerView.setNeedsLayout()
    }
  }

  // If several screens are dismissed at once, the lowest screen leaves, and `wrapper` must contain its view.
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    phase = .closing
    // Now there is a `transitionCoordinator`, and its animations have not begun.
    if isDismissedByUser { notifyWillDismiss() }
    isDismissedByUser = false
    if changesStatusBar { releaseStatusBar() }
    // A finger must not turn the window under itself.
    if card == nil, controller?.interaction.startsInteractively(.closing) != true {
      presentingViewController.askForOrientations()
    }
    takePresentersPicture()
    endSwing()
    UIView.performWithoutAnimation {
      self.wrapper?.adoptContent()
      self.backdropView?.dropFormerBlur()
    }
    // The library's runs fade `backdropView` themselves, but UIKit's own animation does not.
    if controller?.closingMovement.isSystem != false {
      presentedViewController.transitionCoordinator?.animate { [backdropView] _ in
        backdropView?.backdrop = .black(opacity: 0)
      }
    }
  }

  /// The backdrop that a run may fade; `nil` for a blur, because alpha breaks a blur. See `animateBlur(_:along:on:)`.
  var fadingBackdrop: UIView? { backdropView?.backdrop.effect == nil ? backdropView : nil }

  var backdrop: TransitionBackdrop {
    passesTouches ? .black(opacity: 0) : controller?.backdrop ?? .black(opacity: 0.3)
  }

  func applySettings() {
    guard let backdropView else { return }
    applyPassing()
    let isBlurred = backdropView.backdrop.effect != nil || backdrop.effect != nil
    if phase == .open || !isBlurred { backdropView.backdrop = backdrop }
    roundCard()
  }

  private func applyPassing() {
    // VoiceOver must see only this screen while the screen is open. Behind a full screen above a card, the root view is
    // still in the window.
    wrapper?.accessibilityViewIsModal = !passesTouches
    backdropView?.below = passesTouches ? { [weak self] in self?.viewsBelow ?? [] } : nil
  }

  /// Removes the gesture and all views, after the end of the presentation.
  private func removeChrome() {
    controller?.interaction.detach()
    endSwing()
    wrapper?.unwrap()
    wrapper = nil
    backdropView?.removeFromSuperview()
    backdropView = nil
    presenterPicture = nil
    keyboard = nil
    isPlaced = false
  }

  var isRightToLeft: Bool {
    (presentingViewController.viewIfLoaded ?? containerView)?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns VoiceOver's focus to `focused`, the element with the focus before the presentation. The element may not be
  /// a view, as for the cells of a table.
  private func returnFocus() {
    guard UIAccessibility.isVoiceOverRunning, let focused else { return }
    let view = focused as? UIView ?? presentingViewController.viewIfLoaded
    guard view?.window != nil else { return }
    UIAccessibility.post(notification: .screenChanged, argument: focused)
  }

  // MARK: The frame, the traits and the settings of a card

  /// Returns the frame of a card in the container, without room for the keyboard.
  func frame(of card: CardLayout, in space: CardSpace) -> CGRect {
    let presentation = controller?.openingMovement.presentation ?? .fullScreen
    return presentation.frame(of: card, in: space, size: controller?.openingMovement.settings.size)
  }

  func space(in bounds: CGRect) -> CardSpace {
    CardSpace(
      bounds: bounds, safeArea: containerView?.safeAreaInsets ?? .zero,
      isRightToLeft: isRightToLeft, floats: UIView.barsFloat,
      preferred: presentedViewController.preferredContentSize,
      content: { [weak self] in self?.contentSize(width: $0) })
  }

  /// Returns the size of the screen's content, by its constraints, without the safe area; `nil`, and a report, without
  /// a usable size.
  private func contentSize(width: CGFloat?) -> CGSize? {
    guard let content = presentedViewController.viewIfLoaded else { return nil }
    let least = UIView.layoutFittingCompressedSize
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width ?? least.width, height: least.height),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    let insets = content.safeAreaInsets
    let inside = CGSize(
      width: size.width - (width == nil ? insets.left + insets.right : 0),
      height: size.height - insets.top - insets.bottom)
    guard CGRect(origin: .zero, size: inside).isUsable, inside.width > 0, inside.height > 0 else {
      controller?.reportOnce(.contentHasNoSize)
      return nil
    }
    return inside
  }

  /// Sets the traits of UIKit's own sheets on a card's screen: the level `.elevated`, for dark colors unlike the colors
  /// behind the card, and a compact width below `CardLayout.regularWidth`. Traits set by the app stay.
  func updateTraits(width: CGFloat) {
    // Not the identity, because UIKit copies them.
    guard overrideTraitCollection == givenTraits else { return }
    var traits = [UITraitCollection(userInterfaceLevel: .elevated)]
    if width < CardLayout.regularWidth {
      traits.append(UITraitCollection(horizontalSizeClass: .compact))
    }
    let wanted = UITraitCollection(traitsFrom: traits)
    guard wanted != givenTraits else { return }
    givenTraits = wanted
    overrideTraitCollection = wanted
  }

  /// Applies changed settings to a card: animated while the screen is at rest, at once during a run. A blur changes
  /// only after a run, because the run may fade `backdropView`, and alpha breaks a blur.
  func settingsChanged() {
    if card != nil, let layout = controller?.openingMovement.card { card = layout }
    guard let containerView else { return }
    // Content may change its size in each layout: the animation in progress takes its last size.
    guard !isAnimatingChange else { return containerView.setNeedsLayout() }
    // During an animation of the size, such as a rotation, a change without animation would add to the animation.
    let isResizing = wrapper?.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } == true
    guard controller?.run == nil || isResizing, containerView.window != nil else {
      applySettings()
      return containerView.setNeedsLayout()
    }
    animate(lasting: 0.35, options: .curveEaseOut, in: containerView) { self.applySettings() }
  }

  func animate(
    lasting seconds: TimeInterval, options: UIView.AnimationOptions, in containerView: UIView,
    changes: @escaping () -> Void = {}
  ) {
    isAnimatingChange = true
    defer { isAnimatingChange = false }
    UIView.animate(
      withDuration: seconds, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, options]
    ) {
      changes()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  // MARK: Dismissal by the user

  /// With `dismissesOnTapOutside`, dismisses a card at rest, or reverses its opening.
  func tappedOutside() {
    guard let controller, controller.openingMovement.settings.dismissesOnTapOutside == true else {
      return
    }
    guard controller.run?.direction == .opening else {
      home.dismissByUser()
      return
    }
    if home.allowsDismissal { controller.dismiss() } else { notifyDidAttemptToDismiss() }
  }

  func startDismissal() {
    firstResponder = presentedViewController.firstResponder
    isDismissedByUser = true
    if !dismissByUser() { isDismissedByUser = false }
  }

  /// The color behind a full screen moved aside; `nil` for a card, because its presenter is visible.
  var revealedBackground: UIColor? {
    card == nil ? (backdrop.color ?? .black).withAlphaComponent(1) : nil
  }

  // MARK: Room for the keyboard

  /// Makes room for a change of the keyboard, `cardBelow` first: a run above a card goes to the new place of this card.
  /// The order in which notifications reach the cards is not documented.
  ///
  /// Moves a card at rest along with the keyboard. An opening card takes its new place at once, and `restage()` directs
  /// its run there. A card touched by a finger, or closing, waits for the end of the touch or the run.
  func keyboardChanges(_ change: KeyboardAvoidance.Change) {
    if let screen = change.screen, screen !== containerView?.window?.screen { return }
    cardBelow?.keyboardChanges(change)
    keyboard?.announced = change
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

  private var cardBelow: PresentationController? {
    sequence(first: presentingViewController) { $0.presentingViewController }.lazy
      // `presentationController` would make a controller for a screen without a presentation.
      .filter { $0.presentingViewController != nil }
      .compactMap { $0.presentationController as? PresentationController }.first
  }

  /// Waits for the end of a touch, because the finger may be about to drag the card. A run's end also makes room.
  private func followKeyboardWhenReleased() {
    FrameLink { [weak self] _ in
      guard let self, phase == .open else { return false }
      if controller?.interaction.isTouched == true { return true }
      if controller?.run == nil { followKeyboard() }
      return false
    }
  }

  /// Makes room for the last change of the keyboard, with the animation from `announced`.
  func followKeyboard() {
    guard let containerView, let keyboard, keyboard.isBehind, let change = keyboard.announced else {
      return
    }
    let before = frameOfPresentedViewInContainerView
    keyboard.answer()
    guard frameOfPresentedViewInContainerView != before else { return }
    animate(lasting: change.duration, options: change.options, in: containerView)
  }

  // MARK: The last swing of a card, after the end of its run

  /// Makes the swing after an opening. None where motion is reduced.
  func makeSwing(_ direction: TransitionDirection, on geometry: TransitionGeometry) -> CardSwing? {
    guard direction == .opening, controller?.run?.crossFades != true, let wrapper,
      let swing = controller?.openingMovement.lastSwing(on: geometry)
    else { return nil }
    cardSwing = CardSwing(swing, of: wrapper)
    return cardSwing
  }

  /// Ends the swing at once, if the card has another place or has lost its transition.
  func endSwing() {
    cardSwing?.stop()
    cardSwing = nil
  }
}
