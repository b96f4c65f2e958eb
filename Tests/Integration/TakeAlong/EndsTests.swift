import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The elements have landed and nothing is left of the flight, however a run ends, in every
  /// container.
  @MainActor @Suite struct EndsTests {
    nonisolated static let presets = PresetUnderTest.all
    nonisolated static let venues = Venue.allCases

    @Test(arguments: venues, presets)
    func finished(venue: Venue, preset: PresetUnderTest) throws {
      let gallery = Gallery(venue)
      let views = [gallery.presenter, gallery.screen].flatMap { $0.elements.values }
      func expectHidden() {
        #expect(views.allSatisfy { Original.hides($0) })
      }
      gallery.open(preset)
      #expect(gallery.morphTrees.count == 4 && gallery.report.count == 4)
      #expect(gallery.report.values.allSatisfy { $0 == .flown })
      // Elements leave in place, and look as they do there.
      #expect(gallery.misses(of: gallery.presenter, isLeaving: true).isEmpty)
      Headless.advance(by: 0.1)
      expectHidden()
      let flightOverlay = try #require(gallery.flightOverlay)
      let order = flightOverlay.layer.sublayers
      gallery.flyOn()
      // The overlay is above both screens, with its layers in the same order throughout.
      #expect(flightOverlay.layer.sublayers == order && order?.count == 4)
      let others = flightOverlay.superview?.subviews.filter { $0 !== flightOverlay } ?? []
      #expect(others.allSatisfy { $0.layer.zPosition < flightOverlay.layer.zPosition })
      #expect(gallery.misses(of: gallery.screen).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.screen.view.window === gallery.window)
      #expect(views.allSatisfy { ($0.layer.opacity == 1) && !$0.isHidden })
      gallery.close()
      #expect(gallery.morphTrees.count == 4)
      #expect(gallery.misses(of: gallery.screen, isLeaving: true).isEmpty)
      Headless.advance(by: 0.1)
      expectHidden()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.presenter.view.window === gallery.window)
      #expect(gallery.log.lines == ["end true", "end true"])
    }

    @Test(arguments: venues, presets)
    func cancelled(venue: Venue, preset: PresetUnderTest) {
      let gallery = Gallery(venue)
      gallery.open(preset)
      Headless.advance(by: 0.15)
      gallery.turnRound()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter, isLeaving: true).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.presenter.view.window === gallery.window)
      #expect(gallery.log.lines == ["end false"])

      gallery.open(preset, animated: false)
      gallery.close()
      Headless.advance(by: 0.15)
      gallery.turnRound()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen, isLeaving: true).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.screen.view.window === gallery.window)
      #expect(gallery.log.lines.last == "end false")
    }

    /// Reversed twice: no morph layer jumps, and the run ends where it was going first.
    @Test(arguments: venues, presets)
    func turnedRoundTwice(venue: Venue, preset: PresetUnderTest) {
      let gallery = Gallery(venue)
      gallery.open(preset, animated: false)
      gallery.close()
      Headless.advance(by: 0.2)
      for _ in 0..<2 {
        let before = gallery.places
        gallery.turnRound()
        for (key, place) in gallery.places {
          let jump = before[key]?.distance(to: place) ?? .infinity
          #expect(jump <= 1, "\(key) jumped")
        }
        Headless.advance(by: 0.05)
      }
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.presenter.view.window === gallery.window)
      #expect(gallery.log.lines.last == "end true")
    }

    @Test(arguments: venues, presets)
    func withoutAnimation(venue: Venue, preset: PresetUnderTest) {
      let gallery = Gallery(venue)
      gallery.open(preset, animated: false)
      #expect(gallery.isClean && gallery.run == nil)
      gallery.settle()
      #expect(gallery.screen.view.window === gallery.window)
      gallery.close(animated: false)
      #expect(gallery.isClean && gallery.run == nil)
      gallery.settle()
      #expect(gallery.presenter.view.window === gallery.window)
    }

    @Test(arguments: venues) func screensAndFlightAreReleasedAfterTheRun(venue: Venue) {
      var gallery: Gallery? = Gallery(venue)
      weak var presenter = gallery?.presenter
      weak var screen = gallery?.screen
      weak var morphTree: MorphTree?
      weak var flight: Flight?
      do {
        gallery?.open(.slide)
        morphTree = gallery?.morphTrees["badge"]
        flight = gallery?.run?.flight
      }
      #expect(morphTree != nil && flight != nil)
      gallery?.settle()
      #expect(morphTree == nil && flight == nil)
      gallery?.close()
      gallery?.settle()
      gallery = nil
      Headless.reset()
      #expect(presenter == nil && screen == nil)
    }

    /// In the middle of a run both screens and all morph layers go away.
    @Test(arguments: venues) func theWindowGoes(venue: Venue) {
      var gallery: Gallery? = Gallery(venue)
      weak var morphTree: MorphTree?
      gallery?.open(.slide)
      Headless.advance(by: 0.1)
      morphTree = gallery?.morphTrees["badge"]
      gallery?.window.isHidden = true
      Headless.advance(by: 1)
      #expect(morphTree == nil && gallery?.isClean == true)
      gallery = nil
    }
  }
}

extension Gallery {
  /// The visible frame of each morph layer's snapshot, or of its outline if it has none.
  var places: [TakeAlongKey: CGRect] {
    morphTrees.compactMapValues { morphTree in
      morphTree.shownLook.old ?? morphTree.shownLook.new ?? morphTree.shownFrame
    }
  }
}
