import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a gesture must not do, in each home: nothing begins while something covers the screen, or changes inside it,
  /// and nothing ends by a touch that the system takes away. For the swipe of a stack, see also `SharedPlaceTests`.
  @MainActor @Suite struct MustNotTests {
    enum Place: CaseIterable, Sendable { case modal, stack, tabs, child }

    enum Obstacle: CaseIterable, Sendable {
      case none
      /// An overlay of UIKit's above the whole window.
      case presentedAbove
      /// A push in a stack that is a child of the screen's child.
      case transitionInside
      case touchTakenAway
      /// A pushed page that hides the bar of the tabs, and another page above it.
      case barAway, barAwayBelow
    }

    /// A screen that a finger from the left edge, or from the right, can close or change, with a stack deep inside.
    @MainActor final class House {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let place: Place
      let inner = UINavigationController(rootViewController: House.page())
      private let root: UIViewController
      private let screen: UIViewController
      private(set) var controller: TransitionController?

      static func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .white
        return page
      }

      init(_ place: Place) {
        self.place = place
        // Tabs hide their bar for the stack that is a tab itself.
        screen = place == .tabs ? inner : House.page()
        if place != .tabs {
          let middle = House.page()
          middle.addChild(inner)
          middle.view.addSubview(inner.view)
          inner.didMove(toParent: middle)
          screen.addChild(middle)
          screen.view.addSubview(middle.view)
          middle.didMove(toParent: screen)
        }
        switch place {
        case .modal, .child: root = House.page()
        case .stack: root = UINavigationController(rootViewController: House.page())
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = [House.page(), screen]
          tabs.selectedIndex = 1
          root = tabs
        }
        window.rootViewController = root
        Headless.advance(by: 0.2)
        switch place {
        case .modal: controller = root.present(screen, using: .slide, gesture: .leadingEdge)
        case .stack:
          controller = (root as? UINavigationController)?.push(
            screen, using: .slide, gesture: .leadingEdge)
        case .tabs:
          controller = (root as? UITabBarController)?.setTransition(
            .slide, gesture: .pullLeftRight)
        case .child:
          let old = House.page()
          root.addChild(old)
          root.view.addSubview(old.view)
          old.didMove(toParent: root)
          controller = root.replace(old, with: screen, using: .slide, gesture: .leadingEdge)
        }
        Headless.advance(by: 1.5)
      }

      /// True while the screen has neither been closed nor changed.
      var isOpen: Bool {
        switch place {
        case .modal: root.presentedViewController === screen
        case .stack: (root as? UINavigationController)?.topViewController === screen
        case .tabs: (root as? UITabBarController)?.selectedIndex == 1
        case .child: screen.parent === root && screen.view.window != nil
        }
      }

      /// Drags far enough to close, without lifting. Returns whether a run has begun.
      func drag() -> Bool {
        let start = CGPoint(x: place == .tabs ? 60 : 1, y: 500)
        Headless.play(
          HeadlessTouchScript([
            .down(start), .move(to: CGPoint(x: start.x + 14, y: 500), over: 0.05),
            .move(to: CGPoint(x: start.x + 320, y: 500), over: 0.3),
          ]), in: window)
        Headless.advance(by: 0.4)
        return controller?.run != nil
      }

      func lift() {
        Headless.play(HeadlessTouchScript([.hold(0.2), .lift]), in: window)
        Headless.advance(by: 2)
      }

      func put(_ obstacle: Obstacle) {
        switch obstacle {
        case .none, .touchTakenAway: break
        case .presentedAbove:
          let cover = House.page()
          cover.modalPresentationStyle = .overFullScreen
          (place == .modal ? screen : root).present(cover, animated: false)
          Headless.advance(by: 0.3)
        case .transitionInside:
          inner.pushViewController(House.page(), animated: true)
          Headless.turn()
          Headless.advance(by: 0.03)
        case .barAway, .barAwayBelow:
          let page = House.page()
          page.hidesBottomBarWhenPushed = true
          inner.pushViewController(page, animated: false)
          if obstacle == .barAwayBelow { inner.pushViewController(House.page(), animated: false) }
          Headless.advance(by: 0.3)
        }
      }
    }

    @Test(arguments: Place.allCases, Obstacle.allCases) func gesture_withAnObstacle_doesNothing(
      place: Place, obstacle: Obstacle
    ) {
      guard place == .tabs || (obstacle != .barAway && obstacle != .barAwayBelow) else { return }
      let house = House(place)
      #expect(house.isOpen)
      house.put(obstacle)
      let begins = house.drag()
      #expect(begins == (obstacle == .none || obstacle == .touchTakenAway))
      if obstacle == .touchTakenAway { Headless.cancelTouches() }
      house.lift()
      #expect(house.isOpen == (obstacle != .none))
    }

    /// `dismiss()` in a push that is then cancelled pops no other screen.
    @Test func dismissal_inAPushThatIsCancelled_popsNothing() {
      let house = StackHouse()
      let controller = house.navigation.setTransition(.slide, gesture: nil)
      house.perform(.push)
      Headless.advance(by: 0.1)
      controller?.dismiss()
      controller?.run?.end(committed: false)
      house.settle()
      house.settle()
      #expect(house.navigation.viewControllers.count == 3)
    }
  }
}
