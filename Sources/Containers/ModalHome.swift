import UIKit

/// The home of a presented screen, and its `transitioningDelegate`.
@MainActor
final class ModalHome: NSObject, UIViewControllerTransitioningDelegate {
  weak var controller: TransitionController?
  /// The screen that requested the presentation, kept because UIKit passes `source` only while presenting.
  private weak var requester: UIViewController?
  private(set) weak var screen: UIViewController?
  /// The screen's `modalPresentationStyle` before the transition was installed.
  private let formerStyle: UIModalPresentationStyle
  /// Restores the settings of the screen before the transition was installed.
  private let restoreSettings: () -> Void
  /// True if installed by `dismiss(using:)`, for the dismissal only, and to be removed when the screen has been
  /// dismissed.
  let isForDismissal: Bool
  /// The movement of the opening, and its transition, resolved before UIKit asks for the animator, to know the form.
  private var opening: (movement: Movement, transition: ViewControllerTransition)?
  /// True from a gesture until the dismissal of a presentation of the app's own begins.
  private var isDismissedByUser = false
  /// The presentation controller made by the app for the presentation in progress.
  private weak var ownPresentation: UIPresentationController?

  /// - Parameter earlier: The replaced delegate, if also a `ModalHome`.
  init(
    _ controller: TransitionController? = nil, insteadOf earlier: ModalHome? = nil,
    isForDismissal: Bool = false
  ) {
    self.controller = controller
    screen = controller?.viewController
    self.isForDismissal = isForDismissal
    formerStyle = earlier?.formerStyle ?? screen?.modalPresentationStyle ?? .automatic
    restoreSettings = earlier?.restoreSettings ?? screen?.presentationRestorer ?? {}
    requester = earlier?.requester
  }

  /// Becomes the `transitioningDelegate` of the screen.
  func install() {
    screen?.transitioningDelegate = self
    guard !isForDismissal else { return }
    screen?.modalPresentationStyle = .custom
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if source !== presented { requester = source }
    // `presenting` is `nil` if an app reads `presentationController` before presenting. iOS 17.1 and later need a
    // presenter: https://github.com/slackhq/PanModal/pull/208
    let presenter = presenting ?? (source === presented ? nil : source)
    if let presenter, let controller {
      opening = (
        resolveOpening(of: presented, on: presenter, by: controller), controller.transition
      )
    }
    if let make = controller?.openingMovement.presentation.controller {
      let presentation = make.closure(presented, presenter)
      if source !== presented {
        ownPresentation = presentation
        attachSoon(to: presentation)
      }
      return presentation
    }
    ownPresentation = nil
    return PresentationController(
      presented: presented, presenting: presenter, controller: controller, home: self,
      isOverPresenter: formerStyle == .overFullScreen || formerStyle == .overCurrentContext)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requester = source
    guard let controller else { return nil }
    // The app may have changed the transition since UIKit has asked for the presentation controller.
    let known = opening?.transition == controller.transition ? opening?.movement : nil
    opening = nil
    let movement = known ?? resolveOpening(of: presented, on: presenting, by: controller)
    // Always interruptible, because `TransitionController.dismiss()` reverses an opening.
    return controller.animator(for: request(.opening, presented, presenting), playing: movement)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let request = request(.closing, dismissed, dismissed.presentingViewController)
    guard let controller else { return nil }
    return controller.animator(
      for: request, playing: controller.resolve(request),
      isInterruptible: controller.interaction.isInteractive)
  }

  private func resolveOpening(
    of presented: UIViewController, on presenter: UIViewController,
    by controller: TransitionController
  ) -> Movement {
    controller.resolve(request(.opening, presented, presenter))
  }

  /// Returns the request for a presentation or a dismissal.
  private func request(
    _ direction: TransitionDirection, _ front: UIViewController, _ back: UIViewController?
  ) -> TransitionRequest {
    TransitionRequest(
      direction, kind: .presentation, front: front, back: back, requester: requester)
  }

  // An interactive run needs an interaction controller, even if no finger starts the run: without an interaction
  // controller, UIKit ignores touches until the run has ended.

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    controller?.interaction.isInteractive == true ? animator as? RunCoordinator : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionControllerForPresentation(using: animator)
  }
}

extension ModalHome: Home {
  /// The home of the screen while the app has pushed it, and the stack's own delegate vends the animator.
  var inStack: StackHome? {
    guard let controller, let screen, let stack = screen.navigationController,
      screen.parent === stack || stack.viewControllers.contains(screen)
    else { return nil }
    return StackHome(controller, in: stack, isVended: true)
  }

  /// The presentation of the screen, by a controller of the library, the app or the system.
  var presentation: UIPresentationController? { screen?.presentation }

  private var presentationController: PresentationController? {
    presentation as? PresentationController
  }

  /// True if the app makes the presentation controller, or has made `ownPresentation` for the open screen.
  private var hasOwnPresentation: Bool {
    guard screen?.presentingViewController == nil else { return ownPresentation != nil }
    return controller?.openingMovement.presentation.controller != nil
  }

  /// The presentation ended by a gesture. The system ends its own presentations.
  private var dismissible: UIPresentationController? {
    presentationController ?? (hasOwnPresentation ? presentation : nil)
  }

  func automaticGesture(_ closing: () -> Movement) -> TransitionGesture? {
    closing().automaticGesture(hasElement: controller?.hasFollowedElement == true)
  }

  var isDismissible: Bool {
    guard let screen else { return false }
    return dismissible != nil && screen.presentedViewController == nil
      && !screen.isBeingPresented && !screen.isBeingDismissed
  }

  var allowsDismissal: Bool {
    guard let dismissible else { return true }
    return screen?.enforcesModality != true && dismissible.isDismissalAllowed
  }

  var presentedView: UIView? { dismissible?.presentedView }

  var closingRequest: TransitionRequest? {
    guard let screen, let dismissible else { return nil }
    return request(.closing, screen, dismissible.presentingViewController)
  }

  var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let dismissible, let container = dismissible.containerView, let closingRequest else {
      return nil
    }
    return controller?.closingFromRest(
      of: dismissible.frameOfPresentedViewInContainerView, in: container,
      reference: closingRequest.back?.viewIfLoaded, request: closingRequest,
      isCard: presentationController?.card != nil)
  }

  var revealedBackground: UIColor? { presentationController?.revealedBackground }

  var isChanging: Bool { true }

  func start(_ direction: TransitionDirection) {
    if let presentationController { return presentationController.startDismissal() }
    guard let dismissible else { return }
    isDismissedByUser = true
    let hasBegun = dismissible.dismissByUser()
    // Without a run, UIKit's own animation begins.
    if hasBegun, controller?.closingMovement.isSystem != false { notifyWillDismiss() }
    if !hasBegun { isDismissedByUser = false }
  }

  private func notifyWillDismiss() {
    if isDismissedByUser { dismissible?.notifyWillDismiss() }
    isDismissedByUser = false
  }

  func notifyDidAttemptToDismiss() { dismissible?.notifyDidAttemptToDismiss() }

  /// Attaches the gesture to a presentation of the app's own as soon as UIKit has set `containerView`, because without
  /// animation `runBegins(on:isInterruptible:)` is not called.
  private func attachSoon(to presentation: UIPresentationController) {
    FrameLink { _ in
      guard let container = presentation.containerView else {
        return self.screen?.isBeingPresented == true
      }
      self.attach(to: container)
      return false
    }
  }

  private func attach(to container: UIView) {
    guard let screen, let controller, TransitionController.installed(on: screen) === controller,
      controller.interaction.view !== container
    else { return }
    controller.interaction.attach(to: container)
  }

  // `PresentationController` attaches the recognizers itself, also without a run.
  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard hasOwnPresentation, !stage.isInContainer else { return }
    if stage.direction == .opening { attach(to: stage.container) } else { notifyWillDismiss() }
  }

  func dismiss() {
    guard let screen, !screen.isBeingDismissed else { return }
    // `dismiss(animated:)` of the screen itself would first dismiss a screen presented above.
    screen.presentingViewController?.dismiss(animated: true)
  }

  func runEnded() {
    guard screen?.presentingViewController == nil else { return }
    // Also after a pop: the screen is in no stack any more.
    controller?.interaction.detach()
    guard isForDismissal else { return }
    // Until the next frame, UIKit retains the presentation controller, and so the style.
    FrameLink.once {
      guard let screen = self.screen, screen.presentingViewController == nil else { return }
      self.controller?.remove()
    }
  }

  func remove() {
    presentationController?.endSwing()
    // A `transitioningDelegate` set by the app meanwhile stays.
    guard let screen, screen.transitioningDelegate === self else { return }
    restoreSettings()
  }
}

extension UIViewController {
  /// Returns an action that restores the present settings of a presentation.
  fileprivate var presentationRestorer: () -> Void {
    let style = modalPresentationStyle
    let restorePreferredTransition = preferredTransitionRestorer
    return { [weak self, weak delegate = transitioningDelegate] in
      self?.transitioningDelegate = delegate
      self?.modalPresentationStyle = style
      restorePreferredTransition()
    }
  }

  /// Returns an action that restores the present `preferredTransition`.
  var preferredTransitionRestorer: () -> Void {
    guard #available(iOS 18, *), let transition = preferredTransition else { return {} }
    return { [weak self] in self?.preferredTransition = transition }
  }
}

extension TransitionController {
  /// Becomes the transition of a presented screen.
  ///
  /// - Parameter isVerb: True in `present(_:using:)`: replacing an earlier transition is then no `TransitionIssue`.
  func installModalHome(on viewController: UIViewController, isVerb: Bool = false) {
    let earlier = replaceController(of: viewController, reports: !isVerb)
    let replaced = earlier?.home
    let modal = replaced as? ModalHome
    if modal == nil { earlier?.remove() } else { earlier?.giveUp() }
    let home = ModalHome(self, insteadOf: modal)
    if replaced == nil, viewController.transitioningDelegate != nil { report(.delegateReplaced) }
    if viewController.presentingViewController?.presentedViewController === viewController {
      report(.alreadyPresented)
    }
    install(home)
    takePreferredTransition()
    home.install()
    presentation?.adopt(self, home: home)
  }
}
