import UIKit

/// A transition between the tabs of a tab bar controller.
@MainActor
final class TabsInstallation: Installation {
  private weak var controller: TransitionController?
  private weak var tabs: UITabBarController?

  init(_ controller: TransitionController, in tabs: UITabBarController) {
    self.controller = controller
    self.tabs = tabs
  }

  private var delegate: TabBarDelegate? { tabs.flatMap { TabBarDelegate.installed(in: $0) } }

  var dismissible: (any DismissiblePresentation)? {
    delegate?.takePlace()
    guard let controller, let tabs, delegate?.everyTab === controller else { return nil }
    return SelectedTab(in: tabs, controller)
  }

  var hasWayBack: Bool { false }

  func dismiss() {}

  func runBegins(on stage: Stage, isInterruptible: Bool) {
    guard isInterruptible, let view = tabs?.viewIfLoaded else { return }
    controller?.interaction.attach(to: view)
  }

  func runEnded() { delegate?.changeIsOver(of: controller) }

  func remove() {
    guard let controller else { return }
    delegate?.remove(controller)
  }
}
