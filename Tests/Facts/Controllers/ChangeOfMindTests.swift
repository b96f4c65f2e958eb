import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Interactive runs that change their mind, and what stays of it.
  @MainActor @Suite struct ChangeOfMindTests {
    private func pair(_ style: UIModalPresentationStyle = .custom) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.interactor = Interactor(stage.director.animator)
      return stage
    }

    // Documented: Apple's article on fluid transitions: the way back is told in one turn: nothing in between.
    // [controllers 4.3]
    @Test func theWayBackTakesNoTime() async throws {
      try await clock.play {
        let stage = pair(.fullScreen)
        stage.present()
        stage.journal.lines = []
        stage.director.animator.context?.cancelInteractiveTransition()
        stage.director.animator.complete(false)
        let told = stage.journal.lines(of: "B", "P")
        clock.advance(by: 1)
        #expect(stage.journal.lines(of: "B", "P") == told && told.last == "P.dA")
      }
    }

    // Documented: false is taken at its word, even after a finish. [controllers 10.2]
    @Test func falseAfterAFinishRollsBack() async throws {
      try await clock.play {
        let stage = pair()
        stage.present()
        stage.director.animator.context?.finishInteractiveTransition()
        var cancelled: Bool?
        stage.presented.transitionCoordinator?.animate(alongsideTransition: nil) {
          cancelled = $0.isCancelled
        }
        stage.director.animator.complete(false)
        #expect(stage.presenter.presentedViewController == nil && cancelled == true)
        #expect(!stage.journal.lines.contains("present.completion"))
      }
    }

    // Observed: true after a cancel leaves the context and the state at odds. [controllers 10.3]
    @Test func trueAfterACancelIsAContradiction() async throws {
      try await clock.play {
        let stage = pair()
        stage.present()
        let context = stage.director.animator.context
        context?.cancelInteractiveTransition()
        var cancelled: Bool?
        stage.presented.transitionCoordinator?.animate(alongsideTransition: nil) {
          cancelled = $0.isCancelled
        }
        stage.director.animator.complete(true)
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(cancelled == true && context?.transitionWasCancelled == true)
      }
    }

    // Documented: initiallyInteractive never changes; speed and curve are the interaction
    // controller's, percent what was reported last. [controllers 11.13]
    @Test func initiallyInteractiveStaysTrueToTheEnd() async throws {
      try await clock.play {
        let stage = pair()
        stage.present()
        let coordinator = stage.presented.transitionCoordinator
        let context = stage.director.animator.context
        context?.updateInteractiveTransition(0.4)
        var seen: [Bool] = []
        coordinator?.notifyWhenInteractionChanges {
          seen.append($0.initiallyInteractive && $0.percentComplete == 0.4)
          seen.append($0.completionVelocity == 1 && $0.completionCurve == .easeInOut)
        }
        context?.finishInteractiveTransition()
        #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == false)
        #expect(seen == [true, true])
        stage.director.animator.complete(true)
      }
    }
  }
}
