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
    return PushedScreen(top, in: navigation, controller)
  }

  func dismiss() { dismissible?.startDismissal() }

  /// The bar takes no touches during a run: its back button would pop a screen that is on its way.
  func runBegins(_ run: TransitionRun, on stage: Stage) {
    guard run.isInterruptible, let navigation else { return }
    if let view = navigation.viewIfLoaded {
      let direction = view.effectiveUserInterfaceLayoutDirection
      controller?.interaction.attach(to: view, isRightToLeft: direction == .rightToLeft)
    }
    let bar = navigation.navigationBar
    guard bar.isUserInteractionEnabled else { return }
    bar.isUserInteractionEnabled = false
    stage.undo { _ in bar.isUserInteractionEnabled = true }
  }

  func runEnded() { delegate?.changeIsOver() }

  func remove() {
    guard let controller else { return }
    delegate?.remove(controller)
  }
}
