import Screens
import TransitionCatalog
import UIKit

/// A photo that is dragged back while the grid scrolls: it lands where its tile is by then.
struct ReturnStage: Stage {
  let photos = PhotoStage(preset: .full)
  var preset: TransitionPreset { photos.preset }
  /// The distance that the grid scrolls, in points.
  private var distance: CGFloat { 190 }

  func makeRoot() -> UIViewController { photos.makeRoot() }

  func open(from root: UIViewController, on reel: Reel) throws {
    try photos.open(from: root, on: reel)
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    try reel.hold(.open, milliseconds: 400)
    let size = reel.window.bounds.size
    try reel.play(
      HeadlessTouchScript([
        .down(CGPoint(x: size.width * 0.5, y: size.height * 0.3)), .hold(0.1),
        .move(to: CGPoint(x: size.width * 0.62, y: size.height * 0.5), over: 0.4),
      ]), .open)
    scroll(reel.window.rootViewController, by: distance)
    try reel.roll(.open, seconds: 0.3)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let size = window.bounds.size
    Headless.play(
      byHand: HeadlessTouchScript([
        .move(to: CGPoint(x: size.width * 0.36, y: size.height * 0.56), over: 0.35),
        .move(to: CGPoint(x: size.width * 0.4, y: size.height * 0.64), over: 0.08), .lift,
      ]), in: window)
  }

  func restore(_ root: UIViewController, on reel: Reel) throws {
    guard let list = list(of: root) else { return }
    try reel.hold(.after, milliseconds: 500)
    try reel.scroll(list, to: list.contentOffset.y - distance, .after)
  }

  @MainActor private func scroll(_ root: UIViewController?, by distance: CGFloat) {
    guard let list = list(of: root) else { return }
    let y = list.contentOffset.y + distance
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: true)
  }

  @MainActor private func list(of root: UIViewController?) -> UIScrollView? {
    root?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
