import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a gesture must not do, in each home: nothing begins while something covers the screen, or changes inside it,
  /// and nothing ends by a touch that the system takes away. For the swipe of a stack, see also `SharedPlaceTests`.
  @MainActor @Suite struct MustNotTests {
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
    @MainActor final class Scene {
      let house: House<UIViewController>
      let inner = UINavigationController(rootViewController: Scene.page())
      private(set) var controller: TransitionController?

      static func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .white
        return page
      }

      init(_ venue: Venue) {
        // Tabs hide their bar for the stack that is a tab itself.
        let isTab = venue == .tab
        let screen = isTab ? inner : Scene.page()
        if !isTab { Scene.add(inner, to: Scene.page(), in: screen) }
        house = House(venue, [Scene.page(), screen], opened: isTab, isVended: false)
        Headless.advance(by: 0.2)
        controller =
          isTab
          ? house.tabs.setTransition(.slide, gesture: .pullLeftRight)
          : house.open(using: .slide, gesture: .leadingEdge)
        Headless.advance(by: 1.5)
      }

      private static func add(
        _ inner: UIViewController, to middle: UIViewController, in screen: UIViewController
      ) {
        for (child, parent) in [(inner, middle), (middle, screen)] {
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
      }

      /// Drags far enough to close, without lifting. Returns whether a run has begun.
      func drag() -> Bool {
        let start = CGPoint(x: house.venue == .tab ? 60 : 1, y: 500)
        house.play([
          .down(start), .move(to: CGPoint(x: start.x + 14, y: 500), over: 0.05),
          .move(to: CGPoint(x: start.x + 320, y: 500), over: 0.3),
        ])
        return controller?.run != nil
      }

      func put(_ obstacle: Obstacle) {
        switch obstacle {
        case .none, .touchTakenAway: break
        case .presentedAbove:
          let cover = Scene.page()
          cover.modalPresentationStyle = .overFullScreen
          let presenter = house.venue == .modal ? house.screen : house.container
          presenter.present(cover, animated: false)
          Headless.advance(by: 0.3)
        case .transitionInside:
          inner.pushViewController(Scene.page(), animated: true)
          Headless.turn()
          Headless.advance(by: 0.03)
        case .barAway, .barAwayBelow:
          let page = Scene.page()
          page.hidesBottomBarWhenPushed = true
          inner.pushViewController(page, animated: false)
          if obstacle == .barAwayBelow { inner.pushViewController(Scene.page(), animated: false) }
          Headless.advance(by: 0.3)
        }
      }
    }

    @Test(arguments: Venue.allCases, Obstacle.allCases) func aGestureWithAnObstacleDoesNothing(
      place: Venue, obstacle: Obstacle
    ) {
      guard place == .tab || (obstacle != .barAway && obstacle != .barAwayBelow) else { return }
      let scene = Scene(place)
      let house = scene.house
      #expect(house.isOpen)
      scene.put(obstacle)
      let begins = scene.drag()
      #expect(begins == (obstacle == .none || obstacle == .touchTakenAway))
      if obstacle == .touchTakenAway { Headless.cancelTouches() }
      house.play([.hold(0.2), .lift])
      house.settle()
      #expect(house.isOpen == (obstacle != .none))
    }

    /// Behind a screen that opens nothing can be pressed, also where the presenter is in front, as a page that turns.
    @Test(arguments: ["fold", "page", "cube", "slide", "full", "fade"], [false, true])
    func thePresenterOfAScreenThatOpensTakesNoTouches(name: String, hasGesture: Bool) throws {
      let transitions: [String: ViewControllerTransition] = [
        "fold": .fold, "page": .page, "cube": .cube, "slide": .slide, "full": .full, "fade": .fade,
      ]
      let theatre = Theatre()
      let button = UIButton(frame: theatre.presenter.view.bounds)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      theatre.presenter.view.addSubview(button)
      let transition = try #require(transitions[name])
      theatre.presenter.present(
        theatre.screen, using: transition, gesture: hasGesture ? .pinch : nil)
      Headless.advance(by: 0.1)
      #expect(theatre.run != nil)
      for x in [20, 195, 370] {
        let hit = theatre.window.hitTest(CGPoint(x: CGFloat(x), y: 400), with: nil)
        #expect(hit !== button, "\(x)")
      }
      // One finger holds the screen, and another one taps.
      Headless.play(
        HeadlessTouchScript([
          .init(0, [.down(CGPoint(x: 195, y: 300)), .hold(0.3), .lift]),
          .init(1, start: 0.1, [.down(CGPoint(x: 60, y: 700)), .hold(0.05), .lift]),
        ]), in: theatre.window)
      Headless.advance(by: 0.4)
      theatre.settle()
      #expect(presses == 0)
    }

    /// `dismiss()` in a push that is then cancelled pops no other screen.
    @Test func aDismissalInAPushThatIsCancelledPopsNothing() {
      let house = StackHouse()
      let controller = house.stack.setTransition(.slide, gesture: nil)
      house.perform(.push)
      Headless.advance(by: 0.1)
      controller?.dismiss()
      controller?.run?.end(committed: false)
      house.settle()
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }
  }
}
