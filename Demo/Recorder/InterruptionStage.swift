import Screens
import TransitionCatalog
import UIKit

/// The grid of photos. The opening is caught in mid-flight, thrown back, caught again and let go.
struct InterruptionStage: Stage {
  let photos = PhotoStage(preset: .full)
  var preset: TransitionPreset { photos.preset }

  func makeRoot() -> UIViewController { photos.makeRoot() }

  func open(from root: UIViewController, on reel: Reel) throws {
    // The tap's lift ends in a flight.
    try photos.open(from: root, on: reel)
    let size = reel.window.bounds.size
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * size.width, y: y * size.height)
    }
    try reel.play(
      HeadlessTouchScript([
        .hold(0.1), .down(point(0.5, 0.56)), .hold(0.16), .move(to: point(0.66, 0.5), over: 0.26),
        .move(to: point(0.4, 0.54), over: 0.22), .move(to: point(0.44, 0.64), over: 0.14), .lift,
        .hold(0.08), .down(point(0.5, 0.62)), .hold(0.18), .move(to: point(0.42, 0.44), over: 0.26),
        .move(to: point(0.42, 0.38), over: 0.06), .lift,
      ]), .opening)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    photos.close(screen, in: window)
  }
}
