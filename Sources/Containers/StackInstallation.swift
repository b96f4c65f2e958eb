import UIKit

/// A transition in a navigation controller: of a single screen, or of all screens.
@MainActor
final class StackInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var navigation: UINavigationController?

  private var restorePreferredTransition: (UIViewController) -> Void = { _ in }
  private var nextFrame: FrameLink?

  init(_ controller: TransitionController, in navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
    if #available(iOS 18, *), let transition = controller.viewController?.preferredTransition {
      restorePreferredTransition = { $0.preferredTransition = transition }
    }
  }

  func automaticGesture(_ closing: () -> Movement) -> TransitionGesture? { .leadingEdge }

  /// Checks with the next frame whether the screen was presented instead of pushed.
  func expectPush() {
    nextFrame = FrameLink { [weak self] _ in
      self?.nextFrame?.stop()
      self?.nextFrame = nil
      guard let controller = self?.controller, let screen = controller.viewController,
        screen.presentingViewController?.presentedViewController === screen
      else { return }
      controller.report(.presentedInstead)
      controller.remove()
    }
  }

  deinit {
    // A screen, and with it its transition, may be freed on any thread.
    Task { @MainActor [weak navigation] in
      navigation.flatMap { NavigationDelegate.installed(in: $0) }?.screensWereFreed()
    }
  }

  private var delegate: NavigationDelegate? {
    navigation.flatMap { NavigationDelegate.installed(in: $0) }
  }

  var dismissible: (any DismissiblePresentation)? {
    delegate?.takePlace()
    guard let controller, let navigation, delegate?.transitionOfTop === controller,
      let top = navigation.topViewController
    else { return nil }
    return PushedScreen(
      top, in: navigation, controller, isForAll: delegate?.common === controller)
  }

  /// Pops the screen and all screens above or, for the transition of all screens, the top screen. The animation may be
  /// the system's.
  func dismiss() {
    delegate?.takePlace()
    guard let controller, let navigation else { return }
    let stack = navigation.viewControllers
    if delegate?.common === controller {
      // A second `popViewController(animated:)` in the same turn would pop the next screen as well.
      guard navigation.transitionCoordinator == nil else { return }
      navigation.popViewController(animated: true)
    } else if let index = stack.firstIndex(where: { $0 === controller.viewController }), index > 0 {
      navigation.popToViewController(stack[index - 1], animated: true)
    }
  }

  /// Disables the bars during a run, because the back button, or a tap on the tab, would pop a screen on its way.
  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard isInterruptible, let navigation else { return }
    if let view = navigation.viewIfLoaded {
      controller?.interaction.attach(to: view)
    }
    let bars = [navigation.navigationBar, navigation.tabBarController?.tabBar as UIView?]
    for bar in bars.compactMap({ $0 }) where bar.isUserInteractionEnabled {
      bar.isUserInteractionEnabled = false
      stage.undo { _ in bar.isUserInteractionEnabled = true }
    }
  }

  func runEnded() {
    if let controller { delegate?.changeIsOver(of: controller) }
  }

  func remove() {
    guard let controller else { return }
    restore()
    delegate?.remove(controller)
  }

  /// Restores the screen's former `preferredTransition`.
  func restore() { (controller?.viewController).map(restorePreferredTransition) }
}

/// The top screen of a stack at rest, as asked by its gesture.
@MainActor
final class PushedScreen: DismissiblePresentation {
  private let screen: UIViewController
  private let navigation: UINavigationController
  private let controller: TransitionController
  /// True for the transition of all screens (`common`).
  private let isForAll: Bool

  init(
    _ screen: UIViewController, in navigation: UINavigationController,
    _ controller: TransitionController, isForAll: Bool
  ) {
    self.isForAll = isForAll
    self.screen = screen
    self.navigation = navigation
    self.controller = controller
  }

  var presentedView: UIView? { screen.viewIfLoaded }

  /// True if the screen can be popped now. With the transition of all screens, a screen with `hidesBackButton` cannot,
  /// as with the system's swipe; a transition of its own means that its gesture is wanted.
  var isDismissible: Bool {
    navigation.viewControllers.count > 1 && navigation.topViewController === screen
      && navigation.transitionCoordinator == nil && navigation.presentedViewController == nil
      && !(isForAll && screen.navigationItem.hidesBackButton)
  }

  var hasTransitionInside: Bool { screen.isChangingScreens }

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let container = navigation.viewIfLoaded, let view = screen.viewIfLoaded else {
      return nil
    }
    return controller.closing(
      of: container.convert(view.bounds, from: view), in: container, reference: container,
      request: navigation.requestOfPop(of: screen))
  }

  var isChanging: Bool { navigation.transitionCoordinator != nil }

  func startDismissal() { navigation.popViewController(animated: true) }
}

extension UINavigationController {
  /// Returns the request for popping a screen of the stack.
  func requestOfPop(of screen: UIViewController) -> TransitionRequest {
    let below = viewControllers.prefix { $0 !== screen }.last
    return TransitionRequest(.closing, kind: .push, front: screen, back: below, container: self)
  }
}

extension TransitionIssue {
  static var presentedInstead: TransitionIssue {
    TransitionIssue(
      "presentedInstead",
      """
      A transition was made with init(pushing:in:), and its screen was presented instead; the system's presentation \
      plays. init(presenting:) and present(_:using:) are for presentations.
      """)
  }
}
