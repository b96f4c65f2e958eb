import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// [controllers, section 11].
  @MainActor @Suite struct CoordinatorTests {
    // Documented: UIViewControllerTransitionCoordinator.h: for both, and for their children; only
    // during the transition. [controllers 11.1] [controllers 11.2] [controllers 11.7]
    @Test func bothSidesHaveTheCoordinator() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let child = UIViewController()
        stage.presented.addChild(child)
        #expect(stage.presenter.transitionCoordinator == nil)
        stage.present()
        #expect(stage.presenter.transitionCoordinator === stage.presented.transitionCoordinator)
        #expect(child.transitionCoordinator === stage.presented.transitionCoordinator)
        let coordinator = stage.presented.transitionCoordinator
        #expect(coordinator?.transitionDuration == 0.4)
        #expect(coordinator?.viewController(forKey: .to) === stage.presented)
        #expect(coordinator?.presentationStyle == .custom)
        #expect(coordinator?.containerView === stage.presented.view.superview)
        stage.director.animator.complete(true)
        #expect(stage.presenter.transitionCoordinator == nil)
        #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
      }
    }

    private func alongside(_ stage: PairOfScreens) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      clock.turn()
      stage.director.animator.inspect = { context in
        let presented = context.viewController(forKey: .to)
        presented?.transitionCoordinator?.animate(
          alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
      }
      return view
    }

    // Documented: the transition's duration, also beside the container. [controllers 11.8]
    @Test func alongsideAnimationsTakeTheTransitionsTime() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let view = alongside(stage)
        stage.present()
        #expect(view.alpha == 0)
        clock.advance(by: 0.2)
        let opacity = try #require(view.layer.presentation()?.opacity)
        #expect(clock.isClose(CGFloat(opacity), 0.5, within: 0.1, speed: 5))
        clock.advance(by: 0.3)
        #expect(view.layer.animationKeys() == nil)
        stage.director.animator.complete(true)
      }
    }

    // Documented: WWDC 2016, 216: into the interruptible animator, which may hold them.
    // [controllers 11.9]
    @Test func alongsideAnimationsJoinAnInterruptibleAnimator() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let view = alongside(stage)
        let animator = InterruptibleAnimator(stage.director.animator)
        stage.director.interruptible = animator
        stage.present()
        clock.advance(by: 0.1)
        animator.propertyAnimators[0].pauseAnimation()
        let held = try #require(view.layer.presentation()?.opacity)
        clock.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == held && held > 0.5 && held < 1)
        animator.propertyAnimators[0].startAnimation()
        clock.advance(by: 1)
        #expect(stage.journal.lines.contains("B.dA"))
      }
    }

    // Documented: only a completion is fine, and it comes on a cancel as well. [controllers 11.7]
    // [controllers 11.12]
    @Test(arguments: [true, false])
    func completionsComeEitherWay(completes: Bool) async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        var cancelled: Bool?
        let queued = stage.presented.transitionCoordinator?.animate(
          alongsideTransition: nil, completion: { cancelled = $0.isCancelled })
        #expect(queued == true)
        stage.director.animator.complete(completes)
        #expect(cancelled == !completes)
      }
    }

    // Documented: Apple's tab sample begins the next transition there. [controllers 11.12]
    @Test func aPresentationMayBeginInTheCompletion() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        let next = Screen("C", stage.journal)
        stage.present()
        stage.presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.presenter.present(next, animated: false)
        }
        stage.director.animator.complete(false)
        clock.turn()
        #expect(stage.presenter.presentedViewController === next)
      }
    }

    // Observed: the system's duration without an animator; alongside runs with it.
    // [controllers 9.11] [controllers 11.1]
    @Test func aSystemPresentationHasACoordinator() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .overFullScreen, directs: false)
        var ran = false
        stage.presenter.present(stage.presented, animated: true)
        stage.presented.transitionCoordinator?.animate(
          alongsideTransition: { _ in ran = true }, completion: nil)
        clock.turn()
        #expect(ran && stage.presented.transitionCoordinator?.transitionDuration == 0.5)
        clock.advance(by: 1)
        #expect(stage.presented.view.frame == stage.window.bounds)
      }
    }
  }
}
