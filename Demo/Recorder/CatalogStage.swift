import Screens
import TransitionCatalog
import UIKit

/// The list of presets: a row is pressed, the screen dismissed.
struct CatalogStage: Stage {
  var preset: TransitionPreset
  /// What the row that is pressed asks for.
  var options: @MainActor @Sendable (_ row: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }
  var isTouched: Bool { false }

  func makeRoot() -> UIViewController {
    let catalog = CatalogViewController()
    catalog.options = options
    return catalog
  }

  /// The row is down for a moment.
  func open(from root: UIViewController, on reel: Reel) throws {
    let catalog = root as? CatalogViewController
    let row = catalog?.row(for: preset)
    row?.isHighlighted = true
    Headless.advance(by: 0.1)
    try reel.hold(.before, milliseconds: 120)
    row?.isHighlighted = false
    row?.sendActions(for: .touchUpInside)
  }

  func close(_ screen: UIViewController, in window: UIWindow) { screen.dismiss(animated: true) }
}
