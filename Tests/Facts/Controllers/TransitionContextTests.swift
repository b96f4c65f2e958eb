import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// What the context tells its animator [controllers, sections 5 and 6].
  @MainActor @Suite struct TransitionContextTests {
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
    @Test func aPresenterThatStaysHasNoView() async throws {
      try await clock.play {
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
        #expect(stage.presenter.view.window === stage.window)
      }
    }

    // Documented: both views. Observed: the presenter's out, and back where it was.
    // [controllers 3.7] [controllers 5.4] [controllers 5.7] [controllers 6.5]
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func aRemovedPresenterHasAView(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        let stage = PairOfScreens(style: style)
        removing(stage)
        let bounds = stage.window.bounds
        inspect(stage) { context in
          #expect(context.view(forKey: .from) === stage.presenter.view)
          #expect(context.view(forKey: .to) === stage.presented.view)
          #expect(context.finalFrame(for: stage.presenter) == .zero)
        }
        stage.present()
        #expect(stage.presenter.view.window === stage.window)
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
        #expect(stage.presenter.view.window === stage.window)
        #expect(stage.presented.view.superview == nil)
      }
    }

    // Observed: UIKit puts the presenter back even if nobody helps. [controllers 6.1]
    // [controllers 6.5]
    @Test func aPresenterComesBackWithoutTheAnimatorsHelp() async throws {
      try await clock.play {
        let stage = PairOfScreens(style: .fullScreen, directs: false)
        stage.presentFully()
        #expect(stage.presenter.view.window == nil)
        stage.dismiss(animated: false)
        clock.advance(by: 1)
        #expect(stage.presenter.view.window === stage.window)
        #expect(
          stage.journal.lines(of: "B", "dismiss").suffix(2) == ["B.dD", "dismiss.completion"])
        #expect(stage.journal.lines.last == "dismiss.completion")
      }
    }

    // Observed: the container stands beside the presenter's view. [controllers 6.2]
    @Test func theContainerIsBesideThePresenter() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        let container = stage.presented.presentationController?.containerView
        #expect(container?.window === stage.window)
        #expect(container?.place == stage.window.bounds)
        #expect(!stage.presenter.view.isDescendant(of: container!))
        stage.director.animator.complete(true)
        #expect(stage.presented.view.superview === container)
        stage.dismiss()
        stage.director.animator.complete(true)
        #expect(container?.window == nil)
      }
    }
  }
}
