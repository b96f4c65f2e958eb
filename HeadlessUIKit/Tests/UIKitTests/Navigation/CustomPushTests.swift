import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct CustomPushTests {
    init() { Headless.reset() }

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
  }
}
