import Screens
import TransitionCatalog
import UIKit

/// A list that opens a grid of photos. A finger scrolls the grid, scrolls it back, and pulls it away
/// without lifting.
struct PullStage: Stage {
  var preset: TransitionPreset { .full }

  func makeRoot() -> UIViewController {
    GuideViewController(
      preset: preset,
      transition: { .full(from: .view($0)) },
      firstStory: .places)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let row = (root as? GuideViewController)?.row else { return }
    try reel.tap(row, until: { root.presentedViewController != nil })
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 300)
    let size = reel.window.bounds.size
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: size.width * 0.55, y: size.height * y) }
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.7)), .hold(0.08), .move(to: point(0.52), over: 0.26),
        .move(to: point(0.49), over: 0.1), .hold(0.12), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 200)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let size = window.bounds.size
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: size.width * 0.5, y: size.height * y) }
    Headless.play(
      byHand: HeadlessTouchScript([
        .down(point(0.3)), .hold(0.08), .move(to: point(0.56), over: 0.5),
        .move(to: point(0.68), over: 0.3), .hold(0.1), .move(to: point(0.78), over: 0.1), .lift,
      ]), in: window)
  }
}
