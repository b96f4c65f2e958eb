import Testing
import UIKit

extension All {
  /// A window gets another root.
  @MainActor @Suite struct RootSwapTests {
    init() { Headless.reset() }

    // Documented: the new root's view fills the window, the old one's leaves it.
    // Unverified: the order of the two.
    @Test func theNewRootTakesThePlace() {
      let stage = PairOfScreens()
      let root = Screen("R", stage.journal)
      stage.window.rootViewController = root
      Headless.turn()
      #expect(
        stage.journal.lines == ["P.wD", "P.dD", "R.load", "R.wA", "R.iA", "R.dA"])
      #expect(stage.window.subviews == [root.view] && root.view.frame == stage.window.bounds)
    }

    // Observed more than once: what the old root presents stays in the window, behind the new
    // root's view, and hears nothing; the two hold each other until the dismissal.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func screenPresentedByTheOldRootStaysBehind(style: UIModalPresentationStyle) {
      let stage = PairOfScreens(style: style, directs: false)
      stage.presenter.present(stage.presented, animated: false)
      Headless.turn()
      stage.journal.lines = []
      let root = Screen("R", stage.journal)
      stage.window.rootViewController = root
      Headless.turn()
      #expect(stage.journal.lines(of: "B").isEmpty)
      #expect(stage.presented.view.window === stage.window)
      #expect(stage.window.subviews.last === root.view && stage.window.subviews.count == 2)
      #expect(stage.presenter.presentedViewController === stage.presented)
    }

    // Observed: the old pair leaks until it is dismissed.
    @Test func theOldPairLeaksUntilItIsDismissed() {
      let window = Headless.makeWindow()
      weak var presenter: UIViewController?
      weak var presented: UIViewController?
      do {
        let (one, other) = (UIViewController(), UIViewController())
        other.modalPresentationStyle = .overFullScreen
        window.rootViewController = one
        Headless.turn()
        one.present(other, animated: false)
        Headless.turn()
        (presenter, presented) = (one, other)
        window.rootViewController = UIViewController()
        Headless.turn()
      }
      #expect(presenter != nil && presented != nil)
      presenter?.dismiss(animated: false)
      Headless.turn()
      #expect(presenter == nil && presented == nil)
      #expect(window.subviews.count == 1)
    }

    // Inferred: a presentation that is on its way goes on behind the new root.
    @Test func aRunningPresentationGoesOn() {
      let stage = PairOfScreens()
      stage.present()
      stage.journal.lines = []
      let root = Screen("R", stage.journal)
      stage.window.rootViewController = root
      Headless.turn()
      stage.director.animator.complete(true)
      Headless.turn()
      #expect(stage.journal.lines(of: "B", "present") == ["B.dA", "present.completion"])
      #expect(stage.window.subviews.last === root.view)
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(root.presentedViewController == nil && Headless.misuses.isEmpty)
    }

    // Observed: the new root may present while the old pair is still there.
    @Test func theNewRootMayPresent() {
      let stage = PairOfScreens(style: .overFullScreen, directs: false)
      stage.presenter.present(stage.presented, animated: false)
      Headless.turn()
      let (root, next) = (UIViewController(), Screen("C", stage.journal))
      next.modalPresentationStyle = .overFullScreen
      stage.window.rootViewController = root
      Headless.turn()
      root.present(next, animated: false)
      Headless.turn()
      #expect(next.view.window === stage.window && Headless.misuses.isEmpty)
      #expect(stage.window.subviews.last === next.view.superview)
    }

    // Observed: the view of a screen that is nobody's root any more is in no window.
    @Test func theOldRootCannotPresentAnyMore() {
      let stage = PairOfScreens()
      stage.window.rootViewController = UIViewController()
      stage.present()
      #expect(Headless.takeMisuses().map(\.kind) == [.presentInactiveWindow])
    }
  }
}
