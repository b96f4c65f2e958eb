import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The screens that are asked for elements, and their order.
  @MainActor @Suite struct ElementScreenTests {
    /// Answers and keyed views are added up, and for one key the answer counts.
    @Test func protocolsWinOverTheProperty() async throws {
      try await clock.play {
        let below = OfferingController(.small)
        let above = OfferingController(.large)
        let gallery = Gallery(presenter: below, screen: above)
        below.offered = [TakeAlongElement("one", below.badge)]
        above.answers = { $0 == "one" ? above.panel : nil }
        for screen in [below, above] {
          screen.loadViewIfNeeded()
          screen.caption.takeAlongKey = "one"
          screen.picture.takeAlongKey = "picture"
        }
        for opens in [true, false] {
          if opens { gallery.open(.slide) } else { gallery.close() }
          #expect(gallery.report == ["one": .flown, "picture": .flown])
          let pair = gallery.run?.flight?.pairs.first { $0.key == "one" }
          #expect(pair?.back.view === below.badge && pair?.front.view === above.panel)
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    /// The other screen is told of the content in front, innermost, if no controller adopts the protocol.
    @Test func theRepresentativeIsTheInnermostScreenInFront() async throws {
      try await clock.play {
        let (side, detail) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: detail)
        for screens in [[side, stack], [stack]] {
          let container = ContainerController(screens)
          let window = clock.makeWindow()
          window.rootViewController = container
          clock.turn()
          #expect(ElementScreen(container).representative === detail)
          for screen in screens {
            screen.view.removeFromSuperview()
            screen.removeFromParent()
          }
        }
      }
    }

    /// One side by protocol, the other one by property.
    @Test(arguments: [true, false]) func eitherSideMayHaveTheProperty(sourceOffers: Bool)
      async throws
    {
      try await clock.play {
        let below = sourceOffers ? OfferingController(.small) : ElementsController(.small)
        let above = sourceOffers ? ElementsController(.large) : OfferingController(.large)
        let gallery = Gallery(presenter: below, screen: above)
        gallery.open(.slide)
        #expect(gallery.morphTrees.count == 4)
        gallery.settle()
        gallery.close()
        #expect(gallery.morphTrees.count == 4)
        gallery.settle()
      }
    }

    /// The screens asked are a navigation controller's top screen, a tab bar's selected one and a
    /// parent's child, also nested.
    @Test(arguments: ["stack", "tabs", "child", "stack in tabs"], [true, false])
    func containersAreSearched(kind: String, isBelow: Bool) async throws {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.large))
        below.offered = [TakeAlongElement("one", below.panel)]
        above.answers = { $0 == "one" ? above.panel : nil }
        let other = OfferingController(.large)
        other.offered = []
        other.answers = { _ in nil }
        @MainActor func contained(_ screen: UIViewController) -> UIViewController {
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
        let window = clock.makeWindow()
        window.rootViewController = root
        clock.advance(by: 0.1)
        let controller = TransitionController(presenting: screen, preset: PresetUnderTest.slide)
        root.present(screen, animated: true)
        clock.turn()
        #expect(controller.takeAlongReport == ["one": .flown])
        clock.advance(by: 1)
        root.dismiss(animated: true)
        clock.turn()
        #expect(controller.takeAlongReport == ["one": .flown])
        #expect(below.flights == [["one"], ["one"]])
        clock.advance(by: 1)
      }
    }

    /// All are asked, and the one that presented comes first, in both directions.
    @Test func thePresenterIsAskedFirst() async throws {
      try await clock.play {
        let (one, other) = (OfferingController(.small), OfferingController(.small))
        let above = OfferingController(.large)
        one.offered = [TakeAlongElement("one", one.badge)]
        other.offered = [
          TakeAlongElement("one", other.badge), TakeAlongElement("other", other.panel),
        ]
        let parent = ContainerController([one, other])
        let window = clock.makeWindow()
        window.rootViewController = parent
        clock.advance(by: 0.1)
        above.answers = { ["one": above.badge, "other": above.panel][$0] }
        let controller = TransitionController(presenting: above, preset: PresetUnderTest.slide)
        one.present(above, animated: true)
        for opens in [true, false] {
          if !opens { above.dismiss(animated: true) }
          clock.turn()
          #expect(controller.takeAlongReport == ["one": .flown, "other": .flown])
          #expect(controller.run?.flight?.pairs.first?.back.view === one.badge)
          #expect(above.others.last === one)
          clock.advance(by: 1)
        }
      }
    }

    /// A pager's neighbours are attached, but not in sight: neither asked nor told, and their keyed
    /// views are no elements.
    @Test(arguments: [true, false]) func thePageInSightIsAsked(isSystem: Bool) async throws {
      try await clock.play {
        let pages = (0..<3).map { _ in OfferingController(.large) }
        for page in pages {
          page.loadViewIfNeeded()
          page.panel.takeAlongKey = "panel"
        }
        let pager: UIViewController
        if isSystem {
          let system = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
          system.setViewControllers([pages[1]], direction: .forward, animated: false)
          // A device keeps neighbours ready as children.
          pager = system
          for page in [pages[0], pages[2]] { system.addChild(page) }
        } else {
          pager = ContainerController(pages) { index, bounds in
            bounds.offsetBy(dx: bounds.width * CGFloat(index - 1), dy: 0)
          }
        }
        let below = OfferingController(.small)
        let window = clock.makeWindow()
        window.rootViewController = below
        clock.advance(by: 0.1)
        let controller = TransitionController(presenting: pager, preset: PresetUnderTest.slide)
        below.present(pager, animated: true)
        clock.advance(by: 1)
        for page in pages { page.forgetQuestions() }
        let told = pages.map(\.flights.count)
        below.dismiss(animated: true)
        clock.turn()
        let pair = try #require(
          controller.run?.flight?.pairs.first { $0.key == "panel" })
        #expect(pair.front.view === pages[1].panel)
        #expect(pages.map { $0.questions.elements > 0 } == [false, true, false])
        #expect(zip(pages, told).map { $0.flights.count - $1 } == [0, 1, 0])
        clock.advance(by: 1)
      }
    }

    /// Both screens hear of the elements in both directions, before they are laid out, and of what
    /// became of them.
    @Test(.exactTime, arguments: Venue.allCases, [true, false])
    func bothScreensAreTold(venue: Venue, names: Bool) async throws {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.large))
        let gallery = Gallery(venue, presenter: below, screen: above)
        above.loadViewIfNeeded()
        if names {
          above.offered = [
            TakeAlongElement("badge", above.badge), TakeAlongElement("else", above.picture),
          ]
        }
        // Changes made there count.
        above.onFlight = { above.places["badge"] = CGRect(x: 200, y: 500, width: 60, height: 40) }
        gallery.open(.slide)
        #expect(
          below.flights == [ElementsController.keys] && above.flights == [ElementsController.keys])
        #expect(below.others.last === above && above.others.last === below)
        #expect(gallery.morphTrees["badge"]?.morph.end.center == CGPoint(x: 230, y: 520))
        #expect(below.landings.isEmpty)
        gallery.settle()
        #expect(below.landings.last?["badge"] == .flown && above.landings.count == 1)
        below.onFlight = { below.places["badge"] = CGRect(x: 60, y: 500, width: 48, height: 32) }
        gallery.close()
        let keys = names ? (ElementsController.keys + ["else"]).sorted() : ElementsController.keys
        #expect(below.flights.last == keys && above.flights.last == keys)
        #expect(gallery.report["badge"] == .flown)
        let end = gallery.morphTrees["badge"]?.morph.end.center
        #expect(end.map { $0.distance(to: CGPoint(x: 84, y: 516)) < 1 } == true)
        gallery.flyOn()
        #expect(gallery.misses(of: below).isEmpty)
        gallery.settle()
        #expect(below.flights.count == 2 && below.landings.count == 2 && gallery.isClean)
      }
    }

    /// The app shows another screen as soon as the dismissal is over: the landing is told to those who were told of the
    /// flight, and to nobody else.
    @Test(arguments: [true, false]) func theLandingIsToldToThoseWhoHeardOfTheFlight(animated: Bool)
      async throws
    {
      try await clock.play {
        let screens = (0..<3).map { OfferingController($0 == 1 ? .large : .small) }
        let (below, above, next) = (screens[0], screens[1], screens[2])
        let stack = UINavigationController(rootViewController: below)
        let window = clock.makeWindow()
        window.rootViewController = stack
        clock.advance(by: 0.1)
        below.present(above, using: .slide)
        clock.advance(by: 1.2)
        below.dismiss(animated: true) { stack.pushViewController(next, animated: animated) }
        clock.advance(by: 2.4)
        #expect(stack.topViewController === next && next.view.window === window)
        #expect(below.flights.count == 2 && below.landings.count == 2)
        #expect(next.flights.isEmpty && next.landings.isEmpty)
      }
    }

    /// A screen that is presented, and presents another one, is told on which side it is asked.
    @Test func aScreenInBetweenIsAskedForTheSideThatIsMeant() async throws {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.small))
        let between = OfferingController(.large)
        let window = clock.makeWindow()
        window.rootViewController = below
        clock.advance(by: 0.1)
        @MainActor func sides(_ change: () -> Void) -> Set<TransitionScreen> {
          between.forgetQuestions()
          change()
          clock.advance(by: 1.2)
          return Set(between.sides)
        }
        #expect(sides { below.present(between, using: .slide) } == [.front])
        #expect(sides { between.present(above, using: .slide) } == [.back])
        #expect(sides { between.dismiss(animated: true) } == [.back])
        #expect(sides { below.dismiss(animated: true) } == [.front])
        #expect(window.rootViewController === below)
      }
    }

    @Test func withoutAnimationNobodyIsNotified() async throws {
      try await clock.play {
        let below = OfferingController(.small)
        let gallery = Gallery(presenter: below)
        gallery.open(.slide, animated: false)
        gallery.close(animated: false)
        gallery.settle()
        #expect(below.flights.isEmpty && below.landings.isEmpty)
      }
    }

    /// Keys of views in the upper screen are reported, too.
    @Test func keysOfViewsAreReportedToo() async throws {
      try await clock.play {
        let below = OfferingController(.small)
        let gallery = Gallery(presenter: below)
        gallery.open(.slide)
        gallery.settle()
        gallery.close()
        #expect(below.flights == [ElementsController.keys, ElementsController.keys])
        gallery.settle()
      }
    }

    enum Absence: CaseIterable {
      case none, hidden, inHidden, clear, inClear, cut, cutFarther, outside

      /// Takes the view of a child out of sight. `holder` is around the child, in the middle of the screen.
      @MainActor func apply(to view: UIView, in holder: UIView) {
        switch self {
        case .none: break
        case .hidden: view.isHidden = true
        case .inHidden: holder.isHidden = true
        case .clear: view.alpha = 0
        case .inClear: holder.alpha = 0
        // Beside its holder, but not beside the screen.
        case .cut:
          holder.clipsToBounds = true
          view.frame.origin.x = holder.bounds.width + 1
        case .cutFarther:
          holder.superview?.clipsToBounds = true
          holder.superview?.frame.size.height = 150
          view.frame.origin.y = 100
        case .outside: view.frame.origin.x = -500
        }
      }
    }

    /// A child out of sight is not asked, whatever hides it: a pager may be smaller than the screen.
    @Test(arguments: Absence.allCases) func aChildOutOfSightIsNotAsked(absence: Absence)
      async throws
    {
      try await clock.play {
        let (parent, child) = (UIViewController(), OfferingController(.small))
        let window = clock.makeWindow()
        window.rootViewController = parent
        let (outer, holder) = (UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
        holder.frame = CGRect(x: 60, y: 100, width: 200, height: 300)
        parent.view.addSubview(outer)
        outer.addSubview(holder)
        parent.addChild(child)
        child.view.frame = holder.bounds
        holder.addSubview(child.view)
        child.didMove(toParent: parent)
        clock.advance(by: 0.1)
        absence.apply(to: child.view, in: holder)
        let screen = ElementScreen(parent)
        #expect(screen.adopters.count == (absence == .none ? 1 : 0))
        #expect((screen.representative === child) == (absence == .none))
      }
    }

    /// The screen that presented is asked first while it is in sight, and no more once another tab is.
    @Test func aPresenterInAnotherTabIsNotAsked() async throws {
      try await clock.play {
        let (one, other) = (OfferingController(.small), OfferingController(.small))
        let tabs = UITabBarController()
        tabs.viewControllers = [one, other]
        let window = clock.makeWindow()
        window.rootViewController = tabs
        clock.advance(by: 0.1)
        let screen = ElementScreen(tabs, requester: one)
        #expect(screen.controllers == [one, tabs] && screen.representative === one)
        tabs.selectedIndex = 1
        clock.advance(by: 0.1)
        #expect(screen.controllers == [tabs, other] && screen.representative === other)
      }
    }
  }
}
