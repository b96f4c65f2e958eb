import Testing

@testable import UIKit

extension All {
  /// The stack under real touches.
  @MainActor @Suite struct NavigationFingerTests {
    init() { Headless.reset() }

    private func drag(_ theatre: NavigationTheatre, from: CGFloat, to: CGFloat) {
      Headless.play(
        .drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), over: 0.8),
        in: theatre.window)
    }

    // Documented: a swipe from the leading edge goes back. [gestures 87]
    @Test func aSwipeFromTheEdgePops() {
      let theatre = NavigationTheatre.ofTwo()
      drag(theatre, from: 2, to: 350)
      Headless.advance(by: 0.5)
      #expect(theatre.navigation.transitionCoordinator?.isInteractive == true)
      let way: CGFloat = theatre.b.view.layer.presentation()?.frame.minX ?? 0
      #expect(way > 100 && way < 300)
      Headless.advance(by: 1.5)
      #expect(theatre.names == ["A"] && theatre.b.view.window == nil && Headless.misuses.isEmpty)
    }

    // A short way, at rest: it comes back.
    @Test func aShortSwipeComesBack() {
      let theatre = NavigationTheatre.ofTwo()
      drag(theatre, from: 2, to: 80)
      Headless.advance(by: 3)
      #expect(theatre.names == ["A", "B"] && theatre.b.view.frame == theatre.window.bounds)
      #expect(theatre.lines("A").suffix(2) == ["A.wD", "A.dD"] && Headless.misuses.isEmpty)
    }

    // Only at the edge, and not at the root. [gestures 88]
    @Test func elsewhereNothingHappens() {
      let theatre = NavigationTheatre.ofTwo()
      drag(theatre, from: 100, to: 380)
      Headless.advance(by: 2)
      #expect(theatre.names == ["A", "B"] && theatre.journal.lines.isEmpty)
      theatre.navigation.popViewController(animated: false)
      Headless.turn()
      theatre.journal.lines = []
      drag(theatre, from: 2, to: 380)
      Headless.advance(by: 2)
      #expect(theatre.journal.lines.isEmpty && Headless.misuses.isEmpty)
    }

    // Observed: it beats an app's own edge pan on the same edge, deeper though that is.
    // [gestures 91]
    @Test(arguments: [true, false]) func theSystemsSwipeComesFirst(mayPop: Bool) {
      let theatre = NavigationTheatre.ofTwo()
      var begins = 0
      let own = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      own.edges = .left
      own.addHeadlessTarget { if $0.state == .began { begins += 1 } }
      theatre.b.view.addGestureRecognizer(own)
      theatre.b.navigationItem.hidesBackButton = !mayPop
      drag(theatre, from: 2, to: 350)
      Headless.advance(by: 2)
      #expect(begins == (mayPop ? 0 : 1))
      #expect(theatre.names == (mayPop ? ["A"] : ["A", "B"]) && Headless.misuses.isEmpty)
    }

    @Test func aTapOnTheBackButtonPops() {
      let theatre = NavigationTheatre.ofTwo()
      Headless.play(.tap(at: CGPoint(x: 20, y: 69)), in: theatre.window)
      Headless.advance(by: 1)
      #expect(theatre.names == ["A"] && Headless.misuses.isEmpty)
    }
  }
}
