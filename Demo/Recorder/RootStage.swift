import Screens
import TransitionCatalog
import UIKit

/// A welcome, and the photos that a button makes the window's root. A button in their bar brings the welcome back.
struct RootStage: Stage {
  var preset: TransitionPreset { .scale }

  func makeRoot() -> UIViewController {
    let welcome = WelcomeViewController(transition: .slide)
    welcome.returnTransition = .slide(edge: .leading)
    return welcome
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let welcome = root as? WelcomeViewController else { return }
    try reel.tap(welcome.signInButton, until: { welcome.main != nil })
  }

  func opened(from root: UIViewController) -> UIViewController? {
    (root as? WelcomeViewController)?.main
  }

  func rests(_ screen: UIViewController, in root: UIViewController, isOpen: Bool) -> Bool? {
    (root as? WelcomeViewController)?.isReplacingRoot == false
      && (isOpen ? screen : root).viewIfLoaded?.window != nil
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let bar = (screen as? UINavigationController)?.navigationBar else { return }
    let end = CGPoint(x: bar.bounds.width - 44, y: bar.bounds.midY)
    Headless.play(.tap(at: bar.convert(end, to: window), for: 0.12), in: window)
  }
}
