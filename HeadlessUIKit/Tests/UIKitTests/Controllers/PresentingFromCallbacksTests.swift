import Testing
import UIKit

extension All {
  /// Presentations and dismissals that begin inside callbacks and completions.
  @MainActor @Suite struct PresentingFromCallbacksTests {
    init() { Headless.reset() }
    private var kinds: [HeadlessMisuse.Kind] { Headless.takeMisuses().map(\.kind) }

    private func pair(_ style: UIModalPresentationStyle = .custom) -> PairOfScreens {
      let stage = PairOfScreens(style: style)
      stage.director.animator.completesAtOnce = true
      return stage
    }

    // Documented: UIViewController.h: the completion follows the "did". [controllers 3.4]
    @Test(arguments: HeadlessOrder.allCases)
    func aCompletionMayPresentAndDismiss(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair()
      var seen: [Bool] = []
      stage.presenter.present(stage.presented, animated: true) {
        seen.append(stage.journal.lines.contains("B.dA"))
        stage.presenter.dismiss(animated: true) {
          seen.append(stage.journal.lines.contains("B.dD"))
          stage.presenter.present(stage.presented, animated: true) { seen.append(true) }
        }
      }
      Headless.turn()
      #expect(seen == [true, true, true] && Headless.misuses.isEmpty)
      #expect(stage.presented.view.window != nil)
    }

    // Common practice: leaving at once from viewDidAppear.
    @Test(arguments: HeadlessOrder.allCases)
    func aScreenMayDismissItselfInViewDidAppear(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair()
      stage.presented.onDidAppear = { stage.presented.dismiss(animated: true) }
      stage.present()
      #expect(stage.journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA", "B.wD", "B.dD"])
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
    }

    // Common practice: one screen after the other, from viewDidDisappear. [controllers 2.10]
    @Test(arguments: HeadlessOrder.allCases)
    func theNextMayBePresentedInViewDidDisappear(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair()
      let next = Screen("C", stage.journal)
      stage.presented.onDidDisappear = { stage.presenter.present(next, animated: false) }
      stage.present()
      stage.dismiss()
      #expect(next.presentingViewController === stage.presenter && next.view.window != nil)
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
    }

    // Common practice: a presenter that comes back presents the next.
    @Test(arguments: HeadlessOrder.allCases)
    func aRemovedPresenterMayPresentInViewDidAppear(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair(.fullScreen)
      let next = Screen("C", stage.journal)
      stage.present()
      stage.presenter.onDidAppear = {
        stage.presenter.onDidAppear = {}
        stage.presenter.present(next, animated: false)
      }
      stage.dismiss()
      #expect(next.presentingViewController === stage.presenter && Headless.misuses.isEmpty)
      #expect(stage.presented.view.window == nil)
    }

    // Observed: in viewWillAppear the transition runs already. [controllers 14.1]
    @Test func presentingInViewWillAppearIsRefused() {
      final class Hasty: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          present(UIViewController(), animated: true)
        }
      }
      let stage = pair()
      let hasty = Hasty()
      hasty.modalPresentationStyle = .overFullScreen
      stage.presenter.present(hasty, animated: false)
      Headless.turn()
      #expect(kinds == [.presentWhileInTransition])
      #expect(hasty.presentedViewController == nil && hasty.view.window != nil)
    }

    // Observed: a root's view is not in its window before it appears. [controllers 14.3]
    @Test func aRootCannotPresentBeforeItIsSeen() {
      final class Hasty: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          present(UIViewController(), animated: true)
        }
      }
      let window = Headless.makeWindow()
      window.rootViewController = Hasty()
      #expect(kinds == [.presentInactiveWindow])
    }

    // Observed: both ways, while the other runs; neither completion comes.
    // [controllers 14.1] [controllers 14.4]
    @Test func presentingAndDismissingInOneBreathIsRefused() {
      let stage = pair()
      var completions = 0
      stage.presenter.present(stage.presented, animated: true)
      stage.presenter.dismiss(animated: true) { completions += 1 }
      #expect(kinds == [.dismissWhileInTransition])
      Headless.turn()
      stage.director.animator.completesAtOnce = false
      stage.dismiss()
      stage.presenter.present(UIViewController(), animated: true) { completions += 1 }
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.presentWhileInTransition] && completions == 0)
      #expect(misuses[0].message.hasSuffix("while a presentation is in progress."))
      stage.director.animator.complete(true)
      #expect(stage.presenter.presentedViewController == nil)
    }

    // Observed: a dismissal without animation may be followed by a presentation in the same
    // breath, or not. Unverified, both.
    @Test(arguments: HeadlessOrder.allCases)
    func presentingAfterAnUnanimatedDismissal(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair()
      stage.present()
      let next = UIViewController()
      stage.presenter.dismiss(animated: false)
      stage.presenter.present(next, animated: false)
      Headless.turn()
      #expect(kinds == (order == .first ? [.presentWhileInTransition] : []))
      #expect((stage.presenter.presentedViewController === next) == (order == .second))
    }

    // Documented: UIViewControllerContextTransitioning: the animator may complete at once.
    @Test(arguments: HeadlessOrder.allCases)
    func completingInsideTheStartIsFine(order: HeadlessOrder) {
      Headless.order = order
      let stage = pair()
      stage.present()
      #expect(stage.journal.lines.contains("present.completion"))
      #expect(stage.journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA"])
      #expect(stage.presented.transitionCoordinator == nil && Headless.misuses.isEmpty)
    }
  }
}
