import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A navigation stack inside the presented screen goes back by the system's own swipe: first the
  /// stack, then the screen, and never both.
  @MainActor @Suite struct StackInsideTests {
    /// A stack that is presented, alone or in a tab.
    @MainActor final class Stacked {
      let window: UIWindow
      let presenter = UIViewController()
      let stack: UINavigationController
      let screens: [UIViewController]
      let screen: UIViewController
      let list = UIScrollView()

      init(
        _ preset: PresetUnderTest, _ gesture: TransitionGesture, count: Int, inTabs: Bool = false,
        isRightToLeft: Bool = false
      ) {
        if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
        window = Headless.makeWindow()
        window.rootViewController = presenter
        screens = (0..<count).map { _ in UIViewController() }
        stack = UINavigationController()
        stack.setViewControllers(screens, animated: false)
        for screen in screens { screen.view.backgroundColor = .white }
        if inTabs {
          let tabs = UITabBarController()
          tabs.viewControllers = [stack, UIViewController()]
          screen = tabs
        } else {
          screen = stack
        }
        Headless.turn()
        TransitionController(presenting: screen, preset: preset, gesture: gesture)
        presenter.present(screen, animated: true)
        Headless.advance(by: 1)
      }

      var run: Run? { TransitionController.installed(on: screen)?.run }
      var isOpen: Bool { presenter.presentedViewController === screen }
      var isPopping: Bool { stack.transitionCoordinator != nil && run == nil }

      func play(_ steps: [HeadlessTouchScript.Step]) {
        window.play(steps)
      }

      /// Swipes from the leading edge to beyond the middle, and returns whether both transitions
      /// ever ran together.
      func swipe(isRightToLeft: Bool = false) -> Bool {
        func point(_ x: CGFloat) -> CGPoint {
          CGPoint(x: isRightToLeft ? window.bounds.width - x : x, y: 400)
        }
        var together = false
        play([.down(point(1))])
        for x in stride(from: CGFloat(5), through: 335, by: 10) {
          play([.move(to: point(x), over: 0.02)])
          together =
            together
            || (run != nil
              && stack.transitionCoordinator?.viewController(
                forKey: .from
              ).map(screens.contains) == true)
        }
        play([.lift])
        Headless.advance(by: 2)
        return together
      }
    }

    nonisolated static var gestures: [TransitionGesture] {
      [.leadingEdge, .leftEdge, .pullLeftRight, .panToEdge, .swipe(.trailing)]
    }

    @Test(arguments: [PresetUnderTest.slide, .fold, .full], gestures.indices)
    func theStackGoesBackFirst(preset: PresetUnderTest, index: Int) {
      let theatre = Stacked(preset, StackInsideTests.gestures[index], count: 2)
      #expect(!theatre.swipe())
      #expect(theatre.isOpen)
      #expect(theatre.stack.viewControllers == [theatre.screens[0]])
      #expect(theatre.screens[0].view.window === theatre.window)
      #expect(theatre.run == nil && theatre.stack.transitionCoordinator == nil)
    }

    @Test(arguments: [PresetUnderTest.slide, .fold, .full], [false, true])
    func thenTheScreenGoes(preset: PresetUnderTest, inTabs: Bool) {
      let theatre = Stacked(preset, .leadingEdge, count: 3, inTabs: inTabs)
      for left in [2, 1] {
        #expect(!theatre.swipe())
        #expect(theatre.isOpen && theatre.stack.viewControllers.count == left)
      }
      #expect(!theatre.swipe())
      #expect(!theatre.isOpen)
      #expect(theatre.stack.viewControllers.count == 1)
      #expect(theatre.presenter.view.window === theatre.window)
    }

    @Test func soItIsFromRightToLeft() {
      let theatre = Stacked(.slide, .leadingEdge, count: 2, isRightToLeft: true)
      #expect(!theatre.swipe(isRightToLeft: true))
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 1)
      #expect(!theatre.swipe(isRightToLeft: true))
      #expect(!theatre.isOpen)
    }

    /// The trailing edge belongs to the library alone.
    @Test func theTrailingEdgeIsOursAlone() {
      let theatre = Stacked(.slide, .trailingEdge, count: 2)
      theatre.play([
        .down(CGPoint(x: 389, y: 400)), .move(to: CGPoint(x: 60, y: 400), over: 0.4), .lift,
      ])
      Headless.advance(by: 2)
      #expect(!theatre.isOpen && theatre.stack.viewControllers.count == 2)
    }

    /// A stack whose own swipe is switched off leaves the edge to the library.
    @Test func aStackThatCannotGoBackLeavesTheEdge() {
      let theatre = Stacked(.slide, .leadingEdge, count: 2)
      theatre.stack.isNavigationBarHidden = true
      #expect(!theatre.swipe())
      #expect(!theatre.isOpen)
    }

    @Test func aSwipeThatIsTakenBackLeavesBothAsTheyWere() {
      let theatre = Stacked(.slide, .leadingEdge, count: 2)
      theatre.play([
        .down(CGPoint(x: 1, y: 400)), .move(to: CGPoint(x: 120, y: 400), over: 0.3),
        .move(to: CGPoint(x: 20, y: 400), over: 0.3), .hold(0.2), .lift,
      ])
      Headless.advance(by: 2)
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 2)
      #expect(!theatre.swipe())
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 1)
    }

    /// Two fingers, one of them at the edge, begin one of the two gestures, not both.
    @Test(arguments: [1, 2]) func aPinchAtTheEdge(count: Int) {
      let theatre = Stacked(.scale, .pinch, count: count)
      Headless.play(
        .pinch(center: CGPoint(x: 120, y: 400), from: 236, to: 60, over: 0.5), in: theatre.window)
      var together = false
      for _ in 0..<40 {
        Headless.advance(by: 1 / 60)
        together = together || (theatre.run != nil && theatre.stack.viewControllers.count < count)
      }
      Headless.advance(by: 2)
      #expect(!together)
      #expect(theatre.run == nil && theatre.stack.transitionCoordinator == nil)
      #expect(theatre.isOpen != (theatre.presenter.presentedViewController == nil))
    }

    @Test func aPinchInTheMiddleClosesTheScreen() {
      let theatre = Stacked(.scale, .pinch, count: 2)
      Headless.play(
        .pinch(center: CGPoint(x: 195, y: 400), from: 240, to: 60, over: 0.5), in: theatre.window)
      Headless.advance(by: 2)
      #expect(!theatre.isOpen && theatre.stack.viewControllers.count == 2)
    }

    /// Many apps give the stack's swipe a delegate of their own, and let it begin with others.
    @Test(arguments: gestures.indices)
    func aStackThatBeginsWithOthersGoesBackAlone(index: Int) {
      final class Generous: NSObject, UIGestureRecognizerDelegate {
        weak var stack: UINavigationController?

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
          (stack?.viewControllers.count ?? 0) > 1
        }
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
      }
      let theatre = Stacked(.slide, StackInsideTests.gestures[index], count: 2)
      let generous = Generous()
      generous.stack = theatre.stack
      theatre.stack.interactivePopGestureRecognizer?.delegate = generous
      #expect(!theatre.swipe())
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 1)
      #expect(!theatre.swipe())
      #expect(!theatre.isOpen)
    }

    /// A custom recognizer is the app's own, but its transition does not begin during the stack's
    /// run.
    @Test func aCustomGestureWaitsForTheStackToo() {
      let pan = UIPanGestureRecognizer()
      let theatre = Stacked(
        .slide,
        .custom(
          pan,
          progress: { recognizer, screen in
            let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0
            return min(max(way / screen.view.bounds.width, 0), 1)
          }, shouldFinish: { _, _ in true }), count: 2)
      theatre.stack.popViewController(animated: true)
      Headless.turn()
      theatre.play([
        .down(CGPoint(x: 100, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.1),
      ])
      #expect(theatre.run == nil)
      theatre.play([.move(to: CGPoint(x: 380, y: 400), over: 0.1), .lift])
      Headless.advance(by: 2)
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 1)
      theatre.play([
        .down(CGPoint(x: 100, y: 400)), .move(to: CGPoint(x: 380, y: 400), over: 0.2), .lift,
      ])
      Headless.advance(by: 2)
      #expect(!theatre.isOpen)
    }

    /// The finger landed before the stack began to move.
    @Test(arguments: [2, 3]) func aFingerThatWasThereBeforeBeginsNothing(index: Int) {
      let theatre = Stacked(.full, StackInsideTests.gestures[index], count: 2)
      theatre.play([.down(CGPoint(x: 100, y: 400))])
      theatre.stack.popViewController(animated: true)
      Headless.turn()
      theatre.play([.move(to: CGPoint(x: 160, y: 440), over: 0.1)])
      #expect(theatre.run == nil)
      theatre.play([.lift])
      Headless.advance(by: 2)
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == 1)
    }

    /// One finger swipes back while another one pulls.
    @Test(arguments: [2, 3]) func aSecondFingerBeginsNothingWhileTheStackIsHeld(index: Int) {
      let theatre = Stacked(.full, StackInsideTests.gestures[index], count: 2)
      theatre.play([.down(CGPoint(x: 1, y: 400))])
      for x in stride(from: CGFloat(11), through: 101, by: 10) {
        theatre.play([.move(to: CGPoint(x: x, y: 400), over: 0.02)])
      }
      #expect(theatre.stack.viewControllers.count == 1)
      let second = HeadlessTouchScript([
        .init(
          7,
          [.down(CGPoint(x: 200, y: 500)), .move(to: CGPoint(x: 320, y: 560), over: 0.2), .lift])
      ])
      Headless.play(second, in: theatre.window)
      Headless.advance(by: 0.15)
      #expect(theatre.run == nil)
      Headless.advance(by: 0.3)
      theatre.play([.lift])
      Headless.advance(by: 2)
      #expect(theatre.isOpen && theatre.run == nil)
      #expect(theatre.stack.transitionCoordinator == nil)
    }

    /// A finger lands at the edge while two others hold the screen.
    @Test func aThirdFingerAtTheEdge() {
      let theatre = Stacked(.scale, .pinch, count: 2)
      Headless.play(
        .pinch(
          center: CGPoint(x: 195, y: 300), from: 240, to: 180, over: 0.3, lifts: false),
        in: theatre.window)
      Headless.advance(by: 0.4)
      #expect(theatre.run?.playback?.isHeld == true)
      for x in stride(from: CGFloat(1), through: 200, by: 10) {
        let steps: [HeadlessTouchScript.Step] =
          x == 1
          ? [.down(CGPoint(x: x, y: 700))] : [.move(to: CGPoint(x: x, y: 700), over: 0.02)]
        Headless.play(HeadlessTouchScript([.init(2, steps)]), in: theatre.window)
        Headless.advance(by: 0.04)
      }
      // UIKit may take the touches for the stack, whose screen then comes back under the finger.
      #expect(theatre.run == nil || theatre.stack.viewControllers.count == 2)
      for finger in 0...2 {
        Headless.play(HeadlessTouchScript([.init(finger, [.lift])]), in: theatre.window)
      }
      Headless.advance(by: 2)
      #expect(theatre.run == nil && theatre.isOpen)
      #expect(theatre.stack.transitionCoordinator == nil)
    }

    /// While the stack changes its screens, no gesture of the library begins.
    @Test(arguments: [0, 2], [true, false])
    func gesturesDoNotBeginWhileTheStackMoves(index: Int, pushes: Bool) {
      let theatre = Stacked(.slide, StackInsideTests.gestures[index], count: 2)
      if pushes {
        theatre.stack.pushViewController(UIViewController(), animated: true)
      } else {
        theatre.stack.popViewController(animated: true)
      }
      Headless.turn()
      let count = theatre.stack.viewControllers.count
      theatre.play([
        .down(CGPoint(x: 1, y: 400)), .move(to: CGPoint(x: 100, y: 400), over: 0.1),
      ])
      #expect(theatre.run == nil)
      theatre.play([.move(to: CGPoint(x: 300, y: 400), over: 0.1), .lift])
      Headless.advance(by: 2)
      #expect(theatre.isOpen && theatre.stack.viewControllers.count == count)
      // Nothing is stuck: first the stack goes back, then the screen.
      while theatre.stack.viewControllers.count > 1 {
        let left = theatre.stack.viewControllers.count
        #expect(!theatre.swipe())
        #expect(theatre.stack.viewControllers.count == left - 1)
        guard theatre.stack.viewControllers.count < left else { break }
      }
      #expect(theatre.isOpen)
      #expect(!theatre.swipe())
      #expect(!theatre.isOpen)
    }

    /// A list in the stack: a swipe from the edge belongs to the stack or to the library, whichever
    /// way the list scrolls.
    @Test(arguments: [1, 2], [false, true])
    func aListInTheStack(count: Int, scrollsSideways: Bool) {
      let theatre = Stacked(.slide, .leadingEdge, count: count)
      let list = theatre.list
      list.frame = theatre.screens[count - 1].view.bounds
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize =
        scrollsSideways ? CGSize(width: 2000, height: 500) : CGSize(width: 390, height: 3000)
      theatre.screens[count - 1].view.addSubview(list)
      list.contentOffset = scrollsSideways ? CGPoint(x: 300, y: 0) : CGPoint(x: 0, y: 300)
      Headless.advance(by: 0.1)
      let offset = list.contentOffset
      #expect(!theatre.swipe())
      #expect(theatre.isOpen == (count == 2))
      #expect(theatre.stack.viewControllers.count == 1)
      #expect(list.contentOffset == offset)
    }
  }
}
