import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// How often the app is asked: a handful of times in a whole run.
  @MainActor @Suite struct QuestionTests {
    private func stage() -> (Gallery, OfferingController, OfferingController) {
      let below = OfferingController(.small, scrolls: true)
      let above = OfferingController(.large, scrolls: true)
      return (Gallery(presenter: below, screen: above), below, above)
    }

    /// A screen is asked for its elements twice, when a run begins and when it has been laid out,
    /// and once for each key; a rotation adds one question.
    private func expect(_ screens: [OfferingController], again: Int = 0, _ what: String) {
      for screen in screens {
        #expect(screen.questions.elements <= 2 + again, "\(what)")
        #expect(screen.questions.views <= (2 + again) * ElementsController.keys.count, "\(what)")
        screen.forgetQuestions()
      }
    }

    @Test(arguments: [PresetUnderTest.slide, .full])
    func aHandfulARun(preset: PresetUnderTest) throws {
      let (gallery, below, above) = stage()
      gallery.open(preset, gesture: .pullLeftRight)
      gallery.settle()
      expect([below, above], "opened")
      gallery.close()
      gallery.settle()
      expect([below, above], "closed")
      gallery.open(preset, gesture: .pullLeftRight)
      gallery.settle()
      expect([below, above], "opened again")
      let hands = try Hands(on: gallery.screen, in: gallery.window, .pullLeftRight)
      hands.touch()
      hands.close(by: 0.4)
      hands.lift()
      gallery.settle()
      expect([below, above], "dragged")
    }

    @Test(arguments: [PresetUnderTest.slide, .full])
    func aRotationAddsOne(preset: PresetUnderTest) {
      let (gallery, below, above) = stage()
      gallery.open(preset)
      Headless.advance(by: 0.1)
      gallery.rotate()
      gallery.settle()
      expect([below, above], again: 1, "rotated")
      #expect(gallery.isClean)
    }

    /// What scrolls in every frame is followed without a question.
    @Test func scrollingAsksNothing() {
      let (gallery, below, above) = stage()
      gallery.open(.slide)
      let before = (above.questions.elements, above.questions.views)
      (above.content as? UIScrollView)?.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
      gallery.flyOn()
      #expect(gallery.misses(of: above).isEmpty)
      #expect((above.questions.elements, above.questions.views) == before)
      gallery.settle()
      expect([below, above], "scrolled")
    }
  }
}
