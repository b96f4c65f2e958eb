import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A finger that comes as a run ends.
  @MainActor @Suite struct LateCatchTests {
    /// The run's clock is over, and nobody has heard of it: the screen must not jump back to the beginning.
    @Test(arguments: PresetUnderTest.all) func aRunThatIsOverStaysOver(preset: PresetUnderTest) {
      let stage = FaultStage(
        FaultScene(
          preset: preset, venue: .modal, direction: .closing, moment: .late, isHeld: true,
          order: .first))
      stage.begin()
      stage.end()
      stage.settle()
      #expect(stage.endings == [.committed] && !stage.isOpen)
    }
  }
}
