import Screens
import TransitionCatalog
import UIKit

/// The stories of the day. A finger taps the first one, or scrolls to the clip and taps that; it pulls the
/// page down until that goes home, or taps the page's button.
struct TodayStage: Stage {
  var opensClip = false
  var preset: TransitionPreset { .full }
  var dissolves: Bool { true }

  func makeRoot() -> UIViewController { TodayViewController() }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let today = root as? TodayViewController,
      let card = today.cards.first(where: { $0.story.isClip == opensClip })?.view
    else { return }
    if opensClip {
      let way = card.center(in: reel.window).y - reel.window.bounds.midY
      if way > 20 { try reel.play(scroll(by: way, in: reel.window.bounds.size), .before) }
    }
    try reel.roll(.before, seconds: 0.6)
    let middle = card.center(in: reel.window)
    try reel.play(HeadlessTouchScript.tap(at: middle, for: 0.34), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let page = screen as? StoryViewController else { return }
    let size = window.bounds.size
    func point(_ y: CGFloat, aside: CGFloat = 0) -> CGPoint {
      CGPoint(x: 0.46 * size.width + aside, y: y * size.height)
    }
    let pull: [HeadlessTouchScript.Step] = [
      .down(point(0.28)), .hold(0.08), .move(to: point(0.52, aside: 60), over: 0.42),
      .move(to: point(0.57, aside: 44), over: 0.2), .lift,
    ]
    Headless.play(
      byHand: opensClip
        ? HeadlessTouchScript.tap(at: page.closeButton.center(in: window), for: 0.12)
        : HeadlessTouchScript(pull),
      in: window)
  }

  /// The clip plays on.
  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.roll(.open, seconds: 0.6)
  }

  func restore(_ root: UIViewController, on reel: Reel) throws {
    try reel.roll(.after, seconds: 0.5)
  }

  /// Returns a script that rests before it lifts, so that the stories do not glide on.
  private func scroll(by way: CGFloat, in size: CGSize) -> HeadlessTouchScript {
    let start = CGPoint(x: size.width * 0.6, y: size.height * 0.82)
    func point(_ share: CGFloat) -> CGPoint { CGPoint(x: start.x, y: start.y - share * way) }
    return HeadlessTouchScript([
      .down(start), .move(to: point(0.7), over: 0.24), .move(to: point(0.95), over: 0.14),
      .move(to: point(1), over: 0.1), .hold(0.1), .lift,
    ])
  }
}
