import Screens
import TransitionCatalog
import UIKit

/// The grid of photos. A finger taps the last one in sight, turns the page, and pulls the next photo
/// down, whose place in the grid was out of sight.
struct PagerStage: Stage {
  var preset: TransitionPreset { .full }

  func makeRoot() -> UIViewController {
    PhotoGridViewController(preset: preset, detail: .pages)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let grid = root as? PhotoGridViewController, let photo = place(ofPhotoIn: grid) else {
      throw PhotoStage.Failure.noPhoto
    }
    try reel.play(HeadlessTouchScript.tap(at: photo, for: 0.16), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let size = window.bounds.size
    func point(_ x: CGFloat, _ y: CGFloat, aside: CGFloat = 0) -> CGPoint {
      CGPoint(x: x * size.width + aside, y: y * size.height)
    }
    // A page that has not come to rest would take the pull for a drag of its own.
    let rest = 1.3 + TimeInterval(size.width) / 2500
    let turn: [HeadlessTouchScript.Step] = [
      .down(point(0.84, 0.52)), .move(to: point(0.3, 0.5), over: 0.2), .lift, .hold(rest),
    ]
    let pull: [HeadlessTouchScript.Step] = [
      .down(point(0.52, 0.36)), .hold(0.08), .move(to: point(0.52, 0.62, aside: 48), over: 0.42),
      .move(to: point(0.52, 0.66, aside: 36), over: 0.2), .lift,
    ]
    Headless.play(byHand: HeadlessTouchScript(turn + pull), in: window)
  }

  func restore(_ root: UIViewController, on reel: Reel) throws {
    guard let list = root.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    try reel.hold(.after, milliseconds: 500)
    try reel.scroll(list, to: -list.adjustedContentInset.top, .after)
  }

  /// Returns the place of the last photo that a thumb can reach.
  @MainActor private func place(ofPhotoIn grid: PhotoGridViewController) -> CGPoint? {
    let end = grid.view.bounds.height - max(grid.view.safeAreaInsets.bottom, 20)
    return grid.tiles.map { $0.view.center(in: grid.view) }.last { $0.y < end }
  }
}
