import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Fingers of every speed, as often as a display is refreshed, and under both accounts of UIKit's pans.
  @MainActor @Suite struct FastFingerTests {
    nonisolated static let speeds: [CGFloat] = [100, 200, 400, 650, 1300, 2500, 4000]
    nonisolated static let rates: [Double] = [60, 120]

    init() { Headless.reset() }

    /// Moves a finger at a speed, in points a second, and lifts it as it moves.
    private func flick(_ window: UIWindow, from start: CGPoint, by way: CGVector, at speed: CGFloat)
    {
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      let script = HeadlessTouchScript.flick(
        from: start, to: end, over: TimeInterval(way.length / speed))
      Headless.play(script, in: window)
      Headless.advance(by: script.duration + 1.5)
    }

    /// The recipe of the page, as it stands there.
    @Test(arguments: speeds, rates) func theRecipeForAPlayerOpensUpward(
      speed: CGFloat, rate: Double
    ) {
      for rules in [HeadlessPanRules.first, .second] {
        for opens in [true, false] {
          Headless.reset()
          Headless.framesPerSecond = rate
          Headless.panRules = rules
          let screen = GesturesCode()
          screen.bar.frame = CGRect(x: 0, y: 700, width: 390, height: 60)
          screen.view.addSubview(screen.bar)
          let pan = UIPanGestureRecognizer()
          pan.addHeadlessTarget { [unowned screen] in
            if let pan = $0 as? UIPanGestureRecognizer { screen.openPlayer(pan) }
          }
          screen.bar.addGestureRecognizer(pan)
          let window = Headless.makeWindow()
          window.rootViewController = screen
          Headless.advance(by: 0.1)
          flick(
            window, from: CGPoint(x: 195, y: 730), by: CGVector(dx: 0, dy: opens ? -300 : 110),
            at: speed)
          #expect(
            (screen.presentedViewController === screen.player) == opens, "\(rules), up: \(opens)")
        }
      }
    }

    /// A flick of 60 points closes; a finger that has come to rest after as many points throws nothing.
    @Test(arguments: [TransitionGesture.pullUpDown, .panToEdge, .pullLeftRight].indices, rates)
    func aFingerThatRestsThrowsNothing(index: Int, rate: Double) {
      for rest in [0, 0.1, 1.5] {
        Headless.reset()
        Headless.framesPerSecond = rate
        let theatre = Theatre()
        let gesture = [TransitionGesture.pullUpDown, .panToEdge, .pullLeftRight][index]
        theatre.present(gesture == .pullLeftRight ? .slide : .full, gesture: gesture)
        theatre.settle()
        let start = CGPoint(x: 100, y: 300)
        let way = gesture == .pullLeftRight ? CGVector(dx: 45, dy: 0) : CGVector(dx: 0, dy: 60)
        theatre.play([
          .down(start), .move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), over: 0.06),
          .hold(rest), .lift,
        ])
        theatre.settle()
        #expect((theatre.presenter.presentedViewController == nil) == (rest == 0), "\(rest)")
      }
    }

    /// From the edge, ours pops as often as the system's.
    @Test(arguments: speeds, rates) func aFlickFromTheEdgePops(speed: CGFloat, rate: Double) {
      for rules in [HeadlessPanRules.first, .second] {
        let pops = [false, true].map { isOurs in
          Headless.reset()
          Headless.framesPerSecond = rate
          Headless.panRules = rules
          let window = Headless.makeWindow()
          let stack = UINavigationController(rootViewController: UIViewController())
          window.rootViewController = stack
          Headless.advance(by: 0.1)
          if isOurs {
            stack.push(UIViewController(), using: .slide, gesture: .leadingEdge)
          } else {
            stack.pushViewController(UIViewController(), animated: true)
          }
          Headless.advance(by: 1.5)
          flick(window, from: CGPoint(x: 2, y: 420), by: CGVector(dx: 300, dy: 0), at: speed)
          return stack.viewControllers.count == 1
        }
        #expect(pops[0] == pops[1], "\(rules)")
        if rules == .first { #expect(pops == [true, true]) }
      }
    }
  }
}
