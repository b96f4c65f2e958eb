import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct BackSwipeTests {
    init() { Headless.reset() }

    // Documented: the recognizer's own delegate says no at the root and in a transition.
    // [gestures 88] [controllers 15.6]
    @Test func theGuard() {
      let theatre = NavigationTheatre()
      let finger = BackSwipe(theatre)
      #expect(!finger.mayBegin)
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.turn()
      #expect(!finger.mayBegin)
      Headless.advance(by: 1)
      #expect(finger.mayBegin)
    }

    // Observed: nor with a hidden bar, a hidden back button, or a left item. [gestures 90]
    // [controllers 15.6]
    @Test func theBackButtonHasToBeThere() {
      let theatre = NavigationTheatre.ofTwo()
      let finger = BackSwipe(theatre)
      #expect(finger.mayBegin)
      theatre.navigation.isNavigationBarHidden = true
      #expect(!finger.mayBegin)
      theatre.navigation.isNavigationBarHidden = false
      theatre.b.navigationItem.hidesBackButton = true
      #expect(!finger.mayBegin)
      theatre.b.navigationItem.hidesBackButton = false
      theatre.b.navigationItem.leftBarButtonItem = UIBarButtonItem()
      #expect(!finger.mayBegin)
      theatre.b.navigationItem.leftBarButtonItem = nil
      #expect(finger.mayBegin && Headless.misuses.isEmpty)
    }

    // Radar 15215690: implementing the question for an animator is enough, whatever it answers.
    // [gestures 89] [controllers 15.7]
    @Test func askingForAnAnimatorUnwiresIt() {
      let theatre = NavigationTheatre.ofTwo(directs: true)
      let finger = BackSwipe(theatre)
      theatre.director.vendsAnimator = false
      #expect(!finger.mayBegin)
      theatre.navigation.delegate = theatre.scribe
      #expect(finger.mayBegin)
      theatre.navigation.delegate = nil
      #expect(finger.mayBegin)
    }

    // Documented: on the navigation controller's view, along the leading edge. [gestures 87]
    // [gestures 86]
    @Test(arguments: [false, true]) func backSwipeIsOnTheLeadingEdge(isMirrored: Bool) throws {
      let navigation = UINavigationController()
      if isMirrored { Headless.setLayoutDirection(.rightToLeft) }
      let view = try #require(navigation.view)
      let recognizer = navigation.interactivePopGestureRecognizer
      #expect(recognizer?.view === view && recognizer?.delegate != nil)
      let edges = (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges
      #expect(edges == (isMirrored ? .right : .left))
    }

    // Observed: the order of a pop, the state of the stack on the way. [controllers 15.4]
    // [controllers 3.1]
    @Test func aSwipePops() {
      let theatre = NavigationTheatre.ofTwo()
      let finger = BackSwipe(theatre)
      finger.begin()
      Headless.turn()
      let coordinator = theatre.navigation.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      #expect(theatre.navigation.topViewController === theatre.a)
      finger.move(to: 195)
      Headless.advance(by: 0.5)
      // The first 12 points do nothing; the recognizer has taken 5 of them. [gestures 145]
      #expect(isClose(theatre.b.view.layer.presentation()?.frame.minX ?? 0, 188, 0.5))
      #expect(isClose(theatre.a.view.layer.presentation()?.frame.minX ?? 0, -60.6, 0.5))
      #expect(isClose(coordinator?.percentComplete ?? 0, 188.0 / 390))
      finger.end(velocity: 800)
      #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == false)
      Headless.advance(by: 1)
      #expect(theatre.lines("A", "B") == ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
      #expect(theatre.names == ["A"] && theatre.b.view.window == nil && Headless.misuses.isEmpty)
    }

    // Measured by others: the page sits 12 points behind the finger, whatever the recognizer's own
    // slop is. [gestures 145]
    @Test(arguments: [HeadlessPanRules.first, .second])
    func thePageIsBehindTheFinger(rules: HeadlessPanRules) {
      Headless.panRules = rules
      let theatre = NavigationTheatre.ofTwo()
      let drag = HeadlessTouchScript([.down(at(2, 300)), .move(to: at(202, 300), over: 1)])
      Headless.play(drag, in: theatre.window)
      Headless.advance(by: 1.1)
      #expect(isClose(theatre.b.view.layer.presentation()?.frame.minX ?? 0, 200 - 12, 0.5))
    }

    // Observed. [controllers 4.2] [controllers 4.11]
    @Test func aSwipeIsTakenBack() {
      let theatre = NavigationTheatre.ofTwo()
      let finger = BackSwipe(theatre)
      finger.begin()
      Headless.turn()
      finger.move(to: 40)
      Headless.advance(by: 0.1)
      theatre.journal.lines = []
      finger.end(velocity: 0)
      Headless.advance(by: 1)
      #expect(theatre.lines("A", "B").filter { $0 != "B.iA" } == ["A.wD", "A.dD", "B.wA", "B.dA"])
      #expect(theatre.names == ["A", "B"] && theatre.b.view.frame == theatre.window.bounds)
      #expect(theatre.a.view.superview == nil)
      #expect(theatre.navigation.navigationBar.topItem === theatre.b.navigationItem)
      finger.begin()
      Headless.turn()
      finger.cancel()
      Headless.advance(by: 1)
      #expect(theatre.names == ["A", "B"] && finger.mayBegin && Headless.misuses.isEmpty)
    }

    // Alongside animations follow the finger. [controllers 15.11]
    @Test func theBarFollowsTheFinger() {
      let theatre = NavigationTheatre.ofTwo()
      let finger = BackSwipe(theatre)
      let marker = UIView()
      theatre.window.addSubview(marker)
      theatre.a.onWillAppear = { [navigation = theatre.navigation] in
        navigation.transitionCoordinator?.animate(alongsideTransition: { _ in marker.alpha = 0 })
      }
      finger.begin()
      Headless.turn()
      finger.move(to: 104.5)
      Headless.advance(by: 0.5)
      #expect(isClose(CGFloat(marker.layer.presentation()?.opacity ?? 9), 0.75, 0.01))
      let content = theatre.navigation.navigationBar.content
      #expect(isClose(CGFloat(content?.layer.presentation()?.opacity ?? 9), 0.25, 0.01))
      finger.end(velocity: 0)
      Headless.advance(by: 1)
      #expect(marker.alpha == 1)
    }

    // A finger that is quicker than the commit.
    @Test(arguments: [true, false]) func aSwipeWithinOneTurn(finishes: Bool) {
      let theatre = NavigationTheatre.ofTwo()
      let finger = BackSwipe(theatre)
      finger.begin()
      finger.move(to: 20)
      finger.end(velocity: finishes ? 4000 : 0)
      Headless.advance(by: 1)
      #expect(theatre.names == (finishes ? ["A"] : ["A", "B"]))
      #expect(theatre.navigation.transitionCoordinator == nil && Headless.misuses.isEmpty)
    }

    // Observed many times: with the guard replaced, a swipe at the root freezes the stack on the
    // next push. [gestures 88] [controllers 15.6]
    @Test func withoutItsGuardASwipeAtTheRootFreezes() {
      let theatre = NavigationTheatre()
      theatre.navigation.interactivePopGestureRecognizer?.delegate = nil
      let finger = BackSwipe(theatre)
      #expect(finger.mayBegin)
      finger.begin()
      finger.end(velocity: 0)
      #expect(Headless.takeMisuses().map(\.kind) == [.rootSwipe])
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 2)
      #expect(theatre.b.viewIfLoaded?.window == nil && theatre.a.view.window != nil)
    }

    // The usual repair: a delegate of one's own that counts.
    @Test func aGuardOfOnesOwn() {
      let theatre = NavigationTheatre.ofTwo(directs: true)
      theatre.director.vendsAnimator = false
      let recognizer = theatre.navigation.interactivePopGestureRecognizer
      let guardian = Permitting()
      recognizer?.delegate = guardian
      let finger = BackSwipe(theatre)
      theatre.navigation.isNavigationBarHidden = true
      #expect(finger.mayBegin)
      finger.begin()
      Headless.turn()
      #expect(theatre.navigation.transitionCoordinator?.isInteractive == true)
      finger.move(to: 390)
      finger.end(velocity: 100)
      Headless.advance(by: 1)
      #expect(theatre.names == ["A"] && Headless.misuses.isEmpty)
    }

    // With an animator of the delegate's, the swipe drives nothing. [controllers 15.7]
    @Test func anAnimatorOfTheDelegatesIsNotDriven() {
      let theatre = NavigationTheatre.ofTwo(directs: true)
      let guardian = Permitting()
      theatre.navigation.interactivePopGestureRecognizer?.delegate = guardian
      let finger = BackSwipe(theatre)
      finger.begin()
      Headless.turn()
      #expect(theatre.navigation.transitionCoordinator?.isInteractive == false)
      finger.end(velocity: 0)
      theatre.director.animator.complete(true)
      #expect(theatre.names == ["A"] && Headless.misuses.isEmpty)
    }
  }
}

private final class Permitting: NSObject, UIGestureRecognizerDelegate {}

/// A finger at the edge, past the recognizer: what it would report, as numbers.
@MainActor
private final class BackSwipe {
  private final class Pan: UIPanGestureRecognizer {
    var shown = UIGestureRecognizer.State.possible
    var way = CGPoint.zero
    var speed = CGPoint.zero

    override var state: UIGestureRecognizer.State {
      get { shown }
      set { shown = newValue }
    }

    override func translation(in view: UIView?) -> CGPoint { way }
    override func velocity(in view: UIView?) -> CGPoint { speed }
  }

  private let navigation: UINavigationController
  private let pan = Pan(target: nil, action: nil)

  init(_ theatre: NavigationTheatre) { navigation = theatre.navigation }

  var mayBegin: Bool {
    guard let recognizer = navigation.interactivePopGestureRecognizer else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  func begin() { report(.began) }

  func move(to x: CGFloat) {
    pan.way.x = x
    report(.changed)
  }

  func end(velocity: CGFloat) {
    pan.speed.x = velocity
    report(.ended)
    pan.way = .zero
  }

  func cancel() {
    report(.cancelled)
    pan.way = .zero
  }

  private func report(_ state: UIGestureRecognizer.State) {
    pan.shown = state
    navigation.swiped(pan)
  }
}
