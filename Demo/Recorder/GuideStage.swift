import Screens
import TransitionCatalog
import UIKit

/// A list that names no other preset. A finger taps a row, and the button that closes the screen.
struct GuideStage: Stage {
  enum Failure: Error {
    case noRow
  }

  var preset: TransitionPreset
  /// The transition of the tapped row, if it is more than the preset.
  var transition: (@MainActor @Sendable (_ row: UIView) -> ViewControllerTransition)?

  /// The transition that takes the place of the preset.
  var example: Example?
  /// Indicates whether the screen is pulled sideways, whatever gesture the preset suits.
  var pullsSideways = false

  /// Indicates whether the picture of the tapped row becomes that of its screen.
  var pairsPictures = false

  /// A screen that grows out of the picture of the tapped row.
  static func fromRow(_ preset: TransitionPreset) -> GuideStage {
    GuideStage(preset: preset, pairsPictures: true)
  }

  func makeRoot() -> UIViewController {
    GuideViewController(
      preset: preset, transition: transition, gesture: pullsSideways ? .pullLeftRight : nil,
      example: example, pairsPictures: pairsPictures)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let row = (root as? GuideViewController)?.row else { throw Failure.noRow }
    try reel.tap(row, until: { root.presentedViewController != nil })
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let button = screen.view.closeButton else { return }
    Headless.play(.tap(at: button.center(in: window), for: 0.12), in: window)
  }
}

extension Reel {
  /// Taps a view, and hands out the frames until a condition holds.
  func tap(_ view: UIView, until isOver: () -> Bool) throws {
    Headless.play(.tap(at: view.center(in: window), for: 0.14), in: window)
    try roll(.before, until: isOver)
  }
}

extension UIView {
  /// The last button below this view: a card's lower one, or the one over a picture.
  fileprivate var closeButton: UIControl? {
    subviews.reversed().lazy.compactMap { $0.closeButton }.first ?? (self as? UIControl)
  }
}
