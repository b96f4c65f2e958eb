import Screens
import TransitionCatalog
import UIKit

/// A screen below a bar. A finger taps what it shows: that is pushed, and popped by the bar's button or by a
/// swipe from the edge.
struct PushStage: Stage {
  enum Screen {
    /// The grid of photos. Each is pushed by a call that names the preset.
    case photos
    /// The guide. Each story has a transition of its own, made in `prepare(for:sender:)`.
    case guide
    /// The guide above a tab bar. The stack has a transition for all stories.
    case tabs
  }

  var preset: TransitionPreset
  var screen = Screen.photos
  /// The transition of the tapped row of the guide, if it is more than the preset.
  var transition: (@MainActor @Sendable (_ row: UIView) -> ViewControllerTransition)?
  /// Indicates whether a finger pops the screen: first it lets go too early, then it goes on.
  var swipesBack = false

  func makeRoot() -> UIViewController {
    guard screen != .photos else {
      return UINavigationController(belowBackground: PhotoStage(preset: preset).makeRoot())
    }
    let guide = GuideViewController(preset: preset, transition: transition)
    let navigation = UINavigationController(belowBackground: guide)
    guard screen == .tabs else { return navigation }
    navigation.setTransition(.preset(preset))
    return TabsViewController(guide: navigation)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    switch root.stack?.viewControllers.first {
    case let grid as PhotoGridViewController:
      try PhotoStage(preset: preset).open(from: grid, on: reel)
    case let guide as GuideViewController:
      guard let row = guide.row else { throw GuideStage.Failure.noRow }
      try reel.tap(row, until: { opened(from: root) != nil })
    default: break
    }
  }

  func opened(from root: UIViewController) -> UIViewController? {
    root.stack?.viewControllers.dropFirst().last
  }

  func rests(_ screen: UIViewController, in root: UIViewController, isOpen: Bool) -> Bool? {
    guard let stack = root.stack, stack.transitionCoordinator == nil else { return false }
    return stack.viewControllers.contains(screen) == isOpen
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: swipesBack ? 400 : 600)
    guard swipesBack else { return }
    let point = reel.window.place
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.015, 0.56)), .hold(0.12), .move(to: point(0.42, 0.58), over: 0.45),
        .move(to: point(0.5, 0.58), over: 0.2), .move(to: point(0.34, 0.57), over: 0.2), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 300)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard swipesBack else { return tapBack(from: screen, in: window) }
    let point = window.place
    Headless.play(
      byHand: HeadlessTouchScript([
        .down(point(0.015, 0.6)), .hold(0.1), .move(to: point(0.5, 0.62), over: 0.4),
        .move(to: point(0.72, 0.62), over: 0.14), .lift,
      ]), in: window)
  }

  @MainActor private func tapBack(from screen: UIViewController, in window: UIWindow) {
    guard let bar = screen.navigationController?.navigationBar else { return }
    let x = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? bar.bounds.width - 40 : 40
    let button = bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: window)
    Headless.play(.tap(at: button, for: 0.12), in: window)
  }
}

extension UIViewController {
  /// The stack that this is, or that is selected in it.
  fileprivate var stack: UINavigationController? {
    (self as? UITabBarController)?.selectedViewController?.stack ?? self as? UINavigationController
  }
}

extension UIWindow {
  /// Returns a point by its shares of width and height, the former measured from the leading edge.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    Hand.place(
      x, y, in: bounds.size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
