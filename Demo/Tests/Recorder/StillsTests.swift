import Foundation
import Renderer
import Testing
import TransitionCatalog

@testable import Recorder

/// All tests here share one clock, so they run one after another.
@MainActor @Suite(.serialized)
struct StillsTests {
  @Test(arguments: TransitionPreset.allCases)
  func thePresetLooksAsItWasRecorded(preset: TransitionPreset) throws {
    let pictures = try Still.all(of: preset)
    #expect(pictures.count == Still.instants.count)
    for (index, picture) in pictures.enumerated() {
      let recorded = try recordedStill(of: preset, number: index + 1)
      let difference = picture.difference(from: recorded)
      #expect(difference <= 0.005, "\(preset.rawValue), still \(index + 1): see `make stills`")
    }
  }

  @Test(arguments: TransitionPreset.allCases)
  func theStillsOfAPresetDiffer(preset: TransitionPreset) throws {
    let stills = try (1...Still.instants.count).map { try recordedStill(of: preset, number: $0) }
    for (one, next) in zip(stills, stills.dropFirst()) {
      #expect(one.difference(from: next) > 0.005)
    }
  }

  private func recordedStill(of preset: TransitionPreset, number: Int) throws -> Bitmap {
    let data = try Data(contentsOf: Places.still(of: preset, number: number))
    return try #require(Bitmap(png: data))
  }
}
