import Screens
import TransitionCatalog
import UIKit

/// Records, and a bar with the current song. A finger taps the bar, and closes the player again.
struct PlayerStage: Stage {
  var preset: TransitionPreset
  /// The transition of the tapped bar, if it is more than the preset.
  var transition: (@MainActor @Sendable (_ bar: UIView) -> ViewControllerTransition)?

  func makeRoot() -> UIViewController {
    MusicViewController(preset: preset, transition: transition)
  }

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
