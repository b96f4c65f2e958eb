import Screens
import TransitionCatalog
import UIKit

/// Records, and a card that makes a playlist of them. A finger taps the card's field, types a title with the
/// keyboard, for which the card makes room, drags the card and lets go of it, and taps the button that gives up.
struct PlaylistStage: Stage {
  var preset: TransitionPreset { .overlay }
  var title: String { "Rain" }

  func makeRoot() -> UIViewController { MusicViewController() }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let button = (root as? MusicViewController)?.playlistButton else { return }
    try reel.tap(button, until: { root.presentedViewController != nil })
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    guard let field = (screen as? PlaylistViewController)?.titleField else { return }
    try reel.hold(.open, milliseconds: 400)
    try reel.play(.tap(at: field.center(in: reel.window), for: 0.1), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 250)
    try reel.type(title, .open)
    try reel.hold(.open, milliseconds: 300)
    let point = reel.window.place
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.5, 0.27)), .hold(0.1), .move(to: point(0.4, 0.4), over: 0.42),
        .hold(0.06), .move(to: point(0.44, 0.36), over: 0.2), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 350)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let button = (screen as? PlaylistViewController)?.cancelButton else { return }
    Headless.play(.tap(at: button.center(in: window), for: 0.12), in: window)
  }
}
