import Testing
import UIKit

extension All {
  /// What the context tells its animator: facts 5 and 6.
  @MainActor @Suite struct TransitionContextTests {
    init() { Headless.reset() }

    private typealias Context = any UIViewControllerContextTransitioning

    private func inspect(
      _ stage: PairOfScreens, _ look: @escaping (any UIViewControllerContextTransitioning) -> Void
    ) {
      stage.director.animator.inspect = look
    }

    private func removing(_ stage: PairOfScreens) {
      stage.director.makePresentation = { [journal = stage.journal] presented, presenting in
        let scribe = PresentationScribe(journal, presented, presenting)
        scribe.removes = true
        return scribe
      }
    }

    // Facts 5.1, 5.3 and 5.7.
    @Test func aPresenterThatStaysHasNoView() {
      let stage = PairOfScreens()
      let bounds = stage.window.bounds
      inspect(stage) { context in
        #expect(context.viewController(forKey: .from) === stage.presenter)
        #expect(context.viewController(forKey: .to) === stage.presented)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === stage.presented.view)
        #expect(context.initialFrame(for: stage.presenter) == bounds)
        #expect(context.finalFrame(for: stage.presenter) == bounds)
        #expect(context.initialFrame(for: stage.presented) == .zero)
        #expect(context.finalFrame(for: stage.presented) == bounds)
        #expect(context.presentationStyle == .custom && context.isAnimated)
        #expect(!context.isInteractive && !context.transitionWasCancelled)
      }
      stage.present()
      stage.director.animator.complete(true)
      inspect(stage) { context in
        #expect(context.viewController(forKey: .from) === stage.presented)
        #expect(context.view(forKey: .from) === stage.presented.view)
        #expect(context.view(forKey: .to) == nil)
        #expect(context.finalFrame(for: stage.presented) == .zero)
      }
      stage.dismiss()
      #expect(stage.director.animator.context != nil)
      stage.director.animator.complete(true)
      #expect(stage.presenter.view.superview === stage.window)
    }

    // Facts 5.4, 5.7 and 6.5: both views, the presenter's out and back where it was.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func aRemovedPresenterHasAView(style: UIModalPresentationStyle) {
      let stage = PairOfScreens(style: style)
      removing(stage)
      let bounds = stage.window.bounds
      inspect(stage) { context in
        #expect(context.view(forKey: .from) === stage.presenter.view)
        #expect(context.view(forKey: .to) === stage.presented.view)
        #expect(context.finalFrame(for: stage.presenter) == .zero)
      }
      stage.present()
      #expect(stage.presenter.view.superview === stage.window)
      stage.director.animator.complete(true)
      #expect(stage.presenter.view.superview == nil)
      inspect(stage) { context in
        #expect(context.view(forKey: .from) === stage.presented.view)
        #expect(context.view(forKey: .to) === stage.presenter.view)
        #expect(context.initialFrame(for: stage.presenter) == .zero)
        #expect(context.finalFrame(for: stage.presenter) == bounds)
      }
      stage.dismiss()
      #expect(stage.presenter.view.superview === stage.director.animator.context?.containerView)
      stage.director.animator.complete(true)
      #expect(stage.presenter.view.superview === stage.window)
      #expect(stage.window.subviews == [stage.presenter.view])
      #expect(stage.presented.view.superview == nil)
    }

    // Facts 6.5: UIKit puts the presenter back even if the animator did not.
    @Test func aPresenterComesBackWithoutTheAnimatorsHelp() {
      let stage = PairOfScreens(style: .fullScreen, directs: false)
      stage.presentFully()
      #expect(stage.presenter.view.window == nil)
      stage.dismiss(animated: false)
      Headless.advance(by: 1)
      #expect(stage.presenter.view.superview === stage.window)
      #expect(stage.journal.lines.suffix(2) == ["B.dD", "dismiss.completion"])
    }

    // Facts 6.2: the container stands beside the presenter's view.
    @Test func theContainerIsBesideThePresenter() {
      let stage = PairOfScreens()
      stage.present()
      let container = stage.presented.presentationController?.containerView
      #expect(container?.superview === stage.window)
      #expect(container?.frame == stage.window.bounds)
      #expect(!stage.presenter.view.isDescendant(of: container!))
      stage.director.animator.complete(true)
      #expect(stage.presented.view.superview === container)
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(container?.superview == nil)
    }

    // Facts 5.5: a wrapper made in presentationTransitionWillBegin is what the animator gets.
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

    // Facts 10.1; the documentation of completeTransition(_:).
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

    // Facts 5.9, and 8.7 against it.
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
