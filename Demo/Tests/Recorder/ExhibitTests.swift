import Screens
import Testing
import UIKit

@testable import Recorder
@testable import TransitionCatalog

/// The demo describes a preset as the library defines it.
struct ExhibitTests {
  @Test(arguments: TransitionPreset.allCases)
  func presetIsACardAsItsMovementSays(preset: TransitionPreset) {
    #expect(preset.isCard == (preset.movement.card != nil))
  }

  /// An empty script would dismiss nothing.
  @Test(arguments: TransitionPreset.allCases)
  func aHandKnowsTheGesture(preset: TransitionPreset) {
    let script = Hand(preset: preset).script(
      in: CGSize(width: 390, height: 844), isMirrored: false)
    #expect(!script.fingers.isEmpty, "Hand knows no \(preset.gesture)")
  }
}
