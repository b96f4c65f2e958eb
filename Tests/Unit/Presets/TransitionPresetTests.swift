import Testing

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionPresetTests {
  @Test(arguments: TransitionPreset.allCases)
  func everyNameLeadsToItsDefinition(preset: TransitionPreset) {
    #expect(preset.definition.name == preset.rawValue)
  }
}
