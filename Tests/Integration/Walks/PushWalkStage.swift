import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension TransitionController {
  /// Gives a screen a preset under test with which it is pushed, as `push(_:using:)` does.
  convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController,
    preset: PresetUnderTest, gesture: TransitionGesture?
  ) {
    self.init(
      of: screen, transition: ViewControllerTransition(preset.movement), gesture: gesture)
    enter(navigation, with: screen, isForOnce: true)
  }
}

/// A walk of a screen that is pushed and popped with a transition of its own.
final class PushWalkStage: WalkStage {
  private let navigation: UINavigationController

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture?, isRightToLeft: Bool) {
    let navigation = UINavigationController()
    self.navigation = navigation
    super.init(preset, gesture, isRightToLeft: isRightToLeft) {
      navigation.viewControllers = [$0]
      return navigation
    }
  }

  override func begin() {
    push(animated: true)
    Headless.turn()
  }

  override var isOpen: Bool { navigation.viewControllers.count > 1 }

  private var isBusy: Bool { navigation.transitionCoordinator != nil }

  override func makeController() -> TransitionController? {
    TransitionController(pushing: screen, in: navigation, preset: preset, gesture: gesture)
  }

  override func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): push(animated: animated)
    case .dismiss: controller?.dismiss()
    case .uikitDismiss(let animated):
      if isOpen, !isBusy { navigation.popViewController(animated: animated) }
    default: break
    }
  }

  private func push(animated: Bool) {
    guard !isOpen, !isBusy else { return }
    newScreen()
    navigation.pushViewController(screen, animated: animated)
  }

  override func settle() {
    expect(navigation.navigationBar.isUserInteractionEnabled, "the bar takes no touches")
    expect(
      navigation.navigationBar.items?.count == navigation.viewControllers.count,
      "the bar and the stack differ")
  }

  override func closeScreen() {
    navigation.popViewController(animated: true)
    Headless.advance(by: 3)
    expect(navigation.delegate == nil, "a delegate is left")
  }
}
