import Screens
import TransitionCatalog
import UIKit

/// A card that must not be dragged away: it gives a little, and comes back.
struct RefusalStage: Stage {
  let guide = GuideStage.fromRow(.overlay)
  var preset: TransitionPreset { guide.preset }

  func makeRoot() -> UIViewController { guide.makeRoot() }

  func open(from root: UIViewController, on reel: Reel) throws {
    try guide.open(from: root, on: reel)
  }

  func show(_ screen: UIViewController, on reel: Reel) throws {
    screen.isModalInPresentation = true
    try reel.hold(.open, milliseconds: 400)
    let size = reel.window.bounds.size
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * x, y: size.height * y)
    }
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.5, 0.36)), .hold(0.1), .move(to: point(0.56, 0.72), over: 0.55),
        .hold(0.12), .move(to: point(0.4, 0.66), over: 0.3), .lift,
      ]), .open)
    try reel.settle(.open)
    try reel.hold(.open, milliseconds: 400)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    guide.close(screen, in: window)
  }
}
