import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Presentations and dismissals that begin inside callbacks and completions.
  @MainActor @Suite struct PresentingFromCallbacksTests {
    // Observed: a cancelled transition's completion does not come; the next one's does.
    @Test func aDroppedCompletionStaysDropped() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        var first = 0
        stage.presenter.present(stage.presented, animated: true) { first += 1 }
        clock.turn()
        stage.director.animator.complete(false)
        stage.director.animator.completesAtOnce = true
        var second = 0
        stage.presenter.present(stage.presented, animated: true) { second += 1 }
        clock.turn()
        #expect(first == 0 && second == 1)
      }
    }
  }
}
