import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// With Reduce Motion on, nothing moves in any preset.
  @MainActor @Suite struct ReduceMotionTests {
    nonisolated static let presets = PresetUnderTest.all

    /// Expects every view on the stage to be shown where it rests.
    func expectNothingMoves(_ theatre: Theatre) {
      guard let container = theatre.screen.presentationController?.containerView else { return }
      for view in container.subviews {
        guard let shown = view.layer.presentation() else { continue }
        let size = view.bounds.size
        let moved = ProjectedCorners(shown.transform, size: size)
          .distance(to: ProjectedCorners(CATransform3DIdentity, size: size))
        #expect(moved <= 0.01)
        #expect(hypot(shown.position.x - view.center.x, shown.position.y - view.center.y) <= 0.01)
      }
    }

    @Test(arguments: presets) func everyPresetBecomesAFade(preset: PresetUnderTest) {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      theatre.present(preset)
      for _ in 0..<14 {
        expectNothingMoves(theatre)
        Headless.advance(by: 1.0 / 60)
      }
      let shown = theatre.animator?.stage?.views[.fore]?.layer.presentation()?.opacity
      #expect(shown.map { $0 > 0.5 && $0 < 1 } == true)
      Headless.advance(by: 0.05)
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      for _ in 0..<14 {
        expectNothingMoves(theatre)
        Headless.advance(by: 1.0 / 60)
      }
      Headless.advance(by: 0.05)
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.screen.view.window == nil)
    }

    @Test(arguments: presets) func theFadeIsOverAnOpaqueScreen(preset: PresetUnderTest) {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.1)
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.presenter.view.layer.presentation()?.opacity == 1)
      theatre.settle()
    }

    @Test(arguments: presets) func switchedOnDuringARunItStopsTheMotion(
      preset: PresetUnderTest
    ) {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.15)
      Headless.setReduceMotion(true)
      Headless.turn()
      expectNothingMoves(theatre)
      Headless.advance(by: 0.05)
      expectNothingMoves(theatre)
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      Headless.setReduceMotion(false)
      Headless.advance(by: 0.05)
      expectNothingMoves(theatre)
      theatre.settle()
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
    }

    @Test(arguments: presets) func aFingerScrubsTheFade(preset: PresetUnderTest) throws {
      Headless.setReduceMotion(true)
      let theatre = Theatre()
      theatre.present(preset)
      let interruptible = try #require(theatre.animator?.interruptible)
      let fore = try #require(theatre.animator?.stage?.views[.fore])
      for fraction in [0.3, 0.8, 0.5] as [CGFloat] {
        interruptible.fractionComplete = fraction
        Headless.turn()
        #expect(abs(CGFloat(fore.layer.presentation()?.opacity ?? 0) - fraction) < 0.001)
        expectNothingMoves(theatre)
      }
      interruptible.startAnimation()
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
    }
  }
}
