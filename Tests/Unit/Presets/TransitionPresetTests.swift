import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionPresetTests {
  @Test(arguments: TransitionPreset.allCases)
  func everyNameLeadsToItsDefinition(preset: TransitionPreset) {
    #expect(preset.movement.name == preset.rawValue)
  }
}
