import Screens
import Testing
import UIKit

@testable import Recorder
@testable import TransitionCatalog

/// The demo's word for a preset is the library's.
struct ExhibitTests {
  @Test(arguments: TransitionPreset.allCases)
  func itKnowsACardFromAFullScreen(preset: TransitionPreset) {
    #expect(preset.isCard == (preset.definition.form != .fullScreen))
  }

  @Test func itWritesAGestureAsAnAppDoes() {
    #expect(TransitionPreset.slide.gestureCode == "gesture: .leadingEdge")
  }

  /// An empty hand would dismiss nothing.
  @Test(arguments: TransitionPreset.allCases)
  func aHandKnowsTheGesture(preset: TransitionPreset) {
    let script = Hand(preset: preset).script(
      in: CGSize(width: 390, height: 844), isMirrored: false)
    #expect(!script.fingers.isEmpty, "Hand knows no \(preset.gestureCode)")
  }
}
