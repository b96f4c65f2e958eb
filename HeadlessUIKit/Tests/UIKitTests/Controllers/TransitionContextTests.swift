import Testing
import UIKit

extension All {
  /// What the context tells its animator [controllers, sections 5 and 6].
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

    // Documented: Apple's sample CustomTransitions; UIViewControllerTransitioning.h.
    // [controllers 5.1] [controllers 5.3] [controllers 5.7]
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

    // Documented: both views. Observed: the presenter's out, and back where it was.
    // [controllers 3.7] [controllers 5.4] [controllers 5.7] [controllers 6.5]
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

    // Observed: UIKit puts the presenter back even if nobody helps. [controllers 6.1]
    // [controllers 6.5]
    @Test func aPresenterComesBackWithoutTheAnimatorsHelp() {
      let stage = PairOfScreens(style: .fullScreen, directs: false)
      stage.presentFully()
      #expect(stage.presenter.view.window == nil)
      stage.dismiss(animated: false)
      Headless.advance(by: 1)
      #expect(stage.presenter.view.superview === stage.window)
      #expect(stage.journal.lines.suffix(2) == ["B.dD", "dismiss.completion"])
    }

    // Observed: the container stands beside the presenter's view. [controllers 6.2]
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
