import Screens
import TransitionCatalog
import UIKit

/// The grid of photos, and a sheet that chooses some of them. A finger taps two chips and the button that shows more
/// filters, for which the sheet grows, then a switch; it drags the sheet, throws it back, catches it and pulls it away.
struct SheetStage: Stage {
  var preset: TransitionPreset { .slide }

  func makeRoot() -> UIViewController { PhotoGridViewController(offersFilter: true) }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let button = (root as? PhotoGridViewController)?.filterButton else { return }
    try reel.tap(button, until: { root.presentedViewController != nil })
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    guard let sheet = screen as? FilterViewController else { return }
    try reel.hold(.open, milliseconds: 400)
    for (view, milliseconds) in [
      (sheet.chips[0], 200), (sheet.chips[3], 400), (sheet.moreButton, 500), (sheet.rows[2], 400),
    ] {
      try reel.play(.tap(at: view.center(in: reel.window), for: 0.1), .open)
      try reel.settle(.open)
      try reel.hold(.open, milliseconds: milliseconds)
    }
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let point = window.place
    Headless.play(
      byHand: Hand.drag(
        from: point(0.5, 0.43), half: point(0.52, 0.66), back: point(0.5, 0.56),
        thrown: point(0.5, 0.62), caught: point(0.47, 0.6), off: point(0.48, 0.9)), in: window)
  }
}
