import Screens
import TransitionCatalog
import UIKit

/// Three tabs. A finger taps the second one, pulls the third one in, turns back halfway and stays, pulls the
/// second one back, and taps the first one.
struct TabsStage: Stage {
  var preset: TransitionPreset

  func makeRoot() -> UIViewController {
    let tabs = TabsViewController(guide: GuideViewController(preset: preset))
    tabs.setTransition(.preset(preset), gesture: .pullLeftRight)
    return tabs
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let tabs = root as? UITabBarController else { return }
    Headless.play(.tap(at: tabs.button(1, in: reel.window), for: 0.14), in: reel.window)
    try reel.roll(.before, until: { opened(from: tabs) != nil })
  }

  func opened(from root: UIViewController) -> UIViewController? {
    let tabs = root as? UITabBarController
    return tabs?.selectedIndex == 0 ? nil : tabs?.selectedViewController
  }

  func rests(_ screen: UIViewController, in root: UIViewController, isOpen: Bool) -> Bool? {
    guard let tabs = root as? UITabBarController, tabs.transitionCoordinator == nil else {
      return false
    }
    return (tabs.selectedIndex > 0) == isOpen
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    let point = reel.window.place
    try reel.hold(.open, milliseconds: 350)
    try play(
      [
        .down(point(0.8, 0.5)), .hold(0.06), .move(to: point(0.34, 0.52), over: 0.34),
        .move(to: point(0.2, 0.52), over: 0.1), .lift,
      ], on: reel)
    try play(
      [
        .down(point(0.24, 0.46)), .hold(0.06), .move(to: point(0.6, 0.47), over: 0.4),
        .move(to: point(0.42, 0.47), over: 0.2), .lift,
      ], on: reel)
    try play(
      [
        .down(point(0.22, 0.5)), .hold(0.06), .move(to: point(0.66, 0.52), over: 0.34),
        .move(to: point(0.8, 0.52), over: 0.1), .lift,
      ], on: reel)
  }

  @MainActor private func play(_ steps: [HeadlessTouchScript.Step], on reel: Reel) throws {
    try reel.play(HeadlessTouchScript(steps), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 300)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let tabs = window.rootViewController as? UITabBarController else { return }
    Headless.play(.tap(at: tabs.button(0, in: window), for: 0.12), in: window)
  }
}

extension UITabBarController {
  /// Returns the middle of a tab's button: all are equally wide.
  func button(_ index: Int, in window: UIWindow) -> CGPoint {
    let share = (CGFloat(index) + 0.5) / CGFloat(max(viewControllers?.count ?? 1, 1))
    let y = tabBar.convert(CGPoint(x: 0, y: 24), to: window).y
    return CGPoint(x: window.place(share, 0).x, y: y)
  }
}
