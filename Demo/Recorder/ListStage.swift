import Screens
import TransitionCatalog
import UIKit

/// A long list in a card, scrolled down. One finger scrolls it back to the top and pulls the card away,
/// without lifting.
struct ListStage: Stage {
  var preset: TransitionPreset { .overlay }

  func makeRoot() -> UIViewController {
    GuideViewController(
      preset: preset,
      transition: { .overlay(from: .view($0)) },
      firstStory: .archive)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let row = (root as? GuideViewController)?.row else { return }
    try reel.tap(row, until: { root.presentedViewController != nil })
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 300)
    let point = reel.window.place
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.58, 0.7)), .hold(0.06), .move(to: point(0.56, 0.44), over: 0.24),
        .move(to: point(0.56, 0.38), over: 0.1), .hold(0.1), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 250)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let point = window.place
    Headless.play(
      byHand: HeadlessTouchScript([
        .down(point(0.52, 0.28)), .hold(0.08), .move(to: point(0.53, 0.58), over: 0.5),
        .move(to: point(0.54, 0.76), over: 0.34), .move(to: point(0.54, 0.84), over: 0.12), .lift,
      ]), in: window)
  }
}
