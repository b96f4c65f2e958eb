import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A screen that is thrown, caught and thrown again goes where it was thrown last, as a photo does in Photos, and a
  /// message in Mail that is still coming.
  @MainActor @Suite struct ThrownBackTests {
    private func flick(
      _ theatre: Theatre, _ way: CGVector, from start: CGPoint, finger: Int = 0
    ) {
      let end = CGPoint(x: start.x + way.dx * 160, y: start.y + way.dy * 160)
      Headless.play(.flick(from: start, to: end, over: 0.08, finger: finger), in: theatre.window)
      Headless.advance(by: 0.1)
    }

    @Test(
      arguments: [PresetUnderTest.slide, .overlay, .fold, .spin, .full], [0.02, 0.05, 0.08])
    func aClosingThatIsThrownBackReturns(preset: PresetUnderTest, after delay: TimeInterval) throws
    {
      let theatre = Theatre()
      let gesture: TransitionGesture =
        preset == .slide || preset == .fold ? .pullLeftRight : .pullUpDown
      theatre.present(preset, gesture: gesture)
      theatre.settle()
      let axis = try Hands(theatre, gesture).axis
      flick(theatre, axis, from: CGPoint(x: 195, y: 400))
      #expect(theatre.run != nil)
      Headless.advance(by: delay)
      let back = CGVector(dx: -axis.dx, dy: -axis.dy)
      let start = CGPoint(x: 195 + axis.dx * 100, y: 400 + axis.dy * 100)
      flick(theatre, back, from: start, finger: 1)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      // Thrown once, it goes.
      flick(theatre, axis, from: CGPoint(x: 195, y: 400))
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A card that comes from above is thrown back upwards; downwards it is thrown into its place.
    @Test(arguments: [PresetUnderTest.hang, .fall])
    func aCardThatComesIsThrownBackToWhereItComesFrom(preset: PresetUnderTest) {
      for goesBack in [true, false] {
        let theatre = Theatre()
        theatre.present(preset, gesture: .pullUpDown)
        Headless.advance(by: 0.12)
        flick(
          theatre, CGVector(dx: 0, dy: goesBack ? -1 : 1), from: CGPoint(x: 195, y: 300))
        theatre.settle()
        #expect(
          (theatre.presenter.presentedViewController == nil) == goesBack, "\(goesBack)")
      }
    }
  }
}
