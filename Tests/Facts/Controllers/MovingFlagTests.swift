import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Why a screen comes or goes [controllers 2.9].
  @MainActor @Suite struct MovingFlagTests {
    final class Asking: UIViewController {
      var lines: [String] = []
      private func note(_ callback: String) {
        let flags = [
          isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil,
          isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        ]
        lines.append(([callback] + flags.compactMap { $0 }).joined(separator: " "))
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("wA")
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("iA")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("dA")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("wD")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("dD")
      }
    }

    // Documented: UIViewController.h. [controllers 2.9]
    @Test func aChildKnowsThatItIsMoving() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let child = Asking()
        stage.presenter.addChild(child)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        #expect(child.lines == ["wA to", "iA to", "dA to"])
        child.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.lines == ["wD from", "dD from"])
      }
    }

    // Documented: "only if called during the execution of" the callbacks. [controllers 2.9]
    @Test func outsideOfTheCallbacksNobodyMoves() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let child = Asking()
        stage.presenter.addChild(child)
        #expect(!child.isMovingToParent)
        stage.presenter.view.addSubview(child.view)
        clock.turn()
        child.willMove(toParent: nil)
        #expect(!child.isMovingFromParent)
      }
    }

    // Documented: the same; covered and uncovered, a child is not moving. [controllers 2.9]
    @Test func aCoveredChildIsNotMoving() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        let child = Asking()
        stage.presenter.addChild(child)
        stage.presenter.view.addSubview(child.view)
        child.didMove(toParent: stage.presenter)
        clock.turn()
        child.lines = []
        stage.present()
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(child.lines == ["wD", "dD", "wA", "iA", "dA"])
      }
    }

    // Documented: the same, of presentations; what is inside the presented one is not presented
    // itself. [controllers 2.9]
    @Test func aPresentedScreenKnowsThatItIsPresented() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let (shown, inner) = (Asking(), Asking())
        shown.addChild(inner)
        shown.view.addSubview(inner.view)
        inner.didMove(toParent: shown)
        stage.presenter.present(shown, animated: false)
        clock.turn()
        #expect(shown.lines == ["wA presented", "iA presented", "dA presented"])
        stage.presenter.dismiss(animated: false)
        clock.turn()
        #expect(shown.lines.suffix(2) == ["wD dismissed", "dD dismissed"])
        #expect(inner.lines.allSatisfy { !$0.contains("presented") && !$0.contains("dismissed") })
      }
    }

    // Inferred: a child that leaves its parent while its view is still on the way out.
    @Test func aLateDidDisappearStillKnows() async throws {
      try await clock.play {
        final class Manual: UIViewController {
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (window, parent, child) = (clock.makeWindow(), Manual(), Asking())
        window.rootViewController = parent
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: true)
        child.removeFromParent()
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        #expect(child.lines.suffix(2) == ["wD from", "dD from"])
      }
    }
  }
}
