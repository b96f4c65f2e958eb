import Screens
import TransitionCatalog
import UIKit

/// A record, whose sleeve a button turns over. A finger begins to turn it back and lets it go; the button
/// turns it back.
struct SleeveStage: Stage {
  var preset: TransitionPreset { .spin }

  func makeRoot() -> UIViewController { RecordViewController() }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let record = root as? RecordViewController else { return }
    try reel.tap(record.turnButton, until: { opened(from: root) != nil })
  }

  func opened(from root: UIViewController) -> UIViewController? {
    guard let back = (root as? RecordViewController)?.back, back.parent != nil else { return nil }
    return back
  }

  func rests(_ screen: UIViewController, in root: UIViewController, isOpen: Bool) -> Bool? {
    guard let record = root as? RecordViewController else { return false }
    return (isOpen ? record.front : record.back).parent == nil
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 500)
    let point = reel.window.place
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.3, 0.42)), .hold(0.08), .move(to: point(0.5, 0.43), over: 0.4),
        .move(to: point(0.44, 0.43), over: 0.2), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 300)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let record = window.rootViewController as? RecordViewController else { return }
    Headless.play(.tap(at: record.turnButton.center(in: window), for: 0.12), in: window)
  }
}
