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
      stack.pops = .free
      stack.push()
      Headless.advance(by: 1)
      stack.pops = .drivenByTheApp
      stack.navigation.popViewController(animated: true)
      Headless.advance(by: 0.1)
      stack.driver.update(0.7)
      stack.driver.update(0.5)
      stack.end(finishes)
      #expect(stack.endings == [.committed, finishes ? .committed : .cancelled(.driverCancelled)])
      #expect(stack.navigation.topViewController === (finishes ? stack.root : stack.screen))
      #expect(stack.run == nil && stack.navigation.transitionCoordinator == nil)
    }

    // MARK: The library's gesture beside the app's delegate

    private func opened(_ preset: PresetUnderTest, _ pops: DrivenStack.Pops) -> DrivenStack {
      let stack = DrivenStack(preset, gesture: .automatic)
      stack.pops = pops
      stack.push()
      Headless.advance(by: 1.2)
      return stack
    }

    private func drag(_ stack: DrivenStack, to x: CGFloat) {
      let y: CGFloat = 400
      Headless.play(
        HeadlessTouchScript([
          .down(CGPoint(x: 2, y: y)), .move(to: CGPoint(x: x, y: y), over: 0.3), .hold(0.2),
        ]), in: stack.window)
      Headless.advance(by: 0.52)
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func anEdgeDrag_whereTheDelegateReturnsTheAnimator_popsUnderTheFinger(
      preset: PresetUnderTest, closes: Bool
    ) throws {
      let stack = opened(preset, .ledByTheGesture)
      drag(stack, to: closes ? 300 : 80)
      let playback = try #require(stack.run?.playback)
      #expect(playback.isHeld && playback.position != RunPosition(fraction: 0))
      Headless.play(HeadlessTouchScript([.lift]), in: stack.window)
      Headless.advance(by: 1.2)
      #expect(stack.navigation.topViewController === (closes ? stack.root : stack.screen))
      #expect(stack.endings == [.committed, closes ? .committed : .cancelled(.released)])
      #expect(stack.run == nil && stack.navigation.transitionCoordinator == nil)
      #expect(stack.controller.recognizers.allSatisfy { ($0.view == nil) == closes })
    }

    /// The pop plays by itself, and nothing waits for the finger.
    @Test func anEdgeDrag_whereTheDelegateReturnsNothing_pops() {
      let stack = opened(.slide, .free)
      drag(stack, to: 120)
      #expect(stack.run?.playback?.isHeld != true)
      Headless.advance(by: 1.2)
      #expect(stack.navigation.topViewController === stack.root && stack.run == nil)
      Headless.play(HeadlessTouchScript([.lift]), in: stack.window)
      Headless.advance(by: 0.2)
      #expect(stack.navigation.transitionCoordinator == nil)
      #expect(stack.endings == [.committed, .committed])
    }

    @Test func dismiss_ofAPushedScreen_popsIt() {
      let stack = opened(.slide, .ledByTheGesture)
      stack.controller.dismiss()
      Headless.advance(by: 1.2)
      #expect(stack.navigation.topViewController === stack.root)
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
  /// What the delegate answers to UIKit's question for an interaction controller.
  enum Pops: CaseIterable { case drivenByTheApp, ledByTheGesture, free }
  var pops = Pops.drivenByTheApp
  private(set) var endings: [TransitionEnding] = []

  init(_ preset: PresetUnderTest, gesture: TransitionGesture? = nil) {
    window = Headless.makeWindow()
    navigation = UINavigationController(rootViewController: root)
    controller = TransitionController(presenting: screen, preset: preset, gesture: gesture)
    super.init()
    window.rootViewController = navigation
    navigation.delegate = self
    controller.onEnd { [weak self] in self?.endings.append($1) }
    Headless.turn()
  }

  var run: RunCoordinator? { controller.run }

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
    switch pops {
    case .drivenByTheApp: driver
    case .ledByTheGesture: animationController as? any UIViewControllerInteractiveTransitioning
    case .free: nil
    }
  }
}
