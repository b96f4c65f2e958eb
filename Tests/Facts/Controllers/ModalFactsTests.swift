import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Smaller facts about who holds which view, and what the context says.
  @MainActor @Suite struct ModalFactsTests {
    // Observed: in viewDidLoad the view is nowhere yet. [controllers 1.4]
    @Test func insetsAreZeroWhileTheViewLoads() async throws {
      try await clock.play {
        final class Loading: UIViewController {
          var insets: UIEdgeInsets?
          override func viewDidLoad() {
            super.viewDidLoad()
            insets = view.safeAreaInsets
          }
        }
        let stage = PairOfScreens()
        let loading = Loading()
        loading.modalPresentationStyle = .overFullScreen
        stage.presenter.present(loading, animated: false)
        clock.turn()
        #expect(loading.insets == UIEdgeInsets.zero)
        #expect(loading.view.safeAreaInsets == stage.window.safeAreaInsets)
      }
    }

    // Observed: B is loaded before P hears anything. [controllers 1.2]
    @Test func thePresentedIsLoadedFirst() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen)
        stage.present()
        #expect(stage.journal.lines(of: "P", "B").prefix(2) == ["B.load", "P.wD"])
        stage.director.animator.complete(true)
      }
    }

    // Documented: UIViewController.h. [controllers 19.1] [controllers 19.3]
    @Test func theStoredMembersBeginAsDocumented() async throws {
      try await clock.play {
        let screen = UIViewController()
        #expect(!screen.definesPresentationContext)
        #expect(!screen.providesPresentationContextTransitionStyle)
        #expect(!screen.modalPresentationCapturesStatusBarAppearance)
        #expect(!screen.isModalInPresentation && screen.restoresFocusAfterTransition)
        #expect(screen.modalTransitionStyle == .coverVertical)
        #expect(!screen.disablesAutomaticKeyboardDismissal)
        screen.modalPresentationStyle = .formSheet
        #expect(screen.disablesAutomaticKeyboardDismissal)
        screen.definesPresentationContext = true
        #expect(screen.definesPresentationContext)
      }
    }

    // Observed: P's view put into the container of a custom dismissal vanishes with it.
    // [controllers 5.6]
    @Test func aPresentersViewInACustomContainerIsLost() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.presentFully()
        stage.director.animator.complete(true)
        stage.director.animator.inspect = { $0.containerView.addSubview(stage.presenter.view) }
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presenter.view.window == nil)
      }
    }

    // Observed once: nor does UIKit put it back over a full screen. [controllers 6.7]
    @Test func aParkedPresenterIsNotPutBack() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .overFullScreen)
        stage.director.animator.inspect = {
          $0.containerView.insertSubview(stage.presenter.view, at: 0)
        }
        stage.present()
        let container = stage.director.animator.context?.containerView
        stage.director.animator.complete(true)
        #expect(stage.presenter.view.superview === container)
        stage.director.animator.inspect = { _ in }
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(stage.presenter.view.window == nil && container?.superview == nil)
      }
    }

    // Documented: WWDC 2013, 218: the animator inserts the view, UIKit does not.
    // [controllers 6.1]
    @Test func uikitDoesNotInsertTheView() async throws {
      try await clock.play {
        final class Idle: NSObject, UIViewControllerAnimatedTransitioning,
          UIViewControllerTransitioningDelegate
        {
          var context: (any UIViewControllerContextTransitioning)?
          func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
          ) -> TimeInterval { 1 }
          func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
          }
          func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let stage = PairOfScreens(style: .overFullScreen)
        let idle = Idle()
        stage.presented.transitioningDelegate = idle
        stage.present()
        #expect(idle.context?.containerView.subviews.isEmpty == true)
        idle.context?.completeTransition(true)
        #expect(stage.presented.view.superview == nil)
      }
    }

    // Documented: the questions, and who starts, with an interaction controller.
    // [controllers 8.1] [controllers 12.10]
    @Test func theQuestionsOfAnInteractiveStart() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.director.interactor = Interactor(stage.director.animator)
        stage.present()
        #expect(
          stage.journal.lines(of: "delegate", "animator", "interactor") == [
            "delegate.presentationController", "delegate.animatorForPresented",
            "delegate.interactorForPresentation", "animator.duration", "interactor.start",
          ])
        stage.director.animator.complete(true)
      }
    }

    // Observed: a delegate that is gone leaves the system's transition. [controllers 8.4]
    @Test func aDelegateThatIsGoneLeavesTheSystems() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.presentFully()
        stage.director.animator.complete(true)
        stage.journal.lines = []
        stage.presented.transitioningDelegate = nil
        stage.dismiss()
        #expect(stage.journal.lines(of: "delegate", "animator").isEmpty)
        #expect(stage.presented.view.window != nil)
        clock.advance(by: 1)
        #expect(stage.presented.view.window == nil)
      }
    }

    // Documented: P's delegate has no say. [controllers 8.4]
    @Test func thePresentersDelegateIsNotAsked() async throws {
      try await clock.play {
        let stage = PairOfScreens(directs: false)
        stage.presenter.transitioningDelegate = stage.director
        stage.presentFully()
        stage.dismiss()
        clock.advance(by: 1)
        #expect(stage.journal.lines(of: "delegate").isEmpty)
        #expect(stage.presented.view.window == nil)
      }
    }
  }
}
