import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// A transition that is taken back leaves everybody where they were [controllers, section 4].
  @MainActor @Suite struct CancelTests {
    private func pair(_ style: UIModalPresentationStyle) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.interactor = Interactor(stage.director.animator)
      return stage
    }

    // Documented: UIViewControllerTransitionCoordinator.h. Inferred: all from completeTransition.
    // [controllers 4.1] [controllers 4.3] [controllers 4.4] [controllers 4.5]
    @Test func aCancelledFullScreenPresentation() async throws {
      try await clock.play {
        let stage = pair(.fullScreen)
        stage.present()
        let context = stage.director.animator.context
        stage.journal.lines = []
        context?.cancelInteractiveTransition()
        #expect(context?.transitionWasCancelled == true)
        stage.director.animator.complete(false)
        #expect(
          stage.journal.lines(of: "P").filter { $0 != "P.iA" } == ["P.wA", "P.dA"])
        #expect(
          stage.journal.lines(of: "B", "present", "animator") == [
            "B.wD", "B.dD", "animator.ended false",
          ])
        #expect(stage.presenter.presentedViewController == nil)
        #expect(stage.presented.presentingViewController == nil)
        #expect(stage.presenter.view.window === stage.window)
      }
    }

    // Inferred: a presenter that stays hears nothing. [controllers 4.6]
    @Test func aCancelledCustomDismissal() async throws {
      try await clock.play {
        let stage = pair(.custom)
        stage.presentFully()
        stage.director.animator.complete(true)
        stage.journal.lines = []
        stage.dismiss()
        stage.director.animator.context?.cancelInteractiveTransition()
        stage.director.animator.complete(false)
        #expect(
          stage.journal.lines(of: "P", "B", "dismiss").filter { $0 != "B.iA" } == [
            "B.wD", "B.wA", "B.dA",
          ])
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(stage.presented.view.window != nil && !stage.presented.isBeingDismissed)
        stage.director.interactor = nil
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presented.view.window == nil)
      }
    }

    // Documented: Apple's sample CustomTransitions: the presenter's view stays where the animator
    // put it. [controllers 4.1] [controllers 4.9]
    @Test func aCancelledFullScreenDismissalLeavesTheView() async throws {
      try await clock.play {
        let stage = pair(.fullScreen)
        stage.present()
        stage.director.animator.complete(true)
        stage.journal.lines = []
        stage.dismiss()
        let container = stage.director.animator.context?.containerView
        stage.director.animator.complete(false)
        #expect(stage.presenter.view.superview === container)
        #expect(
          stage.journal.lines(of: "P", "B").filter { $0 != "B.iA" } == [
            "B.wD", "P.wA", "P.iA", "P.wD", "P.dD", "B.wA", "B.dA",
          ])
        stage.presenter.view.removeFromSuperview()
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presenter.view.window === stage.window)
      }
    }

    // Documented: UIViewControllerTransitioning.h. [controllers 10.2]
    @Test func falseIsTakenAtItsWord() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        stage.journal.lines = []
        stage.director.animator.complete(false)
        #expect(stage.journal.lines(of: "B") == ["B.wD", "B.dD"])
        #expect(stage.presented.view.window == nil)
        #expect(!stage.journal.lines.contains("present.completion"))
        stage.present()
        stage.director.animator.complete(true)
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
    }
  }
}
