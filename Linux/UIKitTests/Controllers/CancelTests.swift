import Testing
import UIKit

extension All {
  /// Facts 4: a transition that is taken back leaves everybody where they were.
  @MainActor @Suite struct CancelTests {
    init() { Headless.reset() }

    private func pair(_ style: UIModalPresentationStyle) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.interactor = Interactor(stage.director.animator)
      return stage
    }

    // Facts 4.2 and 4.4.
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

    // Facts 4.6: a presenter that stays gets nothing.
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

    // Facts 4.9: the presenter's view stays where the animator put it.
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

    // Facts 4.1 and 21.3: handlers first; the second order turns round at once.
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

    // Facts 10.2: false is taken at its word.
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
