import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A walk of the second of two tabs.
final class TabsWalkStage: WalkStage {
  private let tabs: UITabBarController

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture?, isRightToLeft: Bool) {
    let tabs = UITabBarController()
    self.tabs = tabs
    super.init(preset, gesture, isRightToLeft: isRightToLeft) {
      tabs.viewControllers = [$0]
      return tabs
    }
    newScreen()
    tabs.viewControllers = [presenter, screen]
    Headless.turn()
  }

  override func begin() {
    select(1, animated: true)
    Headless.turn()
  }

  override var isOpen: Bool { tabs.selectedIndex == 1 }

  override var controller: TransitionController? { .installed(in: tabs) }

  override func makeController() -> TransitionController? {
    let controller = TransitionController(
      of: tabs, transition: ViewControllerTransition(preset.movement),
      gesture: gesture)
    controller.install(TabsHome(controller, in: tabs))
    TabTransitions.install(in: tabs).set(controller)
    return controller
  }

  override func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): select(1, animated: animated)
    case .dismiss: controller?.run?.turn(.closing)
    case .uikitDismiss(let animated): select(0, animated: animated)
    default: break
    }
  }

  private func select(_ index: Int, animated: Bool) {
    guard tabs.transitionCoordinator == nil else { return }
    if animated {
      tabs.selectedIndex = index
    } else {
      UIView.performWithoutAnimation { tabs.selectedIndex = index }
    }
  }

  override func closeScreen() {
    tabs.selectedIndex = 0
    Headless.advance(by: 3)
  }

  override func cleanUp() {
    controller?.remove()
    expect(tabs.delegate == nil, "a delegate is left")
    tabs.viewControllers = [presenter]
    Headless.turn()
  }
}
