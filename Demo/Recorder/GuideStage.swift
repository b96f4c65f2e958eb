import Screens
import TransitionCatalog
import UIKit

/// A list that names no other preset. A row is pressed, and the screen is dismissed.
struct GuideStage: Stage {
  var preset: TransitionPreset
  /// The options for the pressed row.
  var options: @MainActor @Sendable (_ row: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }
  var isTouched: Bool { false }

  func makeRoot() -> UIViewController {
    GuideViewController(preset: preset, options: options)
  }

  /// Keeps the row pressed for a moment.
  func open(from root: UIViewController, on reel: Reel) throws {
    let row = (root as? GuideViewController)?.row
    row?.isHighlighted = true
    Headless.advance(by: 0.1)
    try reel.hold(.before, milliseconds: 120)
    row?.isHighlighted = false
    row?.sendActions(for: .touchUpInside)
  }

  func close(_ screen: UIViewController, in window: UIWindow) { screen.dismiss(animated: true) }
}
