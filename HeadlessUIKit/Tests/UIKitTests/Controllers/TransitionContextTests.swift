import Testing
import UIKit

extension All {
  /// What the context tells its animator [controllers, sections 5 and 6].
  @MainActor @Suite struct TransitionContextTests {
    init() { Headless.reset() }

    private func inspect(
      _ stage: PairOfScreens, _ look: @escaping (any UIViewControllerContextTransitioning) -> Void
    ) {
      stage.director.animator.inspect = look
    }

    // Documented: presentedView; a wrapper made in presentationTransitionWillBegin is what the
    // animator gets. [controllers 5.5]
    @Test(arguments: HeadlessOrder.allCases)
    func theWrapperIsTheView(order: HeadlessOrder) {
      final class Wrapping: UIPresentationController {
        var wrapper: UIView?
        override var presentedView: UIView? { wrapper }
        override var frameOfPresentedViewInContainerView: CGRect {
          CGRect(x: 10, y: 20, width: 100, height: 200)
        }
        override func presentationTransitionWillBegin() {
          wrapper = UIView()
          wrapper?.addSubview(presentedViewController.view)
        }
      }
      Headless.order = order
      let stage = PairOfScreens()
      stage.director.makePresentation = {
        Wrapping(presentedViewController: $0, presenting: $1)
      }
      inspect(stage) { context in
        #expect(context.view(forKey: .to) !== stage.presented.view)
        #expect(context.view(forKey: .to) === stage.presented.view.superview)
        #expect(
          context.finalFrame(for: stage.presented) == CGRect(x: 10, y: 20, width: 100, height: 200))
      }
      stage.present()
      stage.director.animator.complete(true)
      #expect(stage.presented.view.superview?.frame.minX == 10)
      inspect(stage) { _ in }
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.presented.view.window == nil)
    }

    // Documented: completeTransition(_:) must be called. [controllers 10.1]
    @Test func completingTwiceAndNeverAreReported() {
      let stage = PairOfScreens()
      stage.present()
      let context = stage.director.animator.context
      Headless.checkTransitions()
      #expect(Headless.takeMisuses().map(\.kind) == [.neverCompleted])
      context?.completeTransition(true)
      context?.completeTransition(true)
      #expect(Headless.takeMisuses().map(\.kind) == [.completedTwice])
      context?.updateInteractiveTransition(0.5)
      #expect(Headless.takeMisuses().map(\.kind) == [.notInTransition])
      Headless.checkTransitions()
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: isAnimated may be false. Observed: not for every dismissal. [controllers 5.9]
    // [controllers 8.7]
    @Test(arguments: [true, false])
    func withoutAnimationACustomAnimatorMayRun(runs: Bool) {
      Headless.unanimatedRunsAnimator = runs
      let stage = PairOfScreens()
      var animated: Bool?
      inspect(stage) { animated = $0.isAnimated }
      stage.present(animated: false)
      #expect(animated == (runs ? false : nil))
      #expect(stage.presented.view.window === stage.window)
      stage.dismiss(animated: false)
      #expect(stage.presented.view.window == nil)
      #expect(
        stage.journal.lines(of: "B") == ["B.load", "B.wA", "B.iA", "B.dA", "B.wD", "B.dD"])
      #expect(stage.presenter.presentedViewController == nil && Headless.misuses.isEmpty)
    }
  }
}
