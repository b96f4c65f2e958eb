import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A card that gets another size in mid-run.
  @MainActor @Suite struct ChangedCardTests {
    /// Turned and changed at once, a card is between its two sizes.
    @Test(arguments: [PresetUnderTest.hang, .overlay, .fall], [0.05, 0.1, 0.2])
    func aTurnAndAChangeOfSizeDoNotAddUp(preset: PresetUnderTest, delay: TimeInterval) throws {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.25)
      theatre.rotate()
      Headless.advance(by: delay)
      theatre.screen.preferredContentSize = CGSize(width: 280, height: 300)
      var least = CGFloat.infinity
      for _ in 0..<40 {
        Headless.advance(by: 1 / 60)
        let size = theatre.wrapper.layer.presentation()?.bounds.size ?? .zero
        least = min(least, size.width)
      }
      #expect(least > 250, "\(least)")
      theatre.settle()
      #expect(theatre.wrapper.bounds.width == 280)
    }

    /// Its corners are never rounder than a capsule's.
    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall], [0, 0.017, 0.034, 0.05, 0.12])
    func aCardThatShrinksInMidRunKeepsItsCorners(preset: PresetUnderTest, at time: TimeInterval)
      throws
    {
      let theatre = Theatre()
      theatre.present(preset)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      Headless.advance(by: time)
      controller.change { $0.size = .points(width: 200, height: 200) }
      Headless.advance(by: 0.05)
      theatre.settle()
      #expect(theatre.wrapper.bounds.size == CGSize(width: 200, height: 200))
      #expect(Headless.takeMisuses().isEmpty)
    }
  }
}
