import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// With Reduce Motion all movements that give way fade alike: what is told, how long, and over what.
  @MainActor @Suite struct FadeFormTests {
    @Test(
      arguments: PresetUnderTest.all,
      pairs(Venue.allCases, [TransitionDirection.opening, .closing]))
    func everyMovementFadesAlike(
      preset: PresetUnderTest, row: (venue: Venue, direction: TransitionDirection)
    ) throws {
      let (venue, direction) = row
      Headless.setReduceMotion(true)
      let house = Theatre(venue)
      let controller = TransitionController(presenting: house.screen, preset: preset)
      house.vendor.controller = controller
      if direction == .closing {
        house.open()
        house.settle()
      }
      house.call(direction)
      Headless.turn()
      let run = try #require(controller.run)
      let choreography = try #require(run.playback?.choreography)
      let isCard = venue == .modal && preset.isCard
      // Over a screen that stays, or over the other screen.
      #expect((choreography.part(.back) != nil) == !isCard)
      #expect((choreography.part(.backdrop) != nil) == isCard)
      let coordinator = house.screen.transitionCoordinator ?? house.container.transitionCoordinator
      if venue != .child {
        let told = try #require(coordinator?.transitionDuration)
        #expect(told <= CrossFade.duration && abs(told - choreography.timing.duration) < 0.01)
      }
      Headless.advance(by: CrossFade.duration + 0.05)
      #expect(controller.run == nil)
    }

    /// A screen that has never been drawn fades itself, over a card's backdrop or over the other screen.
    @Test(arguments: PresetUnderTest.all, [TransitionDirection.opening, .closing])
    func withoutAPictureTheFadeIsThatOfTheVenue(
      preset: PresetUnderTest, direction: TransitionDirection
    ) throws {
      for venue in [Venue.modal, .push] {
        let house = Theatre(venue)
        let controller = TransitionController(presenting: house.screen, preset: preset)
        house.vendor.controller = controller
        if direction == .closing {
          house.open()
          house.settle()
        }
        house.call(direction)
        Headless.turn()
        Headless.advance(by: 0.05)
        // Switched on in mid-run there is no picture either.
        Headless.setReduceMotion(true)
        Headless.turn()
        let choreography = try #require(controller.run?.playback?.choreography)
        let isCard = venue == .modal && preset.isCard
        #expect((choreography.part(.back) != nil) == !isCard, "\(venue)")
        #expect((choreography.part(.backdrop) != nil) == isCard, "\(venue)")
        house.settle()
        Headless.setReduceMotion(false)
      }
    }
  }
}
