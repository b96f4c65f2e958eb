import Screens
import TransitionCatalog
import UIKit

/// A list that names no other preset. A finger taps a row, and the button that closes the screen.
struct GuideStage: Stage {
  enum Failure: Error {
    case noRow
  }

  var preset: TransitionPreset
  /// The options for the tapped row.
  var options: @MainActor @Sendable (_ row: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }

  /// The transition of the demo's own that takes the place of the preset.
  var example: Example?
  /// Indicates whether the screen is pulled sideways, whatever gesture the preset suits.
  var pullsSideways = false

  /// A screen that grows out of the tapped row; one that is dived into, out of its thumbnail.
  static func fromRow(_ preset: TransitionPreset) -> GuideStage {
    GuideStage(preset: preset) { row in
      preset == .scale
        ? TransitionOptions(origin: .view((row as? GuideRow)?.thumbnail ?? row))
        : TransitionOptions(origin: .view(row), destination: .view(row))
    }
  }

  func makeRoot() -> UIViewController {
    GuideViewController(
      preset: preset, options: options, gesture: pullsSideways ? .pullLeftRight : nil,
      example: example)
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
