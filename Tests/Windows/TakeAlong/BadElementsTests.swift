import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Elements that an app should not offer stay, for a stated reason, and the screens change.
  @MainActor @Suite struct BadElementsTests {
    /// Opens, expects what is reported, lets the run end, and closes.
    private func run(
      _ gallery: Gallery, _ report: [TakeAlongKey: TakeAlongOutcome],
      _ expected: [TransitionIssue] = []
    ) {
      let reports = Reports()
      gallery.open(.slide)
      for (key, outcome) in report { #expect(gallery.report[key] == outcome, "\(key)") }
      #expect(reports.all == expected)
      let flown = gallery.report.filter { $0.value == .flown }.keys.sorted()
      #expect(gallery.morphTrees.keys.sorted() == flown)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines == ["end true"])
      gallery.close()
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines == ["end true", "end true"])
    }

    private func stage() -> (Gallery, OfferingController, OfferingController) {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      return (Gallery(presenter: below, screen: above), below, above)
    }

    @Test func aSourceOutsideOfTheWindow() async throws {
      try await clock.play {
        let (gallery, below, _) = stage()
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        below.offered = [
          TakeAlongElement("badge", stray),
          TakeAlongElement("title", below.caption),
        ]
        run(gallery, ["badge": .stayed(.notInWindow), "title": .flown])
      }
    }

    @Test func aSourceThatIsGone() async throws {
      try await clock.play {
        let (gallery, below, _) = stage()
        below.offered = [
          TakeAlongElement("badge", UIView()),
          TakeAlongElement("title", below.caption),
        ]
        gallery.open(.slide)
        #expect(gallery.report == ["title": .flown])
        gallery.settle()
      }
    }

    @Test func oneViewUnderTwoKeys() async throws {
      try await clock.play {
        let (gallery, below, _) = stage()
        below.offered = [
          TakeAlongElement("badge", below.badge),
          TakeAlongElement("panel", below.badge),
        ]
        run(
          gallery, ["badge": .flown, "panel": .stayed(.claimedTwice)],
          [.takeAlongViewTwice(key: "panel")])
      }
    }

    @Test func oneViewThatAnswersTwoKeys() async throws {
      try await clock.play {
        let (gallery, _, above) = stage()
        above.answers = { $0 == "picture" || $0 == "panel" ? above.panel : nil }
        run(
          gallery, ["panel": .flown, "picture": .stayed(.claimedTwice)],
          [.takeAlongViewTwice(key: "picture")])
      }
    }

    @Test func aKeyThatTwoViewsClaim() async throws {
      try await clock.play {
        let (gallery, below, _) = stage()
        below.offered = [
          TakeAlongElement("badge", below.panel),
          TakeAlongElement("badge", below.badge),
        ]
        run(gallery, ["badge": .flown], [.takeAlongKeyTwice(key: "badge")])
      }
    }

    /// The first visible one, in the order of the tree, flies.
    @Test func ofTwoTheVisibleOneFlies() async throws {
      try await clock.play {
        let gallery = Gallery()
        let twin = UIView(frame: CGRect(x: 50, y: 600, width: 40, height: 40))
        twin.takeAlongKey = "badge"
        gallery.presenter.content.addSubview(twin)
        gallery.presenter.badge.isHidden = true
        clock.turn()
        gallery.open(.slide)
        #expect(gallery.report["badge"] == .flown)
        #expect(gallery.morphTrees["badge"]?.morph.start.center == CGPoint(x: 70, y: 620))
        gallery.settle()
        #expect(twin.alpha == 1 && gallery.presenter.badge.isHidden)
      }
    }

    @Test func aDestinationThatAnswersWithTheOtherScreensView() async throws {
      try await clock.play {
        let (gallery, below, above) = stage()
        above.answers = { $0 == "badge" ? below.panel : above.elements[$0] }
        run(
          gallery, ["badge": .stayed(.otherScreen), "title": .flown],
          [.takeAlongElsewhere(key: "badge")])
      }
    }

    @Test func aDestinationThatAnswersWithAViewOfNoTree() async throws {
      try await clock.play {
        let (gallery, _, above) = stage()
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        above.answers = { $0 == "badge" ? stray : above.elements[$0] }
        run(gallery, ["badge": .stayed(.notInWindow), "title": .flown])
      }
    }

    @Test func aKeyOfNothing() async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.presenter.badge.takeAlongKey = ""
        gallery.open(.slide)
        #expect(
          gallery.report.keys.sorted() == ElementsController.keys && gallery.morphTrees.count == 3)
        #expect(gallery.report[""] == nil)
        gallery.settle()
      }
    }

    @Test func underABar() async throws {
      try await clock.play {
        let gallery = Gallery(.tab)
        gallery.presenter.places["badge"] = CGRect(x: 40, y: 800, width: 30, height: 20)
        let bar = gallery.presenter.tabBarController?.tabBar
        bar?.scrollEdgeAppearance = bar?.standardAppearance
        // In a presentation of the tab bar controller's own, its bar covers the element.
        let above = ElementsController(.large)
        let controller = TransitionController(presenting: above, preset: PresetUnderTest.slide)
        clock.turn()
        gallery.window.rootViewController?.present(above, animated: true)
        clock.turn()
        #expect(controller.takeAlongReport["badge"] == .stayed(.offScreen))
        #expect(controller.takeAlongReport["title"] == .flown)
        clock.advance(by: 1.2)
      }
    }

    /// An element inside a clipping view stays if nothing of it is visible, and is cut if something
    /// is.
    @Test func behindAnEdge() async throws {
      try await clock.play {
        for (top, visible) in [(150, 0), (90, 10)] as [(CGFloat, CGFloat)] {
          let gallery = Gallery()
          let clip = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 100))
          clip.clipsToBounds = true
          gallery.presenter.content.addSubview(clip)
          clip.addSubview(gallery.presenter.badge)
          gallery.presenter.places["badge"] = CGRect(x: 10, y: top, width: 60, height: 40)
          clock.turn()
          gallery.open(.slide)
          if visible == 0 {
            #expect(gallery.report["badge"] == .stayed(.offScreen))
          } else {
            let badge = try #require(gallery.morphTrees["badge"])
            #expect(badge.morph.start.covered.bottom == 40 - visible)
            // At first, the visible part is what was visible of the view.
            let window = try #require(badge.layer.sublayers?.first?.presentation())
            #expect(window.masksToBounds && abs(window.bounds.height - visible) < 0.5)
            clock.advance(by: 0.3)
            #expect(window.masksToBounds && badge.morph.pose(at: 0.5).covered == .zero)
          }
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    @Test func insideOfWhatIsHidden() async throws {
      try await clock.play {
        for isClear in [true, false] {
          let gallery = Gallery()
          let group = UIView(frame: gallery.presenter.view.bounds)
          gallery.presenter.content.addSubview(group)
          group.addSubview(gallery.presenter.badge)
          if isClear { group.alpha = 0 } else { group.isHidden = true }
          clock.turn()
          gallery.open(.slide)
          #expect(gallery.report["badge"] == .stayed(.hidden))
          gallery.settle()
        }
      }
    }

    /// Two windows at once, with the same keys: each has its own flight.
    @Test func twoWindowsDoNotMix() async throws {
      try await clock.play {
        let galleries = [Gallery(), Gallery()]
        for gallery in galleries { gallery.open(.slide) }
        for gallery in galleries {
          #expect(gallery.report.values.allSatisfy { $0 == .flown })
          for pair in gallery.run?.flight?.pairs ?? [] {
            #expect(pair.back.view?.window === gallery.window)
            #expect(pair.front.view?.window === gallery.window)
          }
        }
        galleries[0].settle()
        #expect(galleries.allSatisfy { $0.isClean && $0.log.lines == ["end true"] })
      }
    }

    /// The same ones in both directions.
    @Test func elementsBeyondAHundredStayUnlessTheyAreTheLargestInSight() async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          for index in 0..<140 {
            let view = UIImageView(image: ElementsController.image)
            let side = CGFloat(4 + index % 70)
            view.frame = CGRect(x: CGFloat(index), y: 100, width: side, height: side)
            view.takeAlongKey = TakeAlongKey("view", of: index)
            screen.content.addSubview(view)
          }
        }
        for opens in [true, false] {
          if opens { gallery.open(.slide) } else { gallery.close() }
          let flown = try #require(gallery.run?.flight?.pairs.map(\.key))
          #expect(flown.count == 100)
          #expect(gallery.report.values.filter { $0 == .stayed(.tooMany) }.count == 44)
          for index in 0..<140 where index % 70 > 30 {
            #expect(flown.contains(TakeAlongKey("view", of: index)))
          }
          for index in [0, 1, 2, 70, 71, 72] {
            #expect(gallery.report[TakeAlongKey("view", of: index)] == .stayed(.tooMany))
          }
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    @Test func tenThousandViews() async throws {
      try await clock.play {
        let gallery = Gallery()
        for (screen, rows) in [(gallery.presenter, 100), (gallery.screen, 11)] {
          screen.loadViewIfNeeded()
          for row in 0..<rows {
            let group = UIView(frame: CGRect(x: 0, y: 100 + row * 5, width: 300, height: 10))
            screen.content.addSubview(group)
            for column in 0..<100 {
              let view = UIImageView(image: ElementsController.image)
              view.frame = CGRect(x: column * 2, y: 0, width: 10, height: 10)
              view.takeAlongKey = "\(row) \(column)"
              group.addSubview(view)
            }
          }
        }
        gallery.open(.slide)
        let outcomes = gallery.report.values
        #expect(outcomes.filter { $0 == .flown }.count == 100)
        #expect(outcomes.filter { $0 == .stayed(.tooMany) }.count == 1004)
        #expect(outcomes.filter { $0 == .stayed(.noPartner) }.count == 8900)
        #expect(gallery.morphTrees.count == 100)
        clock.advance(by: 1.0 / 60)
        gallery.run?.playback?.finish(at: 1)
        clock.turn()
        #expect(gallery.isClean && gallery.log.lines == ["end true"])
      }
    }
  }
}
