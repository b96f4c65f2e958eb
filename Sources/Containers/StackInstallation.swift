import UIKit

/// A transition in a navigation controller: of one screen, or of all.
@MainActor
final class StackInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var navigation: UINavigationController?

  init(_ controller: TransitionController, in navigation: UINavigationController) {
    self.controller = controller
    self.navigation = navigation
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

  func dismiss() { dismissible?.startDismissal() }

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
    delegate?.remove(controller)
  }
}
