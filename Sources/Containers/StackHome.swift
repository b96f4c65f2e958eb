import UIKit

/// The home of a screen in a navigation controller or, for the transition of all screens, of the top screen.
@MainActor
final class StackHome: Home {
  private weak var controller: TransitionController?
  private weak var navigation: UINavigationController?
  /// Restores the screen's former `preferredTransition`. Does nothing for the transition of all screens, which does not
  /// take the property.
  let restorePreferredTransition: () -> Void
  /// True if the app's own delegate vends the animator: nothing stands in front of this delegate.
  private let isVended: Bool

  init(
    _ controller: TransitionController, in navigation: UINavigationController,
    isVended: Bool = false, restoring restore: @escaping () -> Void = {}
  ) {
    self.controller = controller
    self.navigation = navigation
    self.isVended = isVended
    restorePreferredTransition = restore
  }

  func automaticGesture(_ closing: () -> Movement) -> TransitionGesture? {
    if controller?.goesToPlace(closing()) == true { return .toPlace }
    // Since iOS 26 the system's swipe back begins in the content, too.
    if #available(iOS 26, *) { return [.leadingEdge, .contentSwipe] }
    return .leadingEdge
  }

  /// Checks with the next frame whether the screen was presented instead of pushed.
  func expectPush() {
    FrameLink.once { [weak self] in
      guard let controller = self?.controller, let screen = controller.viewController,
        screen.presentingViewController?.presentedViewController === screen
      else { return }
      controller.report(.presentedInstead)
      controller.remove()
    }
  }

  deinit {
    if isVended { return }
    // A screen, and with it its transition, may be freed on any thread.
    Task { @MainActor [weak navigation] in
      navigation.flatMap { StackTransitions.installed(in: $0) }?.screensWereFreed()
    }
  }

  private var stack: StackTransitions? {
    navigation.flatMap { StackTransitions.installed(in: $0) }
  }

  /// True for the transition of all screens.
  private var isForAll: Bool { stack?.common === controller }

  var screen: UIViewController? { navigation?.topViewController }

  var isDismissible: Bool {
    if isVended {
      return controller?.viewController.map { navigation?.canPop($0) == true } ?? false
    }
    guard let controller, let navigation, let screen, navigation.canPop(screen) else {
      return false
    }
    return stack?.transitionOfTop === controller
  }

  /// False where the system's swipe would not begin.
  var offersGesture: Bool { isVended || stack?.allowsSwipe != false }

  var closingRequest: TransitionRequest? {
    screen.flatMap { navigation?.requestOfPop(of: $0) }
  }

  var closingFromRest: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let navigation, let closingRequest else { return nil }
    return controller?.closingFromRest(of: screen, in: navigation, request: closingRequest)
  }

  var isChanging: Bool { navigation?.transitionCoordinator != nil }

  func start(_ direction: TransitionDirection) {
    takePlace()
    navigation?.popViewController(animated: true)
  }

  private func takePlace() { if !isVended { stack?.takePlace() } }

  /// Pops the screen and all screens above or, for the transition of all screens, the top screen. The animation may be
  /// the system's.
  func dismiss() {
    takePlace()
    guard let controller, let navigation else { return }
    if isForAll {
      // A second `popViewController(animated:)` in the same turn would pop the next screen as well.
      guard navigation.transitionCoordinator == nil else { return }
      navigation.popViewController(animated: true)
      return
    }
    let screens = navigation.viewControllers
    guard let index = screens.firstIndex(where: { $0 === controller.viewController }), index > 0
    else { return }
    navigation.popToViewController(screens[index - 1], animated: true)
  }

  /// Covers the bars during a run. In a stack of the app's own delegate, the bars stay live.
  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard isInterruptible, let navigation, let view = navigation.viewIfLoaded else { return }
    controller?.interaction.attach(to: view)
    guard !isVended else { return }
    for container in sequence(first: navigation as UIViewController, next: \.parent) {
      guard container is UINavigationController || container is UITabBarController else { continue }
      BarCover.cover(container, on: stage) { [weak controller] in
        guard let run = controller?.run, let playback = run.playback else { return false }
        let isHalfWay = abs(playback.target - playback.fraction) < 0.5
        run.endNow()
        return isHalfWay
      }
    }
  }

  func runEnded() {
    guard let controller, !isVended else { return }
    stack?.changeIsOver(of: controller)
    // The screen that is now on top may have another closing.
    if isForAll { controller.updateAutomaticGesture() }
  }

  func remove() {
    guard let controller else { return }
    restorePreferredTransition()
    stack?.remove(controller)
  }
}

extension UINavigationController {
  /// Returns whether the user could pop a screen now.
  func canPop(_ screen: UIViewController) -> Bool {
    viewControllers.count > 1 && topViewController === screen && transitionCoordinator == nil
      && !isCovered
  }

  /// Returns the request for popping a screen of the stack.
  func requestOfPop(of screen: UIViewController) -> TransitionRequest {
    let below = viewControllers.prefix { $0 !== screen }.last
    return TransitionRequest(.closing, kind: .push, front: screen, back: below, container: self)
  }
}

extension TransitionController {
  /// The choreography and the geometry of a closing in a container, whose view is also the `reference`.
  func closingFromRest(
    of screen: UIViewController?, in container: UIViewController, request: TransitionRequest
  ) -> (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let view = screen?.viewIfLoaded, let container = container.viewIfLoaded else {
      return nil
    }
    return closingFromRest(
      of: container.convert(view.bounds, from: view), in: container, reference: container,
      request: request)
  }
}
