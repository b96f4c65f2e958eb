import Testing
import UIKit

extension All {
  /// [controllers, sections 3, 8 and 9]; what differs between the two orders is a guess in both.
  @MainActor @Suite struct PresentationOrderTests {
    init() { Headless.reset() }

    private func pair(removes: Bool = false) -> PairOfScreens {
      let stage = PairOfScreens()
      stage.director.makePresentation = { [journal = stage.journal] presented, presenting in
        let scribe = PresentationScribe(journal, presented, presenting)
        scribe.removes = removes
        return scribe
      }
      return stage
    }

    // Documented: the questions, WillBegin, animator, DidEnd. The rest is the first of two guesses.
    // [controllers 3.4] [controllers 8.1] [controllers 8.3] [controllers 9.1] [controllers 9.2]
    // [controllers 9.3] [controllers 9.4]
    @Test func aCustomPresentationInTheFirstOrder() {
      let stage = pair()
      stage.present()
      #expect(
        stage.journal.take() == [
          "delegate.presentationController", "B.load", "delegate.animatorForPresented",
          "delegate.interactorForPresentation", "presentation.willBegin", "B.wA",
          "animator.duration", "animator.animate", "alongside.animation", "B.iA",
        ])
      stage.director.animator.complete(true)
      #expect(
        stage.journal.take() == [
          "B.dA", "presentation.didEnd true", "alongside.completion false", "present.completion",
          "animator.ended true",
        ])
      stage.dismiss()
      #expect(
        stage.journal.take() == [
          "delegate.animatorForDismissed B", "delegate.interactorForDismissal",
          "dismissal.willBegin", "B.wD", "animator.duration", "animator.animate",
        ])
      stage.director.animator.complete(true)
      #expect(
        stage.journal.take() == [
          "B.dD", "dismissal.didEnd true", "dismiss.completion", "animator.ended true",
        ])
      #expect(Headless.misuses.isEmpty)
    }

    // The second guess. [controllers 3.4] [controllers 8.1] [controllers 8.3] [controllers 9.1]
    // [controllers 9.2] [controllers 9.3] [controllers 9.4]
    @Test func aCustomPresentationInTheSecondOrder() {
      Headless.order = .second
      let stage = pair()
      stage.present()
      #expect(
        stage.journal.take() == [
          "delegate.presentationController", "delegate.animatorForPresented",
          "delegate.interactorForPresentation", "B.load", "B.wA", "presentation.willBegin",
          "animator.duration", "animator.animate", "alongside.animation", "B.iA",
        ])
      stage.director.animator.complete(true)
      #expect(
        stage.journal.take() == [
          "presentation.didEnd true", "B.dA", "animator.ended true", "alongside.completion false",
          "present.completion",
        ])
      stage.presenter.dismiss(animated: true)
      #expect(stage.journal.lines.last == "animator.animate")
      stage.journal.lines = []
      stage.director.animator.complete(true)
      #expect(stage.journal.take() == ["dismissal.didEnd true", "B.dD", "animator.ended true"])
    }

    // Observed once: one order in both styles that take the presenter's view out. [controllers 3.2]
    // [controllers 3.3] [controllers 3.7]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func theDidsOfARemovedPresenter(style: UIModalPresentationStyle) {
      let stage = pair(removes: true)
      stage.presented.modalPresentationStyle = style
      stage.present()
      stage.director.animator.complete(true)
      #expect(
        stage.journal.lines(of: "P", "B") == [
          "B.load", "P.wD", "B.wA", "B.iA", "B.dA", "P.dD",
        ])
      stage.journal.lines = []
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(
        stage.journal.lines(of: "P", "B") == ["B.wD", "P.wA", "P.iA", "P.dA", "B.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Observed: presentation work runs after the commit, not inside the call; a coordinator is
    // there at once. [controllers 8.9] [controllers 9.1] [controllers 11.2] [controllers 18.3]
    @Test func presentingReturnsBeforeAnythingHappens() {
      let stage = pair()
      stage.presenter.present(stage.presented, animated: true)
      #expect(stage.journal.take() == ["delegate.presentationController"])
      #expect(stage.presenter.presentedViewController === stage.presented)
      // [controllers 18.3]
      #expect(stage.presented.transitionCoordinator != nil)
      #expect(stage.presented.presentationController?.containerView == nil)
      Headless.turn()
      stage.director.animator.complete(true)
      #expect(stage.presented.transitionCoordinator == nil)
    }
  }
}
