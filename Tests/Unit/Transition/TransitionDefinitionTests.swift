import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionDefinitionTests {
  @Test(arguments: TransitionPreset.allCases)
  func theAppsDurationIsTheOpenings(preset: TransitionPreset) {
    let definition = preset.definition
    var settings = TransitionSettings()
    settings.duration = 2
    #expect(definition.duration(.opening, settings) == 2)
    let share = definition.closingDuration / definition.openingDuration
    #expect(abs(definition.duration(.closing, settings) - 2 * share) < 1e-12)
    var geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      fore: CGRect(x: 0, y: 0, width: 390, height: 844))
    geometry.settings = settings
    let own = definition.opening(on: geometry).timing.duration
    let asked = definition.choreography(.opening, on: geometry).timing.duration
    #expect(abs(asked - 2 * own / definition.openingDuration) < 1e-9)
  }
}
