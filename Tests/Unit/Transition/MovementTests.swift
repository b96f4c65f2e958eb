import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct MovementTests {
  @Test(arguments: TransitionPreset.allCases)
  func theDurationIsThatOfTheOpeningAndChangesTheClosingInProportion(preset: TransitionPreset) {
    let movement = preset.movement
    let asked = movement.changed { $0.duration = 2 }
    #expect(asked.duration(.opening) == 2)
    let share = movement.closingDuration / movement.openingDuration
    #expect(abs(asked.duration(.closing) - 2 * share) < 1e-12)
    let geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      front: CGRect(x: 0, y: 0, width: 390, height: 844))
    let own = movement.choreography(.opening, on: geometry).timing.duration
    let stretched = asked.choreography(.opening, on: geometry).timing.duration
    #expect(abs(stretched - 2 * own / movement.openingDuration) < 1e-9)
  }
}
