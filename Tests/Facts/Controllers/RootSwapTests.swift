import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// A window gets another root.
  @MainActor @Suite struct RootSwapTests {
    // Documented: the new root's view fills the window, the old one's leaves it.
    // Unverified: the order of the two.
    @Test func theNewRootTakesThePlace() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let root = Screen("R", stage.journal)
        stage.window.rootViewController = root
        clock.turn()
        #expect(
          stage.journal.lines == ["P.wD", "P.dD", "R.load", "R.wA", "R.iA", "R.dA"])
        #expect(root.view.window === stage.window && root.view.place == stage.window.bounds)
      }
    }

    // Observed more than once: what the old root presents stays in the window, behind the new
    // root's view, and hears nothing; the two hold each other until the dismissal.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func screenPresentedByTheOldRootStaysBehind(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = PairOfScreens(style: style, directs: false)
        stage.presenter.present(stage.presented, animated: false)
        clock.turn()
        stage.journal.lines = []
        let root = Screen("R", stage.journal)
        stage.window.rootViewController = root
        clock.turn()
        #expect(stage.journal.lines(of: "B").isEmpty)
        #expect(stage.presented.view.window === stage.window)
        #expect(root.view.window === stage.window)
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
    }

    // Observed: the old pair leaks until it is dismissed.
    @Test func theOldPairLeaksUntilItIsDismissed() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        do {
          let (one, other) = (UIViewController(), UIViewController())
          other.modalPresentationStyle = .overFullScreen
          window.rootViewController = one
          clock.turn()
          one.present(other, animated: false)
          clock.turn()
          (presenter, presented) = (one, other)
          window.rootViewController = UIViewController()
          clock.turn()
        }
        #expect(presenter != nil && presented != nil)
        presenter?.dismiss(animated: false)
        clock.advance(until: { presenter == nil && presented == nil }, timeout: 1)
        #expect(presenter == nil && presented == nil)
      }
    }

    // Inferred: a presentation that is on its way goes on behind the new root.
    @Test func aRunningPresentationGoesOn() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        stage.journal.lines = []
        let root = Screen("R", stage.journal)
        stage.window.rootViewController = root
        clock.turn()
        stage.director.animator.complete(true)
        clock.turn()
        #expect(stage.journal.lines(of: "B", "present") == ["B.dA", "present.completion"])
        #expect(root.view.window === stage.window)
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(root.presentedViewController == nil)
      }
    }

    // Observed: the new root may present while the old pair is still there.
    @Test func theNewRootMayPresent() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .overFullScreen, directs: false)
        stage.presenter.present(stage.presented, animated: false)
        clock.turn()
        let (root, next) = (UIViewController(), Screen("C", stage.journal))
        next.modalPresentationStyle = .overFullScreen
        stage.window.rootViewController = root
        clock.turn()
        root.present(next, animated: false)
        clock.turn()
        #expect(next.view.window === stage.window)
      }
    }
  }
}
