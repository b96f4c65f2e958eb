import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// An app's own percent driver beside `animator(for:)`, in a navigation controller.
  @MainActor @Suite struct PercentDriverTests {
    @Test(arguments: PresetUnderTest.all, [true, false])
    func aPushIsDrivenToItsEnd(preset: PresetUnderTest, finishes: Bool) throws {
      let stack = DrivenStack(preset)
      stack.push()
      Headless.advance(by: 0.1)
      stack.driver.update(0.4)
      Headless.turn()
      let run = try #require(stack.run)
      #expect(abs((run.playback?.fraction ?? 0) - 0.4) < 1e-6)
      stack.end(finishes)
      #expect(stack.endings == [finishes ? .committed : .cancelled(.driverCancelled)])
      #expect(stack.navigation.topViewController === (finishes ? stack.screen : stack.root))
      #expect(stack.run == nil && stack.navigation.transitionCoordinator == nil)
      #expect(stack.navigation.topViewController?.view.window === stack.window)
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func aPopIsDrivenToItsEnd(preset: PresetUnderTest, finishes: Bool) throws {
      let stack = DrivenStack(preset)
      stack.isDriven = false
      stack.push()
      Headless.advance(by: 1)
      stack.isDriven = true
      stack.navigation.popViewController(animated: true)
      Headless.advance(by: 0.1)
      stack.driver.update(0.7)
      stack.driver.update(0.5)
      stack.end(finishes)
      #expect(stack.endings == [.committed, finishes ? .committed : .cancelled(.driverCancelled)])
      #expect(stack.navigation.topViewController === (finishes ? stack.root : stack.screen))
      #expect(stack.run == nil && stack.navigation.transitionCoordinator == nil)
    }

    /// UIKit may ask for an animator and never start it.
    @Test func anAnimatorThatNobodyStartsChangesNothing() throws {
      let stack = DrivenStack(.slide)
      weak var animator: (any UIViewControllerAnimatedTransitioning)?
      do {
        let made = try #require(stack.controller.animator(for: .opening))
        let context = Context(container: stack.window, from: stack.root, to: stack.screen)
        let before = Imprint(stack.root.view)
        _ = made.interruptibleAnimator(using: context)
        #expect(Imprint(stack.root.view) == before && stack.run == nil)
        animator = made
      }
      #expect(animator == nil)
    }
  }
}

/// A stack whose delegate drives pushes and pops by a percent driver.
@MainActor
final class DrivenStack: NSObject, UINavigationControllerDelegate {
  let window: UIWindow
  let root = UIViewController()
  let screen = UIViewController()
  let navigation: UINavigationController
  let driver = UIPercentDrivenInteractiveTransition()
  let controller: TransitionController
  var isDriven = true
  private(set) var endings: [TransitionEnding] = []

  init(_ preset: PresetUnderTest) {
    window = Headless.makeWindow()
    navigation = UINavigationController(rootViewController: root)
    controller = TransitionController(presenting: screen, preset: preset)
    super.init()
    window.rootViewController = navigation
    navigation.delegate = self
    controller.onEnd { [weak self] in self?.endings.append($0) }
    Headless.turn()
  }

  var run: RunningTransition? { controller.run }

  func push() { navigation.pushViewController(screen, animated: true) }

  func end(_ finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
    Headless.advance(by: 1)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.animator(for: operation == .push ? .opening : .closing)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isDriven ? driver : nil
  }
}
