import Testing
import UIKit

extension All {
  /// begin/endAppearanceTransition by the container's own hand.
  @MainActor @Suite struct HandAppearanceTests {
    init() { Headless.reset() }

    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private func shown(_ journal: Journal) -> (UIWindow, Manual, Screen) {
      let (window, parent, child) = (Headless.makeWindow(), Manual(), Screen("C", journal))
      window.rootViewController = parent
      Headless.turn()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      Headless.turn()
      return (window, parent, child)
    }

    // Documented: shouldAutomaticallyForwardAppearanceMethods: nothing comes by itself; begin is
    // "will", end is "did". [controllers 2.6]
    @Test func aManualContainerIsNotHelped() {
      let journal = Journal()
      let (window, _, child) = shown(journal)
      #expect(journal.take() == ["C.load"])
      child.beginAppearanceTransition(true, animated: false)
      #expect(journal.take() == ["C.wA"])
      child.endAppearanceTransition()
      #expect(journal.take() == ["C.iA", "C.dA"])
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(journal.take() == ["C.wD", "C.dD"] && Headless.misuses.isEmpty)
      #expect(child.view.window === window)
    }

    // Observed: UIKit logs "Unbalanced calls to begin/end appearance transitions". [controllers 2.7]
    @Test func oneEndTooManyIsReported() {
      let journal = Journal()
      let (window, _, child) = shown(journal)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      journal.lines = []
      child.endAppearanceTransition()
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.unbalancedAppearance] && journal.lines.isEmpty)
      #expect(
        misuses.first?.message
          == "Unbalanced calls to begin/end appearance transitions for <Screen>.")
      #expect(child.view.window === window)
    }

    // Documented: a session on container controllers: a container may change its mind half way.
    // [controllers 2.1]
    @Test func anAppearanceMayTurnRound() {
      let journal = Journal()
      let child = Screen("C", journal)
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(journal.lines == ["C.load", "C.wA", "C.wD", "C.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: the other crossing, disappearing to appearing. [controllers 2.1]
    @Test func aDisappearanceMayTurnRound() {
      let journal = Journal()
      let (window, _, child) = shown(journal)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      journal.lines = []
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(journal.lines == ["C.wD", "C.wA", "C.iA", "C.dA"])
      #expect(child.view.window === window)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: while a begin is open UIKit does not deliver its own pair. [controllers 2.6]
    @Test func anOpenBeginKeepsUIKitAway() {
      let stage = PairOfScreens()
      let child = Screen("C", stage.journal)
      stage.presenter.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      stage.presenter.view.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA"])
      child.endAppearanceTransition()
      #expect(stage.journal.take() == ["C.dA"])
      Headless.turn()
      #expect(stage.journal.lines.isEmpty && Headless.misuses.isEmpty)
    }

    // Measured by others: halves that do not balance leave a controller deaf. [controllers 2.8]
    @Test func aBeginWithoutAnEndMakesDeaf() {
      let stage = PairOfScreens(style: .fullScreen)
      let child = Screen("C", stage.journal)
      stage.presenter.addChild(child)
      stage.presenter.view.addSubview(child.view)
      child.didMove(toParent: stage.presenter)
      Headless.turn()
      child.beginAppearanceTransition(false, animated: true)
      stage.journal.lines = []
      stage.present()
      stage.director.animator.complete(true)
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.journal.lines(of: "C").isEmpty)
    }

    // Documented: forwarded to descendants, of whom the container does not know. [controllers 2.6]
    @Test func aBeginReachesDescendants() {
      let journal = Journal()
      let (window, _, child) = shown(journal)
      let inner = Screen("I", journal)
      child.addChild(inner)
      child.view.addSubview(inner.view)
      inner.didMove(toParent: child)
      journal.lines = []
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(journal.lines == ["C.wA", "I.wA", "C.iA", "I.iA", "I.dA", "C.dA"])
      #expect(inner.view.window === window)
    }

    // Measured by others: libraries call the presenter's pair by hand beside a custom presentation;
    // nothing comes twice. [controllers 3.6]
    @Test func aPresenterMayBeToldByHand() {
      let stage = PairOfScreens()
      stage.presenter.beginAppearanceTransition(false, animated: true)
      stage.present()
      stage.director.animator.complete(true)
      stage.presenter.endAppearanceTransition()
      #expect(stage.journal.lines(of: "P") == ["P.wD", "P.dD"])
      stage.presenter.beginAppearanceTransition(true, animated: true)
      stage.dismiss()
      stage.director.animator.complete(true)
      stage.presenter.endAppearanceTransition()
      #expect(stage.journal.lines(of: "P") == ["P.wD", "P.dD", "P.wA", "P.iA", "P.dA"])
      #expect(Headless.misuses.isEmpty)
    }

    // Measured by others: UIKit logs it and points to begin/endAppearanceTransition.
    // [controllers 2.5]
    @Test func callingACallbackIsMisuse() {
      UIViewController().viewWillAppear(false)
      #expect(Headless.takeMisuses().map(\.kind) == [.appearanceCallbackMisuse])
    }
  }
}
