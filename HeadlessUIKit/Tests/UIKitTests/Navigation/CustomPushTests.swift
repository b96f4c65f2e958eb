import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct CustomPushTests {
    init() { Headless.reset() }

    // Documented: first the animator; only with one, the interaction controller.
    // [controllers 8.2] [controllers 15.1]
    @Test func theQuestions() {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
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
      Headless.advance(by: 1)
      #expect(
        theatre.lines("delegate") == [
          "delegate.animator pop BA", "delegate.willShow A", "delegate.didShow A",
        ])
      #expect(Headless.misuses.isEmpty)
    }

    // Without animation nobody is asked: that is for `.custom` presentations alone.
    // [controllers 5.9]
    @Test func withoutAnimationNobodyIsAsked() {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: false)
      Headless.turn()
      #expect(theatre.lines("delegate") == ["delegate.willShow B", "delegate.didShow B"])
      #expect(theatre.names == ["A", "B"] && theatre.b.view.window != nil)
    }

    // Unverified: the second order asks in the call already.
    @Test func theSecondOrderAsksAtOnce() {
      Headless.order = .second
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      #expect(theatre.lines("delegate").first == "delegate.animator push AB")
      Headless.turn()
      theatre.director.animator.complete(true)
      #expect(theatre.lines("delegate").filter { $0.contains("animator") }.count == 1)
    }

    // Documented: the two content controllers, with both their views; no style; frames as the
    // header says. [controllers 5.2] [controllers 5.4] [controllers 5.7] [controllers 5.9]
    @Test func contextNamesBothScreensAndTheirFrames() throws {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
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

    // Before the animator has put it anywhere. [controllers 5.7]
    @Test func theArrivingScreenStartsNowhere() {
      let theatre = NavigationTheatre(directs: true)
      var start: CGRect?
      theatre.director.animator.inspect = { [b = theatre.b] in start = $0.initialFrame(for: b) }
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      #expect(start == .zero)
      theatre.director.animator.complete(true)
    }

    // Published hierarchies: a private view inside, not the controller's own; the leaving view is
    // taken out at the end. [controllers 6.4]
    @Test func theContainerIsPrivate() throws {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      let context = try #require(theatre.director.animator.context)
      let container = context.containerView
      #expect(container !== theatre.navigation.view)
      #expect(container.isDescendant(of: theatre.navigation.view))
      #expect(!theatre.navigation.navigationBar.isDescendant(of: container))
      #expect(theatre.a.view.superview === container && theatre.b.view.superview === container)
      theatre.director.animator.complete(true)
      #expect(theatre.a.view.superview == nil && theatre.b.view.superview === container)
    }

    // WWDC 2013, session 218: the animator adds the arriving view, UIKit does not.
    // [controllers 6.1]
    @Test func theAnimatorAddsTheArrivingView() throws {
      let theatre = NavigationTheatre(directs: true)
      var superview: UIView?
      theatre.director.animator.inspect = { superview = $0.view(forKey: .to)?.superview }
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      #expect(superview == nil && theatre.b.isViewLoaded)
      theatre.director.animator.complete(true)
    }

    // The other door. [controllers 12.10]
    @Test func aninteractionControllerStartsInstead() {
      let theatre = NavigationTheatre(directs: true)
      theatre.director.interactor = Interactor(theatre.director.animator)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      #expect(theatre.journal.lines.contains("interactor.start"))
      #expect(!theatre.journal.lines.contains("animator.animate"))
      #expect(theatre.navigation.transitionCoordinator?.isInteractive == true)
      theatre.director.animator.context?.finishInteractiveTransition()
      #expect(theatre.navigation.transitionCoordinator?.isInteractive == false)
      theatre.director.animator.complete(true)
      #expect(theatre.b.view.window != nil && Headless.misuses.isEmpty)
    }

    // Alongside animations go into the interruptible animator, the bar's too. [controllers 11.9]
    // [controllers 15.11]
    @Test func alongsideGoesIntoTheInterruptibleAnimator() {
      let theatre = NavigationTheatre(directs: true)
      theatre.director.interruptible = InterruptibleAnimator(theatre.director.animator)
      let marker = UIView()
      theatre.window.addSubview(marker)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      theatre.b.transitionCoordinator?.animate(alongsideTransition: { _ in marker.alpha = 0 })
      Headless.turn()
      Headless.advance(by: 0.2)
      let content = theatre.navigation.navigationBar.content
      let shown = (marker.layer.presentation()?.opacity, content?.layer.presentation()?.opacity)
      #expect(isClose(CGFloat(shown.0 ?? 9), 0.5, 0.01))
      #expect(isClose(CGFloat(shown.1 ?? 9), 0.5, 0.01))
      theatre.director.interruptible?.propertyAnimators[0].pauseAnimation()
      Headless.advance(by: 1)
      let held: CGFloat = CGFloat(marker.layer.presentation()?.opacity ?? 9)
      #expect(isClose(held, 0.5, 0.01))
      theatre.director.interruptible?.propertyAnimators[0].startAnimation()
      Headless.advance(by: 1)
      #expect(theatre.names == ["A", "B"] && Headless.misuses.isEmpty)
    }

    // The coordinator answers on everybody concerned. [controllers 11.1] [controllers 11.2]
    @Test(arguments: HeadlessOrder.allCases) func thePoppedOneHasACoordinator(order: HeadlessOrder)
    {
      Headless.order = order
      let theatre = NavigationTheatre.ofTwo(directs: true)
      theatre.navigation.popViewController(animated: true)
      Headless.turn()
      let coordinator = theatre.navigation.transitionCoordinator
      #expect(coordinator != nil && theatre.b.transitionCoordinator === coordinator)
      #expect(theatre.a.transitionCoordinator === coordinator)
      theatre.director.animator.complete(true)
      #expect(theatre.b.transitionCoordinator == nil && theatre.b.parent == nil)
      #expect(theatre.navigation.transitionCoordinator == nil)
    }

    // Documented: the method must be called, and once. [controllers 10.1]
    @Test func completingIsWatched() {
      let theatre = NavigationTheatre(directs: true)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      let context = theatre.director.animator.context
      Headless.checkTransitions()
      #expect(Headless.takeMisuses().map(\.kind) == [.neverCompleted])
      context?.completeTransition(true)
      context?.completeTransition(true)
      #expect(Headless.takeMisuses().map(\.kind) == [.completedTwice])
    }

    // Nothing is kept: screens that were popped go.
    @Test func aPoppedScreenIsReleased() {
      let theatre = NavigationTheatre(directs: true)
      theatre.director.animator.completesAtOnce = true
      weak var page: Page?
      do {
        let fresh = Page("F", theatre.journal)
        page = fresh
        theatre.navigation.pushViewController(fresh, animated: true)
        Headless.turn()
        theatre.navigation.popViewController(animated: true)
        Headless.turn()
      }
      Headless.advance(by: 1)
      #expect(page == nil && Headless.misuses.isEmpty)
    }
  }
}
