import Testing
import UIKit

extension All {
  /// Smaller facts about who holds which view, and what the context says.
  @MainActor @Suite struct ModalFactsTests {
    init() { Headless.reset() }

    // Documented: targetTransform; containers turn with the device. [controllers 5.10]
    @Test func theContainerIsNotTurned() {
      let stage = PairOfScreens()
      Headless.resize(
        stage.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      stage.director.animator.inspect = { context in
        #expect(context.targetTransform == .identity)
        #expect(context.containerView.transform == .identity)
        #expect(context.containerView.bounds.size == CGSize(width: 844, height: 390))
      }
      stage.present()
      stage.director.animator.complete(true)
    }
  }
}
