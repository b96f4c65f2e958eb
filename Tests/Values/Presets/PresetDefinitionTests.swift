import Testing
import UIKit

@testable import TransitionCatalog

struct PresetDefinitionTests {
  @Test(arguments: TransitionPreset.allCases)
  func theAppsDurationIsTheOpenings(preset: TransitionPreset) {
    let definition = preset.definition
    var settings = TransitionSettings()
    settings.duration = 2
    #expect(definition.duration(.forward, options: settings) == 2)
    let share = definition.closingDuration / definition.openingDuration
    #expect(abs(definition.duration(.backward, options: settings) - 2 * share) < 1e-12)
    var geometry = Geometry(
      container: CGSize(width: 390, height: 844),
      fore: CGRect(x: 0, y: 0, width: 390, height: 844))
    geometry.options = settings
    #expect(definition.choreography(.forward, on: geometry).timing.duration == 2)
  }
}
