import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionDefinitionTests {
  @Test(arguments: TransitionPreset.allCases)
  func theAppsDurationIsTheOpenings(preset: TransitionPreset) {
    let definition = preset.definition
    var resolvedOptions = ResolvedOptions()
    resolvedOptions.duration = 2
    #expect(definition.duration(.opening, options: resolvedOptions) == 2)
    let share = definition.closingDuration / definition.openingDuration
    #expect(abs(definition.duration(.closing, options: resolvedOptions) - 2 * share) < 1e-12)
    var geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      fore: CGRect(x: 0, y: 0, width: 390, height: 844))
    geometry.options = resolvedOptions
    let own = definition.opening(on: geometry).timing.duration
    let asked = definition.choreography(.opening, on: geometry).timing.duration
    #expect(abs(asked - 2 * own / definition.openingDuration) < 1e-9)
  }
}
