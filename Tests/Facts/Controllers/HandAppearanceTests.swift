import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// begin/endAppearanceTransition by the container's own hand.
  @MainActor @Suite struct HandAppearanceTests {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    private func shown(_ journal: Journal) -> (UIWindow, Manual, Screen) {
      let (window, parent, child) = (clock.makeWindow(), Manual(), Screen("C", journal))
      window.rootViewController = parent
      clock.turn()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      clock.turn()
      return (window, parent, child)
    }

    // Documented: shouldAutomaticallyForwardAppearanceMethods: nothing comes by itself; begin is
    // "will", end is "did". [controllers 2.6]
    @Test func aManualContainerIsNotHelped() async throws {
      try await clock.play {
        let journal = Journal()
        let (window, _, child) = shown(journal)
        #expect(journal.take() == ["C.load"])
        child.beginAppearanceTransition(true, animated: false)
        #expect(journal.take() == ["C.wA"])
        child.endAppearanceTransition()
        #expect(journal.take() == ["C.iA", "C.dA"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(journal.take() == ["C.wD", "C.dD"])
        #expect(child.view.window === window)
      }
    }

    // Documented: a session on container controllers: a container may change its mind half way.
    // [controllers 2.1]
    @Test func anAppearanceMayTurnRound() async throws {
      try await clock.play {
        let journal = Journal()
        let child = Screen("C", journal)
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(journal.lines == ["C.load", "C.wA", "C.wD", "C.dD"])
      }
    }

    // Documented: the other crossing, disappearing to appearing. [controllers 2.1]
    @Test func aDisappearanceMayTurnRound() async throws {
      try await clock.play {
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
      }
    }

    // Documented: while a begin is open UIKit does not deliver its own pair. [controllers 2.6]
    @Test func anOpenBeginKeepsUIKitAway() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let child = Screen("C", stage.journal)
        stage.presenter.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        #expect(stage.journal.take() == ["C.load", "C.wA", "C.iA"])
        child.endAppearanceTransition()
        #expect(stage.journal.take() == ["C.dA"])
        clock.turn()
        #expect(stage.journal.lines.isEmpty)
      }
    }

    // Measured by others: halves that do not balance leave a controller deaf. [controllers 2.8]
    @Test func aBeginWithoutAnEndMakesDeaf() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        let child = Screen("C", stage.journal)
        stage.presenter.addChild(child)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        child.beginAppearanceTransition(false, animated: true)
        stage.journal.lines = []
        stage.present()
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.journal.lines(of: "C").isEmpty)
      }
    }

    // Documented: forwarded to descendants, of whom the container does not know. [controllers 2.6]
    @Test func aBeginReachesDescendants() async throws {
      try await clock.play {
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
    }

    // Measured by others: libraries call the presenter's pair by hand beside a custom presentation;
    // nothing comes twice. [controllers 3.6]
    @Test func aPresenterMayBeToldByHand() async throws {
      try await clock.play {
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
      }
    }
  }
}
