import Screens
import TransitionCatalog
import UIKit

/// The grid of photos. A finger scrolls it, taps a photo, and closes it again.
struct PhotoStage: Stage {
  enum Failure: Error {
    case noPhoto
  }

  var preset: TransitionPreset
  /// The transition of the tapped photo, if it is more than the preset.
  var transition: ViewControllerTransition?

  func makeRoot() -> UIViewController {
    PhotoGridViewController(preset: preset, transition: transition)
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    guard let grid = root as? PhotoGridViewController else { throw Failure.noPhoto }
    let size = grid.view.bounds.size
    try reel.play(scroll(in: size), .before)
    try reel.roll(.before, until: { !grid.isScrolling })
    guard let photo = place(ofPhotoIn: grid, reel.window) else { throw Failure.noPhoto }
    try reel.play(HeadlessTouchScript.tap(at: photo, for: 0.16), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guard let button = (screen as? PhotoViewController)?.closeButton else { return }
    Headless.play(.tap(at: button.center(in: window), for: 0.12), in: window)
  }

  /// Returns a script that slows down and rests before it lifts, so that the grid does not glide
  /// on.
  private func scroll(in size: CGSize) -> HeadlessTouchScript {
    let step = min(size.height * 0.1, 84)
    let start = CGPoint(x: size.width * 0.6, y: size.height * 0.74)
    func point(_ steps: CGFloat) -> CGPoint {
      CGPoint(x: start.x - steps * 2, y: start.y - steps * step)
    }
    return HeadlessTouchScript([
      .down(start), .move(to: point(2.1), over: 0.2), .move(to: point(3), over: 0.12),
      .move(to: point(3.36), over: 0.1), .move(to: point(3.45), over: 0.08), .hold(0.1), .lift,
    ])
  }

  /// Returns the place of a photo with a badge in the lower half, within reach of a thumb.
  @MainActor private func place(
    ofPhotoIn grid: PhotoGridViewController, _ window: UIWindow
  ) -> CGPoint? {
    let size = grid.view.bounds.size
    let thumb = CGPoint(x: size.width * 0.56, y: size.height * 0.64)
    func distance(_ point: CGPoint) -> CGFloat {
      hypot(point.x - thumb.x, point.y - thumb.y)
    }
    return grid.tiles.filter(\.photo.hasBadge).map { $0.view.center(in: window) }
      .min { distance($0) < distance($1) }
  }
}

extension UIView {
  func center(in other: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: other)
  }
}
