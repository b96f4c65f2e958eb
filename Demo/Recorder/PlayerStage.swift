import Screens
import TransitionCatalog
import UIKit

/// Records, and a bar with the current song. A finger taps the bar, and closes the player again.
struct PlayerStage: Stage {
  var preset: TransitionPreset
  /// The options for the tapped bar.
  var options: @MainActor @Sendable (_ bar: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }

  func makeRoot() -> UIViewController { MusicViewController(preset: preset, options: options) }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let bar = (root as? MusicViewController)?.playerBar else { return }
    let middle = bar.center(in: reel.window)
    try reel.play(HeadlessTouchScript.tap(at: middle, for: 0.16), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let button = (screen as? PlayerViewController)?.closeButton else { return }
    Headless.play(.tap(at: button.center(in: window), for: 0.12), in: window)
  }
}
