import Testing
import UIKit

extension All {
  @MainActor @Suite struct ViewLoadingTests {
    init() { Headless.reset() }

    // Documented: UIViewController.view, loadView(), viewIfLoaded. [controllers 1.1]
    @Test func aViewIsLoadedOnceAndOnDemand() {
      let journal = Journal()
      let screen = Screen("S", journal)
      #expect(screen.viewIfLoaded == nil && !screen.isViewLoaded)
      screen.loadViewIfNeeded()
      _ = screen.view
      #expect(journal.lines == ["S.load"])
      #expect(screen.view.bounds == UIScreen.main.bounds)
    }

    // Observed: nothing is loaded by setting a delegate or a style. [controllers 1.2]
    @Test func askingForAPresentationDoesNotLoadTheView() {
      let stage = PairOfScreens()
      stage.presenter.present(stage.presented, animated: true)
      #expect(!stage.presented.isViewLoaded)
      Headless.turn()
      #expect(stage.presented.isViewLoaded)
      stage.director.animator.complete(true)
    }

    // UIResponder.next: the view's controller, then the view's superview.
    @Test func theResponderChainPassesTheController() {
      let stage = PairOfScreens()
      #expect(stage.presenter.view.next === stage.presenter)
      #expect(stage.presenter.next === stage.window)
    }

    // The documentation of loadView(): without a view UIKit throws an inconsistency exception.
    @Test func aLoadViewWithoutAViewIsReported() {
      final class Forgetful: UIViewController {
        override func loadView() {}
      }
      let screen = Forgetful()
      #expect(screen.view != nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.viewNotLoaded])
    }

    // UIWindow.rootViewController: its view fills the window; appearance as for any other.
    @Test func aRootFillsItsWindowAndAppears() {
      let journal = Journal()
      let window = Headless.makeWindow()
      let root = Screen("R", journal)
      window.rootViewController = root
      #expect(journal.lines == ["R.load", "R.wA"])
      Headless.turn()
      #expect(journal.lines == ["R.load", "R.wA", "R.iA", "R.dA"])
      #expect(root.view.frame == window.bounds)
      #expect(root.view.safeAreaInsets.top == 47)
      window.rootViewController = nil
      #expect(journal.lines.suffix(2) == ["R.wD", "R.dD"])
      #expect(root.view.window == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: a new window is hidden, and its root does not appear before it is shown.
    @Test func aHiddenWindowDoesNotShowItsRoot() {
      let journal = Journal()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = Screen("R", journal)
      #expect(window.isHidden && journal.lines.isEmpty)
      window.makeKeyAndVisible()
      Headless.turn()
      #expect(!window.isHidden && window.isKeyWindow && journal.lines.last == "R.dA")
    }

    // Documented: viewIsAppearing(_:): after the superview laid the view out, before the view's own
    // layout. [controllers 2.2]
    @Test func viewIsAppearingFindsWindowAndFrame() {
      final class Measuring: UIViewController {
        var seen: (frame: CGRect, inWindow: Bool, laidOut: Bool)?
        var laidOut = false
        override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          seen = (view.frame, view.window != nil, laidOut)
        }
        override func viewDidLayoutSubviews() { laidOut = true }
      }
      let window = Headless.makeWindow(size: CGSize(width: 320, height: 568))
      let screen = Measuring()
      window.rootViewController = screen
      Headless.turn()
      #expect(screen.seen?.frame == window.bounds)
      #expect(screen.seen?.inWindow == true && screen.seen?.laidOut == false)
    }
  }
}
