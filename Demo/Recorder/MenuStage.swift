import Screens
import TransitionCatalog
import UIKit

/// A page with a menu at both sides. A finger taps the button of the leading one, drags it, throws it back, catches it
/// and pulls it away. The other menu is pulled in from its edge, and closed by a tap beside it.
struct MenuStage: Stage {
  var preset: TransitionPreset { .slide }

  func makeRoot() -> UIViewController { ValleyViewController() }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let button = (root as? ValleyViewController)?.menuButton else { return }
    try reel.tap(button, until: { root.presentedViewController != nil })
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let point = window.place
    Headless.play(
      byHand: Hand.drag(
        from: point(0.6, 0.72), half: point(0.24, 0.74), back: point(0.4, 0.74),
        thrown: point(0.32, 0.74), caught: point(0.36, 0.72), off: point(0.08, 0.73)), in: window)
  }

  func restore(_ root: UIViewController, on reel: Reel) throws {
    let point = reel.window.place
    try reel.hold(.after, milliseconds: 400)
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.985, 0.5)), .hold(0.12), .move(to: point(0.5, 0.52), over: 0.4),
        .move(to: point(0.62, 0.52), over: 0.25), .move(to: point(0.34, 0.51), over: 0.22), .lift,
      ]), .after)
    try reel.settle(.after)
    try reel.hold(.after, milliseconds: 500)
    try reel.play(HeadlessTouchScript.tap(at: point(0.1, 0.5), for: 0.12), .after)
    try reel.roll(.after, until: { root.presentedViewController == nil })
  }
}
