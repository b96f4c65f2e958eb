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

    // Documented: UIViewControllerTransitionCoordinator.h. Inferred: all from completeTransition.
    // [controllers 4.1] [controllers 4.3] [controllers 4.4] [controllers 4.5]
    @Test func aCancelledFullScreenPresentation() {
      let stage = pair(.fullScreen)
      stage.present()
      let context = stage.director.animator.context
      stage.journal.lines = []
      context?.cancelInteractiveTransition()
      #expect(context?.transitionWasCancelled == true && stage.journal.lines.isEmpty)
      stage.director.animator.complete(false)
      #expect(
        stage.journal.lines(of: "P", "B", "present", "animator") == [
          "B.wD", "B.dD", "P.wA", "P.iA", "P.dA", "animator.ended false",
        ])
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.presentingViewController == nil)
      #expect(stage.window.subviews == [stage.presenter.view])
      #expect(Headless.misuses.isEmpty)
    }

    // Inferred: a presenter that stays hears nothing. [controllers 4.6]
    @Test func aCancelledCustomDismissal() {
      let stage = pair(.custom)
      stage.presentFully()
      stage.director.animator.complete(true)
      stage.journal.lines = []
      stage.dismiss()
      stage.director.animator.context?.cancelInteractiveTransition()
      stage.director.animator.complete(false)
      #expect(
        stage.journal.lines(of: "P", "B", "dismiss") == ["B.wD", "B.wA", "B.iA", "B.dA"])
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.presented.view.window != nil && !stage.presented.isBeingDismissed)
      stage.director.interactor = nil
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
    }

    // Documented: Apple's sample CustomTransitions: the presenter's view stays where the animator
    // put it. [controllers 4.1] [controllers 4.9]
    @Test func aCancelledFullScreenDismissalLeavesTheView() {
      let stage = pair(.fullScreen)
      stage.present()
      stage.director.animator.complete(true)
      stage.journal.lines = []
      stage.dismiss()
      let container = stage.director.animator.context?.containerView
      stage.director.animator.complete(false)
      #expect(stage.presenter.view.superview === container)
      #expect(
        stage.journal.lines(of: "P", "B") == [
          "B.wD", "P.wA", "P.iA", "P.wD", "P.dD", "B.wA", "B.iA", "B.dA",
        ])
      stage.presenter.view.removeFromSuperview()
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.presenter.view.superview === stage.window)
      #expect(Headless.misuses.isEmpty)
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

    // Documented: UIViewControllerTransitioning.h. [controllers 10.2]
    @Test func falseIsTakenAtItsWord() {
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
