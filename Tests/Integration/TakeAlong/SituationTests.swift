import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Something is wrong with one element. The others fly, the transition happens, and every view is
  /// restored.
  @MainActor @Suite struct SituationTests {
    nonisolated static let stages = Situation.stages(Situation.allCases)
    nonisolated static let reversals = Situation.stages(
      [.rotated, .sourceRemoved, .destinationRemoved, .nested])

    @Test(arguments: stages)
    func runEndsWellInEachSituation(venue: Venue, preset: PresetUnderTest, situation: Situation)
      throws
    {
      let gallery = Gallery(venue)
      situation.prepare(gallery)
      gallery.open(preset)
      #expect(gallery.report["badge"] == situation.outcome)
      for key in ElementsController.keys where key != "badge" {
        #expect(gallery.report[key] == .flown)
      }
      #expect((gallery.morphTrees["badge"] != nil) == (situation.outcome == .flown))
      Headless.advance(by: 0.12)
      situation.strike(gallery)
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen, isLost: situation.isLost).isEmpty)
      if situation.isLost {
        #expect(gallery.morphTrees["badge"]?.layer.presentation()?.opacity == 0)
      }
      gallery.settle()
      #expect(gallery.isClean && situation.isUntouched(gallery))
      situation.resume(gallery)

      gallery.close()
      #expect((gallery.report["badge"] == .flown) == situation.returns)
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && situation.isUntouched(gallery))
      #expect(gallery.log.lines == ["end true", "end true"])
    }

    /// The run is reversed after the problem has occurred, and everything lands where it came
    /// from.
    @Test(arguments: reversals)
    func runThatIsTakenBackEndsWellInEachSituation(
      venue: Venue, preset: PresetUnderTest, situation: Situation
    ) {
      let gallery = Gallery(venue)
      situation.prepare(gallery)
      gallery.open(preset)
      Headless.advance(by: 0.12)
      situation.strike(gallery)
      Headless.advance(by: 0.05)
      gallery.turnRound()
      gallery.flyOn()
      let isLost = situation == .sourceRemoved
      #expect(gallery.misses(of: gallery.presenter, isLeaving: true, isLost: isLost).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && situation.isUntouched(gallery))
      #expect(gallery.log.lines == ["end false"])
    }

    /// Values that the app sets while an element flies stay, whatever the end.
    @Test(arguments: Venue.allCases, [true, false])
    func theAppsOwnValuesStay(venue: Venue, isCancelled: Bool) {
      let gallery = Gallery(venue)
      gallery.presenter.caption.alpha = 0.7
      gallery.open(.slide)
      Headless.advance(by: 0.1)
      for screen in [gallery.presenter, gallery.screen] {
        screen.picture.alpha = 0.4
        screen.badge.isHidden = true
        screen.panel.transform = CGAffineTransform(rotationAngle: 0.1)
      }
      Headless.turn()
      if isCancelled { gallery.turnRound() }
      gallery.settle()
      for screen in [gallery.presenter, gallery.screen] {
        #expect(abs(screen.picture.alpha - 0.4) < 1e-6)
        #expect(screen.badge.isHidden && screen.badge.alpha == 1)
        #expect(screen.panel.transform == CGAffineTransform(rotationAngle: 0.1))
        #expect(screen.panel.alpha == 1 && !screen.panel.isHidden)
      }
      #expect(abs(gallery.presenter.caption.alpha - 0.7) < 1e-6)
      #expect(gallery.screen.caption.alpha == 1 && gallery.isClean)
    }

    /// A run does not take along a view that flies in another run.
    @Test func aViewInTwoTransitions() {
      let gallery = Gallery()
      let panel = gallery.presenter.panel
      gallery.open(.slide)
      let other = Original(panel)
      #expect(Original.hides(panel))
      let space = RestingSpace(nil, in: gallery.window, bars: [])
      #expect(other.measure(in: space) == .inAnotherRun)
      // Revealing it leaves the view hidden for the run that claims it.
      other.reveal()
      #expect(Original.hides(panel))
      gallery.settle()
      #expect(panel.layer.opacity == 1)
    }
  }
}
