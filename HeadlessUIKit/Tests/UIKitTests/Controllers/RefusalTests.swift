import Testing
import UIKit

extension All {
  /// What UIKit logs or throws, and that nothing happens [controllers, section 14].
  @MainActor @Suite struct RefusalTests {
    init() { Headless.reset() }

    private var kinds: [HeadlessMisuse.Kind] { Headless.takeMisuses().map(\.kind) }

    // Observed: ignored, and the completion does not come. [controllers 14.1] [controllers 14.2]
    @Test func presentingTwiceInARow() {
      let stage = PairOfScreens()
      let other = UIViewController()
      stage.present()
      var completed = false
      stage.presenter.present(other, animated: true) { completed = true }
      #expect(kinds == [.presentWhilePresenting])
      stage.director.animator.complete(true)
      stage.presenter.present(other, animated: true) { completed = true }
      #expect(kinds == [.presentWhileAlreadyPresented])
      Headless.advance(by: 1)
      #expect(!completed && stage.presenter.presentedViewController === stage.presented)
    }

    // Observed. [controllers 14.1]
    @Test func presentingWhileDismissing() {
      let stage = PairOfScreens()
      stage.present()
      stage.director.animator.complete(true)
      stage.dismiss()
      stage.presenter.present(UIViewController(), animated: true)
      #expect(kinds == [.presentWhileInTransition])
      stage.director.animator.complete(true)
    }

    // Observed. [controllers 14.3]
    @Test func presentingOutsideAWindow() {
      let presenter = UIViewController()
      let presented = UIViewController()
      presenter.present(presented, animated: true)
      #expect(kinds == [.presentInactiveWindow])
      #expect(presenter.presentedViewController == nil && !presented.isViewLoaded)
    }

    // Observed: NSInvalidArgumentException. [controllers 14.5] [controllers 14.6]
    @Test func presentingWhatIsAlreadySomewhere() {
      let stage = PairOfScreens()
      stage.present()
      stage.director.animator.complete(true)
      stage.presented.present(stage.presented, animated: true)
      #expect(kinds == [.presentActiveController])
      let nav = UINavigationController(rootViewController: UIViewController())
      stage.presented.present(nav.viewControllers[0], animated: true)
      #expect(kinds == [.presentActiveController])
      stage.presented.present(stage.presenter, animated: true)
      #expect(kinds == [.presentActiveController])
      let other = Headless.makeWindow()
      other.rootViewController = UIViewController()
      Headless.turn()
      other.rootViewController?.present(stage.presented, animated: true)
      #expect(kinds == [.presentAlreadyPresented])
    }

    // Observed: ignored. [controllers 14.4]
    @Test func dismissingWhileBusyOrForNothing() {
      let stage = PairOfScreens()
      stage.present()
      stage.dismiss()
      #expect(kinds == [.dismissWhileInTransition])
      stage.director.animator.complete(true)
      stage.dismiss()
      stage.dismiss()
      #expect(kinds == [.dismissWhileInTransition])
      stage.director.animator.complete(true)
      stage.dismiss()
      #expect(kinds == [.dismissNothing])
      #expect(stage.journal.lines.filter { $0 == "dismiss.completion" }.count == 1)
    }

    // The window is gone between the call and the work.
    @Test func aWindowThatGoesAway() {
      let stage = PairOfScreens()
      stage.presenter.present(stage.presented, animated: true)
      stage.window.rootViewController = nil
      Headless.turn()
      #expect(kinds == [.presentInactiveWindow])
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.presentingViewController == nil)
    }
  }
}
