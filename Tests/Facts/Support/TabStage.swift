import UIKit

@testable import TestSupport

/// A window with three tabs, whose screens and delegate write into one journal.
@MainActor
final class TabStage {
  let journal = Journal()
  let window = clock.makeWindow()
  let tabs: UITabBarController
  let screens: [Screen]
  let director: TabDirector

  init(shows: Bool = true, animates: Bool = false) {
    tabs = UITabBarController()
    screens = ["A", "B", "C"].map { [journal] in Screen($0, journal) }
    director = TabDirector(journal)
    director.vendsAnimator = animates
    tabs.delegate = director
    tabs.viewControllers = screens
    if shows {
      window.rootViewController = tabs
      clock.turn()
    }
    journal.lines = []
  }

  var first: Screen { screens[0] }
  var second: Screen { screens[1] }
  var context: (any UIViewControllerContextTransitioning)? { director.animator.context }
}

/// A delegate that vends what the test puts in, and writes down what it is asked.
@MainActor
final class TabDirector: NSObject, UITabBarControllerDelegate {
  let journal: Journal
  let animator: Animator
  var vendsAnimator = true
  var allows = true
  var interactor: Interactor?
  var interruptible: InterruptibleAnimator?
  var onSelection: (UITabBarController) -> Void = { _ in }

  init(_ journal: Journal) {
    self.journal = journal
    animator = Animator(journal)
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? Screen)?.name ?? "?"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.write("delegate.should \(name(viewController)) at \(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.write("delegate.did \(name(viewController)) at \(tabBarController.selectedIndex)")
    onSelection(tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate.animator \(name(fromVC)) \(name(toVC))")
    guard vendsAnimator else { return nil }
    return interruptible ?? animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate.interactor")
    return interactor
  }
}
