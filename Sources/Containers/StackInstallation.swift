import UIKit

/// A transition in a navigation controller: of one screen, or of all.
@MainActor
final class StackInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var navigation: UINavigationController?

  private var restorePreferredTransition: (UIViewController) -> Void = { _ in }

  init(_ controller: TransitionController, in navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
    if #available(iOS 18, *), let transition = controller.destination?.preferredTransition {
      restorePreferredTransition = { $0.preferredTransition = transition }
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
      top, in: navigation, controller, isForAll: delegate?.everyScreen === controller)
  }

  /// Pops the screen, and what lies above it; for the transition of all screens, that on top. The way back may be
  /// the system's.
  func dismiss() {
    delegate?.takePlace()
    guard let controller, let navigation else { return }
    let stack = navigation.viewControllers
    if delegate?.everyScreen === controller {
      // A second pop in the same turn would pop the next screen as well.
      guard navigation.transitionCoordinator == nil else { return }
      navigation.popViewController(animated: true)
    } else if let index = stack.firstIndex(where: { $0 === controller.destination }), index > 0 {
      navigation.popToViewController(stack[index - 1], animated: true)
    }
  }

  /// The bars take no touches during a run: the back button, and a tap on the tab, would pop a screen that is on
  /// its way.
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

  /// Gives back to the screen what it had before.
  func restore() { (controller?.destination).map(restorePreferredTransition) }
}
