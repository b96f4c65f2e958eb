import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct CustomPushTests {
    // Documented: first the animator; only with one, the interaction controller.
    // [controllers 8.2] [controllers 15.1]
    @Test func theQuestions() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        #expect(
          theatre.lines("delegate", "animator") == [
            "delegate.animator push AB", "delegate.interactor", "delegate.willShow B",
            "animator.duration", "animator.animate",
          ])
        theatre.director.animator.complete(true)
        #expect(
          theatre.lines("delegate", "animator").suffix(2) == [
            "delegate.didShow B", "animator.ended true",
          ])
        theatre.journal.lines = []
        theatre.director.vendsAnimator = false
        theatre.navigation.popViewController(animated: true)
        clock.advance(by: 1)
        #expect(
          theatre.lines("delegate") == [
            "delegate.animator pop BA", "delegate.willShow A", "delegate.didShow A",
          ])
      }
    }

    // Without animation nobody is asked: that is for `.custom` presentations alone.
    // [controllers 5.9]
    @Test func withoutAnimationNobodyIsAsked() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.pushViewController(theatre.b, animated: false)
        clock.turn()
        #expect(theatre.lines("delegate") == ["delegate.willShow B", "delegate.didShow B"])
        #expect(theatre.names == ["A", "B"] && theatre.b.view.window != nil)
      }
    }

    // Documented: the two content controllers, with both their views; no style; frames as the
    // header says. [controllers 5.2] [controllers 5.4] [controllers 5.7] [controllers 5.9]
    @Test func contextNamesBothScreensAndTheirFrames() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        let context = try #require(theatre.director.animator.context)
        #expect(context.viewController(forKey: .from) === theatre.a)
        #expect(context.viewController(forKey: .to) === theatre.b)
        #expect(context.view(forKey: .from) === theatre.a.view)
        #expect(context.view(forKey: .to) === theatre.b.view)
        #expect(context.presentationStyle == .none && context.isAnimated)
        let screen = theatre.window.bounds
        #expect(context.initialFrame(for: theatre.a) == screen)
        #expect(context.finalFrame(for: theatre.a) == .zero)
        #expect(context.finalFrame(for: theatre.b) == screen)
        #expect(context.targetTransform == .identity)
        theatre.director.animator.complete(true)
      }
    }

    // Before the animator has put it anywhere. [controllers 5.7]
    @Test func theArrivingScreenStartsNowhere() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        var start: CGRect?
        theatre.director.animator.inspect = { [b = theatre.b] in start = $0.initialFrame(for: b) }
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        #expect(start == .zero)
        theatre.director.animator.complete(true)
      }
    }

    // Published hierarchies: a private view inside, not the controller's own; the leaving view is
    // taken out at the end. [controllers 6.4]
    @Test func theContainerIsPrivate() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        let context = try #require(theatre.director.animator.context)
        let container = context.containerView
        #expect(container !== theatre.navigation.view)
        #expect(container.isDescendant(of: theatre.navigation.view))
        #expect(!theatre.navigation.navigationBar.isDescendant(of: container))
        #expect(theatre.a.view.superview === container && theatre.b.view.superview === container)
        theatre.director.animator.complete(true)
        #expect(theatre.a.view.superview == nil && theatre.b.view.superview === container)
      }
    }

    // WWDC 2013, session 218: the animator adds the arriving view, UIKit does not.
    // [controllers 6.1]
    @Test func theAnimatorAddsTheArrivingView() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        var superview: UIView?
        theatre.director.animator.inspect = { superview = $0.view(forKey: .to)?.superview }
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        #expect(superview == nil && theatre.b.isViewLoaded)
        theatre.director.animator.complete(true)
      }
    }

    // The other door. [controllers 12.10]
    @Test func aninteractionControllerStartsInstead() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.director.interactor = Interactor(theatre.director.animator)
        theatre.navigation.pushViewController(theatre.b, animated: true)
        clock.turn()
        #expect(theatre.journal.lines.contains("interactor.start"))
        #expect(!theatre.journal.lines.contains("animator.animate"))
        #expect(theatre.navigation.transitionCoordinator?.isInteractive == true)
        theatre.director.animator.context?.finishInteractiveTransition()
        #expect(theatre.navigation.transitionCoordinator?.isInteractive == false)
        theatre.director.animator.complete(true)
        #expect(theatre.b.view.window != nil)
      }
    }

    // Nothing is kept: screens that were popped go.
    @Test func aPoppedScreenIsReleased() async throws {
      try await clock.play {
        let theatre = NavigationTheatre(directs: true)
        theatre.director.animator.completesAtOnce = true
        weak var page: Page?
        do {
          let fresh = Page("F", theatre.journal)
          page = fresh
          theatre.navigation.pushViewController(fresh, animated: true)
          clock.turn()
          theatre.navigation.popViewController(animated: true)
          clock.turn()
        }
        clock.advance(by: 1)
        #expect(page == nil)
      }
    }
  }
}
