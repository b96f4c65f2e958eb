import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a free flight asks of the main thread.
  @MainActor @Suite struct FlightCostTests {
    /// The render server plays it: the library is called once in a frame, to look at the landing places, and
    /// changes nothing.
    @Test(arguments: PresetUnderTest.all) func aFrameOfAFreeFlightChangesNothing(
      preset: PresetUnderTest
    ) {
      let gallery = Gallery()
      gallery.open(preset)
      Headless.advance(by: 0.1)
      #expect(!gallery.morphTrees.isEmpty)
      Headless.resetCounters()
      Headless.advance(by: 0.2)
      let counters = Headless.counters
      #expect(counters.displayLinkTicks == counters.framesVisited && counters.framesVisited > 10)
      #expect(counters.layerWrites == 0 && counters.animationsAdded == 0)
      #expect(counters.sublayerInsertions == 0 && counters.snapshots == 0)
      gallery.settle()
    }

    @Test func eachSizeHasAShadowOfItsOwn() throws {
      let gallery = Gallery()
      for screen in [gallery.presenter, gallery.screen] {
        screen.loadViewIfNeeded()
        for view in [screen.badge, screen.panel] {
          view.layer.cornerRadius = 0
          view.layer.borderWidth = 0
        }
      }
      gallery.open(.slide)
      for _ in 0..<5 {
        Headless.advance(by: 0.03)
        for key in ["badge", "panel"] as [TakeAlongKey] {
          let element = try #require(gallery.morphTrees[key])
          let shadow = try #require(element.layer.presentation()?.shadowPath)
          let outline = try #require(element.outlines[0].layer.presentation()?.bounds)
          #expect(shadow.boundingBoxOfPath.distance(to: outline) < 0.25)
        }
      }
      gallery.settle()
    }

    @Test func placesThatMoveAreFollowedInTheNextFrame() throws {
      let gallery = Gallery()
      gallery.open(.overlay)
      Headless.advance(by: 0.1)
      let flight = try #require(gallery.run?.flight)
      let before = flight.pairs.map(\.front.metrics.center.x)
      #expect(before.count > 2)
      for view in gallery.screen.elements.values { view.center.x += 7 }
      Headless.advance(by: 1.0 / 60)
      let now = flight.pairs.map(\.front.metrics.center.x)
      #expect(zip(now, before).allSatisfy { abs($0 - $1 - 7) < 0.1 })
      gallery.settle()
    }

    @Test func eachElementIsCutByWhatIsAroundIt() throws {
      let gallery = Gallery()
      let presenter = gallery.presenter
      for (key, frame, size) in [
        ("picture", CGRect(x: 20, y: 120, width: 40, height: 80), CGSize(width: 80, height: 80)),
        ("badge", CGRect(x: 130, y: 130, width: 24, height: 8), CGSize(width: 24, height: 16)),
      ] as [(TakeAlongKey, CGRect, CGSize)] {
        let clip = UIView(frame: frame)
        clip.clipsToBounds = true
        presenter.view.addSubview(clip)
        clip.addSubview(try #require(presenter.elements[key]))
        presenter.places[key] = CGRect(origin: .zero, size: size)
      }
      Headless.advance(by: 0.1)
      gallery.open(.slide)
      let covered = try #require(gallery.run?.flight).pairs.reduce(into: [:]) {
        $0[$1.key] = $1.back.metrics.covered
      }
      #expect(covered["picture"] == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40))
      #expect(covered["badge"] == UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
      gallery.settle()
    }
  }
}
