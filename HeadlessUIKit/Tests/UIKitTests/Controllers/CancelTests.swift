import Testing
import UIKit

extension All {
  /// A transition that is taken back leaves everybody where they were [controllers, section 4].
  @MainActor @Suite struct CancelTests {
    init() { Headless.reset() }

    private func pair(_ style: UIModalPresentationStyle) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.interactor = Interactor(stage.director.animator)
      return stage
    }

    // Documented: handlers first, and a change of mind. The second order turns round at once.
    // [controllers 4.1] [controllers 4.4] [controllers 4.13] [controllers 11.11]
    @Test func theSecondOrderTurnsRoundAtOnce() {
      Headless.order = .second
      let stage = pair(.custom)
      stage.present()
      stage.presented.transitionCoordinator?.notifyWhenInteractionChanges {
        [journal = stage.journal] in
        journal.write("x.changed \($0.isCancelled)")
      }
      stage.journal.lines = []
      stage.director.animator.context?.cancelInteractiveTransition()
      #expect(stage.journal.take() == ["x.changed true", "B.wD"])
      stage.director.animator.context?.finishInteractiveTransition()
      #expect(stage.journal.take() == ["B.wA"])
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "B") == ["B.iA", "B.dA"])
      #expect(stage.presented.view.window != nil)
    }
  }
}
