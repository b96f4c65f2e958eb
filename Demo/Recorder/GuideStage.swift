import Screens
import TransitionCatalog
import UIKit

/// A list that knows of no other preset: a row is pressed, the screen dismissed.
struct GuideStage: Stage {
  var preset: TransitionPreset
  /// What the row that is pressed asks for.
  var options: @MainActor @Sendable (_ row: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }
  var isTouched: Bool { false }

  func makeRoot() -> UIViewController {
    GuideViewController(preset: preset, options: options)
  }

  /// The row is down for a moment.
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
