import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// On iOS, sibling layers with 3-D transforms cut through each other. The library's never do.
  @MainActor @Suite struct DepthTests {
    @Test(arguments: PresetSetting.all.filter { !$0.isRightToLeft })
    func layersOfPresetsDoNotCutThroughEachOther(setting: PresetSetting) {
      let theatre = Theatre(setting.container)
      theatre.present(setting.preset)
      watch(theatre)
      theatre.dismiss()
      watch(theatre)
    }

    func watch(_ theatre: Theatre) {
      for _ in 0..<24 {
        if let shown = theatre.window.layer.presentation() {
          #expect(Headless.depthIntersections(in: shown) == [])
        }
        Headless.advance(by: 1.0 / 30)
      }
    }

    /// The nearest and the farthest eye that an app may ask for.
    @Test(arguments: [PresetUnderTest.fold, .fall], [1, 100] as [CGFloat])
    func layersDoNotCutThroughEachOtherWithAnotherEye(preset: PresetUnderTest, perspective: CGFloat)
    {
      let theatre = Theatre()
      theatre.present(
        preset == .fold
          ? PresetUnderTest(Fold(perspective: perspective).movement)
          : PresetUnderTest(Fall(perspective: perspective).movement))
      watch(theatre)
      theatre.dismiss()
      watch(theatre)
    }
  }
}
