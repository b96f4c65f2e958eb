import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A walk of a screen in a navigation controller, which the app's own percent driver pushes and
/// pops beside `animator(for:)`.
final class StackWalkStage: WalkStage, UINavigationControllerDelegate {
  private let navigation: UINavigationController
  private var driver = UIPercentDrivenInteractiveTransition()
  private var isDriven = true

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture?, isRightToLeft: Bool) {
    let navigation = UINavigationController()
    self.navigation = navigation
    super.init(preset, gesture, isRightToLeft: isRightToLeft) {
      navigation.viewControllers = [$0]
      return navigation
    }
    navigation.delegate = self
  }

  override func begin() {
    push(animated: true)
    Headless.turn()
  }

  override var isOpen: Bool { navigation.viewControllers.count > 1 }

  override func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): push(animated: animated)
    case .uikitDismiss(let animated):
      guard isOpen, navigation.transitionCoordinator == nil else { return }
      navigation.popViewController(animated: animated)
    case .drives(let drives): isDriven = drives
    case .update(let percent): driver.update(percent)
    case .pause: driver.pause()
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    default: break
    }
  }

  private func push(animated: Bool) {
    guard !isOpen, navigation.transitionCoordinator == nil else { return }
    newScreen()
    navigation.pushViewController(screen, animated: animated)
  }

  /// Ends what the app had abandoned.
  override func settle() {
    isDriven = false
    guard navigation.transitionCoordinator != nil else { return }
    driver.finish()
    Headless.advance(by: 3)
  }

  override func closeScreen() {
    isDriven = false
    navigation.popViewController(animated: true)
    Headless.advance(by: 3)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller?.animator(for: operation == .push ? .opening : .closing)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver = UIPercentDrivenInteractiveTransition()
    return isDriven ? driver : nil
  }
}
