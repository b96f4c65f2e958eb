import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The screens that are asked for elements, and their order.
  @MainActor @Suite struct ElementScreenTests {
    /// Answers by protocol take precedence over keys of views.
    @Test func protocolsWinOverTheProperty() {
      let below = OfferingController(.small)
      let above = OfferingController(.large)
      let gallery = Gallery(presenter: below, screen: above)
      below.offered = [TakeAlongElement(key: "one", view: below.badge)]
      above.answers = { $0 == "one" ? above.panel : nil }
      gallery.open(.slide)
      #expect(gallery.report == ["one": .flown])
      gallery.flyOn()
      let shown = gallery.morphLayers["one"]?.shownFrame
      #expect(shown.map { $0.distance(to: above.panel.portrayed.outline) <= 0.5 } == true)
      gallery.settle()
      above.takeAlongKeys = ["one"]
      gallery.close()
      #expect(gallery.report == ["one": .flown])
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// One side by protocol, the other one by property.
    @Test(arguments: [true, false]) func eitherSideMayHaveTheProperty(sourceOffers: Bool) {
      let below = sourceOffers ? OfferingController(.small) : ElementsController(.small)
      let above = sourceOffers ? ElementsController(.large) : OfferingController(.large)
      let gallery = Gallery(presenter: below, screen: above)
      gallery.open(.slide)
      #expect(gallery.morphLayers.count == 4)
      gallery.settle()
      gallery.close()
      #expect(gallery.morphLayers.count == 4)
      gallery.settle()
    }

    /// The screens asked are a navigation controller's top screen, a tab bar's selected one and a
    /// parent's child, also nested.
    @Test(arguments: ["stack", "tabs", "child", "stack in tabs"], [true, false])
    func containersAreSearched(kind: String, isBelow: Bool) throws {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      below.offered = [TakeAlongElement(key: "one", view: below.panel)]
      above.answers = { $0 == "one" ? above.panel : nil }
      let other = OfferingController(.large)
      other.offered = []
      other.answers = { _ in nil }
      func contained(_ screen: UIViewController) -> UIViewController {
        switch kind {
        case "stack":
          let stack = UINavigationController(rootViewController: other)
          stack.pushViewController(screen, animated: false)
          return stack
        case "tabs", "stack in tabs":
          let tabs = UITabBarController()
          let stack = UINavigationController(rootViewController: screen)
          tabs.viewControllers = [other, kind == "tabs" ? screen : stack]
          tabs.selectedIndex = 1
          return tabs
        default: return SwapController(screen)
        }
      }
      let root = isBelow ? contained(below) : below
      let screen = isBelow ? above : contained(above)
      let window = Headless.makeWindow(safeAreaInsets: Gallery.insets)
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let controller = TransitionController(presenting: screen, preset: PresetUnderTest.slide)
      root.present(screen, animated: true)
      Headless.turn()
      #expect(controller.takeAlongReport == ["one": .flown])
      Headless.advance(by: 1)
      root.dismiss(animated: true)
      Headless.turn()
      #expect(controller.takeAlongReport == ["one": .flown])
      #expect(below.landings == [["one"]])
      Headless.advance(by: 1)
    }

    /// The presenting screen is asked if UIKit names it, even with another screen in front of it.
    @Test func theSourceIsAskedFirst() {
      let (one, other) = (OfferingController(.small), OfferingController(.small))
      let above = OfferingController(.large)
      one.offered = [TakeAlongElement(key: "one", view: one.badge)]
      other.offered = [TakeAlongElement(key: "other", view: other.panel)]
      let parent = UIViewController()
      let window = Headless.makeWindow(safeAreaInsets: Gallery.insets)
      window.rootViewController = parent
      for child in [one, other] {
        parent.addChild(child)
        child.view.backgroundColor = .clear
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      Headless.advance(by: 0.1)
      above.answers = { ["one": above.badge, "other": above.panel][$0] }
      let controller = TransitionController(presenting: above, preset: PresetUnderTest.slide)
      one.present(above, animated: true)
      Headless.turn()
      #expect(controller.takeAlongReport == ["one": .flown])
      Headless.advance(by: 1)
      above.dismiss(animated: true)
      Headless.turn()
      // In a closing UIKit names no screen, so the frontmost one is asked.
      #expect(controller.takeAlongReport == ["other": .flown])
      Headless.advance(by: 1)
    }

    /// The notification comes once, in a closing only, with the returning keys, before the screen
    /// is laid out.
    @Test(arguments: Venue.allCases, [true, false])
    func theScreenUnderneathIsNotified(venue: Venue, names: Bool) {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      let gallery = Gallery(venue, presenter: below, screen: above)
      above.takeAlongKeys = names ? ["badge", "title", "else"] : []
      gallery.open(.slide)
      gallery.settle()
      #expect(below.landings.isEmpty)
      // Changes made in the notification count.
      below.onLanding = { below.places["badge"] = CGRect(x: 60, y: 500, width: 48, height: 32) }
      gallery.close()
      #expect(below.landings == [names ? ["badge", "else", "title"] : Gallery.keys])
      #expect(gallery.report["badge"] == .flown)
      let end = gallery.morphLayers["badge"]?.morph.end.center
      #expect(end.map { $0.distance(to: CGPoint(x: 84, y: 516)) < 1 } == true)
      gallery.flyOn()
      #expect(gallery.misses(of: below).isEmpty)
      gallery.settle()
      #expect(below.landings.count == 1 && above.landings.isEmpty && gallery.isClean)
    }

    @Test func withoutAnimationNobodyIsNotified() {
      let below = OfferingController(.small)
      let gallery = Gallery(presenter: below)
      gallery.open(.slide, animated: false)
      gallery.close(animated: false)
      gallery.settle()
      #expect(below.landings.isEmpty)
    }

    /// Keys of views in the upper screen are reported, too.
    @Test func keysOfViewsAreReportedToo() {
      let below = OfferingController(.small)
      let gallery = Gallery(presenter: below)
      gallery.open(.slide)
      gallery.settle()
      gallery.close()
      #expect(below.landings == [Gallery.keys])
      gallery.settle()
    }
  }
}
