import Screens
import TransitionCatalog
import UIKit

/// Tabs below the current song. A finger pulls the bar up, lets half of it sink, and throws the player open; another one
/// drags the player, throws it back, catches it and sends it home. Then the tabs change below the bar.
struct MiniPlayerStage: Stage {
  var preset: TransitionPreset { .full }
  var dissolves: Bool { true }

  func makeRoot() -> UIViewController { PlayerTabsViewController() }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let bar = (root as? PlayerTabsViewController)?.playerBar else { return }
    let (point, start) = (reel.window.place, bar.center(in: reel.window))
    try reel.play(
      HeadlessTouchScript([
        .down(CGPoint(x: start.x - 30, y: start.y)), .hold(0.06),
        .move(to: point(0.46, 0.48), over: 0.45), .move(to: point(0.46, 0.62), over: 0.3),
        .move(to: point(0.47, 0.3), over: 0.2), .lift,
      ]), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let point = window.place
    Headless.play(
      byHand: Hand.drag(
        from: point(0.5, 0.3), half: point(0.52, 0.6), back: point(0.5, 0.5),
        thrown: point(0.5, 0.46), caught: point(0.47, 0.4), off: point(0.48, 0.74)), in: window)
  }

  func restore(_ root: UIViewController, on reel: Reel) throws {
    guard let tabs = (root as? PlayerTabsViewController)?.tabs else { return }
    for index in [1, 0] {
      try reel.hold(.after, milliseconds: 350)
      try reel.play(.tap(at: tabs.button(index, in: reel.window), for: 0.1), .after)
    }
  }
}
