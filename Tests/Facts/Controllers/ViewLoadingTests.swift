import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewLoadingTests {
    // Documented: UIViewController.view, loadView(), viewIfLoaded. [controllers 1.1]
    @Test func aViewIsLoadedOnceAndOnDemand() async throws {
      try await clock.play {
        let journal = Journal()
        let screen = Screen("S", journal)
        #expect(screen.viewIfLoaded == nil && !screen.isViewLoaded)
        screen.loadViewIfNeeded()
        _ = screen.view
        #expect(journal.lines == ["S.load"])
        #expect(screen.view.bounds == clock.makeWindow().screen.bounds)
      }
    }

    // Observed: nothing is loaded by setting a delegate or a style. [controllers 1.2]
    @Test func askingForAPresentationDoesNotLoadTheView() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.presenter.present(stage.presented, animated: true)
        #expect(!stage.presented.isViewLoaded)
        clock.turn()
        #expect(stage.presented.isViewLoaded)
        stage.director.animator.complete(true)
      }
    }

    // UIResponder.next: the view's controller, then the view's superview.
    @Test func theResponderChainPassesTheController() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        #expect(stage.presenter.view.next === stage.presenter)
        #expect(stage.presenter.next === stage.window)
      }
    }

    // UIWindow.rootViewController: its view fills the window; appearance as for any other.
    @Test func aRootFillsItsWindowAndAppears() async throws {
      try await clock.play {
        let journal = Journal()
        let window = clock.makeWindow()
        let root = Screen("R", journal)
        window.rootViewController = root
        #expect(journal.lines == ["R.load", "R.wA"])
        clock.turn()
        #expect(journal.lines == ["R.load", "R.wA", "R.iA", "R.dA"])
        #expect(root.view.frame == window.bounds)
        #expect(root.view.safeAreaInsets == window.safeAreaInsets)
        window.rootViewController = nil
        #expect(journal.lines.suffix(2) == ["R.wD", "R.dD"])
        #expect(root.view.window == nil)
      }
    }

    // Documented: viewIsAppearing(_:): after the superview laid the view out, before the view's own
    // layout. [controllers 2.2]
    @Test func viewIsAppearingFindsWindowAndFrame() async throws {
      try await clock.play {
        final class Measuring: UIViewController {
          var seen: (frame: CGRect, inWindow: Bool, laidOut: Bool)?
          var laidOut = false
          override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            seen = (view.frame, view.window != nil, laidOut)
          }
          override func viewDidLayoutSubviews() { laidOut = true }
        }
        let window = clock.makeWindow()
        let screen = Measuring()
        window.rootViewController = screen
        clock.turn()
        #expect(screen.seen?.frame == window.bounds)
        #expect(screen.seen?.inWindow == true && screen.seen?.laidOut == false)
      }
    }
  }
}
