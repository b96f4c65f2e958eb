import UIKit

/// Answers UIKit's questions about presenting and dismissing. Knows no preset by name.
@MainActor
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var controller: TransitionController?
  /// The screen that requested the presentation. UIKit names it only while it presents.
  private(set) weak var source: UIViewController?
  private weak var screen: UIViewController?
  private let previous: PreviousSetup?
  /// True if a single call has made it: it is over when the screen has been dismissed.
  var isForOnce = false
  /// The screen's own transition, meanwhile.
  var resting: Resting?
  /// True if the transition was resolved for the presentation that begins: its form is known before the animator.
  private var isPrepared = false
  private var arrival: FrameLink?
  private var farewell: FrameLink?
  /// The presentation controller that the app has made for the presentation in progress.
  private weak var ownPresentation: UIPresentationController?

  /// A transition that comes back, with its delegate.
  struct Resting {
    let controller: TransitionController
    let delegate: ModalDelegate
  }

  /// The transition that a screen has for all its presentations.
  static func lasting(on screen: UIViewController) -> Resting? {
    guard let controller = TransitionController.installed(on: screen),
      let delegate = controller.installation as? ModalDelegate
    else { return nil }
    return delegate.isForOnce
      ? delegate.resting : Resting(controller: controller, delegate: delegate)
  }

  /// Leaves a screen to the system for one presentation: its own transition comes back when it has been dismissed.
  static func rest(on screen: UIViewController, presentedBy presenter: UIViewController) {
    let own = lasting(on: screen)
    let current = TransitionController.installed(on: screen)
    if current !== own?.controller { current?.remove() }
    guard let own else { return }
    own.controller.giveUp(rests: true)
    own.delegate.remove()
    let delegate = screen.transitioningDelegate
    var link: FrameLink?
    // UIKit tells a delegate of no dismissal without animation. It may present the screen later, when the presenter
    // is free.
    link = FrameLink(perSecond: 10) { [weak screen, weak presenter, weak delegate] _ in
      let current = screen.flatMap { TransitionController.installed(on: $0) }
      let isForOnce = (current?.installation as? ModalDelegate)?.isForOnce == true
      guard screen?.presentingViewController == nil, !isForOnce,
        screen == nil || presenter?.isInTransition != true
      else { return }
      link?.stop()
      link = nil
      // A delegate that the app has set since stays.
      guard let screen, screen.transitioningDelegate === delegate else { return }
      own.controller.resume(own.delegate, on: screen)
    }
  }

  /// - Parameter earlier: The delegate that this one replaces, if it is the library's, too.
  init(
    _ controller: TransitionController? = nil, for screen: UIViewController? = nil,
    insteadOf earlier: ModalDelegate? = nil
  ) {
    self.controller = controller
    self.screen = screen
    previous = earlier?.previous ?? screen.map { PreviousSetup(of: $0) }
    source = earlier?.source
  }

  /// Becomes the delegate of a screen that UIKit presents, for its dismissal.
  func installForDismissal() {
    isForOnce = true
    screen?.transitioningDelegate = self
  }

  /// Becomes the delegate of the screen.
  func install() {
    screen?.transitioningDelegate = self
    screen?.modalPresentationStyle = .custom
    captureStatusBar()
  }

  private func captureStatusBar() {
    let covers = controller?.definition.presentation.coversStatusBar == true
    screen?.modalPresentationCapturesStatusBarAppearance =
      covers || previous?.capturesStatusBar ?? false
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if source !== presented { self.source = source }
    if let presenter = presenting ?? (source === presented ? nil : source) {
      prepare(presented, on: presenter)
      isPrepared = true
    }
    if let make = controller?.definition.presentation.controller {
      let presentation = make(presented, presenting ?? (source === presented ? nil : source))
      if source !== presented {
        ownPresentation = presentation
        attachSoon(to: presentation)
      }
      return presentation
    }
    ownPresentation = nil
    // There is no presenter yet when an app reads `presentationController` before it presents. iOS 17.1
    // and later need one: https://github.com/slackhq/PanModal/pull/208
    return PresentationController(
      presented: presented, presenting: presenting ?? (source === presented ? nil : source),
      controller: controller)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.source = source
    if !isPrepared { prepare(presented, on: presenting) }
    isPrepared = false
    // Always interruptible: `TransitionController.dismiss()` turns an opening round.
    return controller?.animator(for: request(.opening, presented, presenting))
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let request = request(.closing, dismissed, dismissed.presentingViewController)
    guard let controller, controller.prepare(for: request) else { return nil }
    return controller.animator(
      for: request,
      isInterruptible: controller.interaction.isInteractive)
  }

  private func prepare(_ presented: UIViewController, on presenter: UIViewController) {
    guard let controller else { return }
    _ = controller.prepare(for: request(.opening, presented, presenter))
    if !controller.transition.isStatic { captureStatusBar() }
  }

  /// The change of screens of which UIKit asks.
  func request(
    _ direction: TransitionDirection, _ fore: UIViewController, _ back: UIViewController?
  ) -> TransitionRequest {
    TransitionRequest(direction, kind: .presentation, fore: fore, back: back, source: source)
  }

  // A run that a finger may catch needs an interaction controller, even if it starts by itself:
  // without one UIKit ignores touches until the run has ended.

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactive(animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactive(animator)
  }

  private func interactive(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard controller?.interaction.isInteractive == true else { return nil }
    return (animator as? any VendedAnimator)?.interaction
  }
}

extension ModalDelegate: Installation {
  var presentation: PresentationController? {
    guard let screen, screen.presentingViewController != nil else { return nil }
    let presentation = screen.presentationController as? PresentationController
    // A child of a presented screen is given its ancestor's.
    return presentation?.presentedViewController === screen ? presentation : nil
  }

  /// True if the app makes the presentation controller, or has made that of the screen that is open.
  private var hasOwnPresentation: Bool {
    guard screen?.presentingViewController == nil else { return ownPresentation != nil }
    return controller?.definition.presentation.controller != nil
  }

  var dismissible: (any DismissiblePresentation)? {
    if let presentation { return presentation }
    guard let screen, let controller, hasOwnPresentation else { return nil }
    return PresentedScreen(screen) { [weak self, weak controller] presentation in
      guard let self, let container = presentation.containerView else { return nil }
      let presenter = presentation.presentingViewController
      return controller?.closing(
        of: presentation.frameOfPresentedViewInContainerView, in: container,
        reference: presenter.viewIfLoaded, request: request(.closing, screen, presenter))
    }
  }

  /// Attaches the gesture to a presentation of the app's own as soon as UIKit has given it a container: without
  /// animation there is no run, and nobody else is told.
  private func attachSoon(to presentation: UIPresentationController) {
    arrival?.stop()
    arrival = FrameLink { _ in
      let container = presentation.containerView
      guard container != nil || self.screen?.isBeingPresented != true else { return }
      self.arrival?.stop()
      self.arrival = nil
      if let container { self.attach(to: container) }
    }
  }

  private func attach(to container: UIView) {
    guard let screen, let controller, TransitionController.installed(on: screen) === controller,
      controller.interaction.gestureRecognizers.view !== container
    else { return }
    controller.interaction.attach(to: container)
    // A dismissal by the system, or without animation, is no run that could tell of its end.
    if isForOnce, !container.subviews.contains(where: { $0 is CoverWatcher }) {
      _ = CoverWatcher(in: container) { [weak self] in self?.presentationIsOver() }
    }
  }

  // The library's presentation controller attaches the recognizers itself, also without a run.
  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard hasOwnPresentation, !stage.isInContainer, stage.direction == .opening else { return }
    attach(to: stage.container)
  }

  func dismiss() {
    guard let screen, !screen.isBeingDismissed else { return }
    // The screen itself: asked itself, it would dismiss what it presents first.
    screen.presentingViewController?.dismiss(animated: true)
  }

  func runEnded() {
    guard screen?.presentingViewController == nil else { return }
    if ownPresentation != nil { controller?.interaction.detach() }
    presentationIsOver()
  }

  /// Takes a transition away that was there for one presentation, with the next frame: until then UIKit holds
  /// on to the presentation controller, and with it to the style.
  func presentationIsOver() {
    guard isForOnce, farewell == nil else { return }
    farewell = FrameLink { _ in
      self.farewell?.stop()
      self.farewell = nil
      guard let screen = self.screen, screen.presentingViewController == nil else { return }
      self.controller?.remove()
    }
  }

  func remove() {
    presentation?.endSwing()
    presentation?.holes.fill()
    // A delegate that the app has set since stays.
    guard let screen, screen.transitioningDelegate === self else { return }
    previous?.restore(on: screen)
    if let resting { resting.controller.resume(resting.delegate, on: screen) }
  }
}

/// A screen in a presentation of the app's own, as far as a gesture needs it.
@MainActor
final class PresentedScreen: DismissiblePresentation {
  private let presentation: UIPresentationController
  private let measure: (UIPresentationController) -> Closing?

  typealias Closing = (choreography: Choreography, geometry: TransitionGeometry)

  /// - Parameter closing: Returns the choreography with which the screen would close now.
  init?(
    _ screen: UIViewController, closing: @escaping (UIPresentationController) -> Closing?
  ) {
    guard screen.presentingViewController != nil,
      let presentation = screen.presentationController,
      presentation.presentedViewController === screen
    else { return nil }
    self.presentation = presentation
    measure = closing
  }

  private var screen: UIViewController { presentation.presentedViewController }

  var presentedView: UIView? { presentation.presentedView }

  var isDismissible: Bool {
    screen.presentedViewController == nil && !screen.isBeingPresented && !screen.isBeingDismissed
  }

  var hasTransitionInside: Bool { screen.isChangingScreens }

  var allowsDismissal: Bool {
    !screen.isModalInPresentation && presentation.isDismissalAllowed
  }

  var closing: Closing? { measure(presentation) }

  func startDismissal() {
    presentation.notifyWillDismiss()
    // The system's animation is no run whose end could tell; and a finger may have brought the screen back.
    screen.dismiss(animated: true) { [screen, presentation] in
      if screen.presentingViewController == nil { presentation.notifyDidDismiss() }
    }
  }

  func notifyDidAttemptToDismiss() { presentation.notifyDidAttemptToDismiss() }
}

/// The closing that one call has named.
struct NamedClosing {
  let transition: ViewControllerTransition
  /// The movement, once UIKit has asked for it.
  var resolved: ResolvedTransition?
}
