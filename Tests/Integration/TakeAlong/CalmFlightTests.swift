import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// With Reduce Motion on, nothing flies.
  @MainActor @Suite struct CalmFlightTests {
    @Test(arguments: Venue.allCases) func elementsStayWithReduceMotion(venue: Venue) {
      Headless.setReduceMotion(true)
      let gallery = Gallery(venue)
      for opens in [true, false] {
        if opens { gallery.open(.slide) } else { gallery.close() }
        #expect(gallery.morphTrees.isEmpty && gallery.isClean)
        #expect(gallery.report.count == 4)
        #expect(gallery.report.values.allSatisfy { $0 == .stayed(.reducedMotion) })
        gallery.settle()
      }
      #expect(gallery.log.lines == ["end true", "end true"])
    }

    /// Before the first frame, some views are not snapshotted and hidden yet.
    @Test(arguments: PresetUnderTest.all, [0, 0.1])
    func switchedOnInMidFlight(preset: PresetUnderTest, instant: Double) {
      let gallery = Gallery()
      gallery.presenter.badge.takeAlongKey = nil
      gallery.open(preset)
      Headless.advance(by: instant)
      #expect(gallery.morphTrees.count == 3)
      Headless.setReduceMotion(true)
      Headless.turn()
      #expect(gallery.morphTrees.isEmpty && gallery.isClean)
      for key in ElementsController.keys where key != "badge" {
        #expect(gallery.report[key] == .stayed(.reducedMotion))
      }
      // An element that stayed for another reason keeps that reason.
      #expect(gallery.report["badge"] == .stayed(.noPartner))
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines == ["end true"])
    }
  }
}
