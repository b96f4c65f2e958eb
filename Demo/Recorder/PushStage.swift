import Screens
import TransitionCatalog
import UIKit

/// The grid of photos below a bar. A tapped photo is pushed, and popped by the bar's button.
struct PushStage: Stage {
  var preset: TransitionPreset

  func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: PhotoStage(preset: preset).makeRoot())
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let grid = (root as? UINavigationController)?.viewControllers.first else { return }
    try PhotoStage(preset: preset).open(from: grid, on: reel)
  }

  func opened(from root: UIViewController) -> UIViewController? {
    (root as? UINavigationController)?.topViewController as? PhotoViewController
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let bar = screen.navigationController?.navigationBar else { return }
    let x = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? bar.bounds.width - 40 : 40
    let button = bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: window)
    Headless.play(.tap(at: button, for: 0.12), in: window)
  }
}
