import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Who comes first: a gesture of the screen, or what is inside of it; and what stops a dismissal by code.
  @MainActor @Suite struct PrecedenceTests {
    enum Inside: CaseIterable, Sendable {
      /// The swipe back of a stack that has something to pop; a pan of a view; a pan that a list has for its rows; that with
      /// which the list scrolls.
      case stack, view, row, list
    }

    /// What is inside comes first where both could begin, and is not waited for where it could not.
    @Test(
      arguments: [
        (TransitionGesture.leadingEdge, [Inside.stack]),
        (.pullLeftRight, [.stack, .view, .row]), (.pullUpDown, [.stack, .view]),
        (.panToEdge, [.stack, .view, .row]), (.contentSwipe, [.stack, .view, .row]),
      ] as [(TransitionGesture, [Inside])])
    func whatIsInsideComesFirst(gesture: TransitionGesture, waitsFor: [Inside]) throws {
      let window = clock.makeWindow()
      let (root, top) = (UIViewController(), UIViewController())
      window.rootViewController = root
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(top, animated: false)
      top.view.backgroundColor = .white
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
      list.contentSize = CGSize(width: 390, height: 2000)
      let view = UIView(frame: CGRect(x: 0, y: 520, width: 390, height: 100))
      let (row, pan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
      list.addGestureRecognizer(row)
      view.addGestureRecognizer(pan)
      top.view.addSubview(list)
      top.view.addSubview(view)
      let controller = try #require(root.present(stack, using: .slide, gesture: gesture))
      Headless.advance(by: 1.5)
      let recognizers = controller.interaction.gestureRecognizers
      let driver = try #require(recognizers.drivers.first)
      for inside in Inside.allCases {
        let other: UIGestureRecognizer? =
          switch inside {
          case .stack: stack.interactivePopGestureRecognizer
          case .view: pan
          case .row: row
          case .list: list.panGestureRecognizer
          }
        let waits = recognizers.gestureRecognizer(
          driver, shouldRequireFailureOf: try #require(other))
        #expect(waits == waitsFor.contains(inside), "\(inside)")
      }
    }

    /// A push inside the screen that begins under a finger stops its pull, whoever animates it.
    @Test(arguments: [TransitionGesture.pullUpDown, .panToEdge, .pinch], [true, false])
    func aPushUnderAFingerStopsIt(gesture: TransitionGesture, isSystems: Bool) throws {
      let window = clock.makeWindow()
      let root = UIViewController()
      window.rootViewController = root
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.topViewController?.view.backgroundColor = .white
      let controller = try #require(root.present(stack, using: .slide, gesture: gesture))
      Headless.advance(by: 1.5)
      if !isSystems { stack.setTransition(.slide.duration(2)) }
      func both(_ first: CGFloat, _ second: CGFloat, _ seconds: TimeInterval) {
        let scripts = [first, second].enumerated().map { index, y in
          HeadlessTouchScript.Finger(
            index,
            [
              seconds == 0
                ? .down(CGPoint(x: 195, y: y)) : .move(to: CGPoint(x: 195, y: y), over: seconds)
            ])
        }
        window.play(HeadlessTouchScript(gesture == .pinch ? scripts : Array(scripts.prefix(1))))
      }
      both(200, 700, 0)
      let next = UIViewController()
      next.view.backgroundColor = .white
      stack.pushViewController(next, animated: true)
      Headless.turn()
      both(260, 600, 0.08)
      both(420, 500, 0.12)
      #expect(controller.run == nil)
      Headless.cancelTouches()
      Headless.advance(by: 3)
      #expect(root.presentedViewController === stack && stack.viewControllers.count == 2)
    }

    /// A gesture that was read before the screen is in a stack is the stack's as soon as the stack asks.
    @Test(arguments: [TransitionPreset.overlay, .full, .scale], [true, false])
    func aGestureIsThatOfItsContainer(preset: TransitionPreset, isReadBefore: Bool) {
      let house = Theatre(.push)
      let controller = TransitionController(presenting: house.screen, preset: preset)
      if isReadBefore {
        #expect(!(controller.recognizers.first is UIScreenEdgePanGestureRecognizer))
      }
      house.stack.pushViewController(house.screen, animated: false)
      Headless.turn()
      _ = controller.animator(for: .closing)
      #expect(controller.recognizers.first is UIScreenEdgePanGestureRecognizer)
    }

    /// What stops a finger stops code that moves a dismissal, too.
    @Test(arguments: Venue.allCases, MustNotTests.Obstacle.allCases)
    func anObstacleStopsADismissalByCode(venue: Venue, obstacle: MustNotTests.Obstacle) {
      let isOfTabs = obstacle == .barAway || obstacle == .barAwayBelow
      guard venue == .tab || !isOfTabs else { return }
      let scene = MustNotTests.Scene(venue)
      scene.put(obstacle)
      let dismissal = scene.controller?.beginDismissal()
      #expect((dismissal != nil) == (obstacle == .none || obstacle == .touchTakenAway))
      dismissal?.cancel()
      scene.house.settle()
      #expect(scene.house.isOpen)
    }
  }
}
