import Screens
import TransitionCatalog
import UIKit

/// A list whose trailing edge a finger pulls: the next screen opens under it.
struct EdgeStage: Stage {
  var preset: TransitionPreset

  func makeRoot() -> UIViewController {
    let root = GuideViewController(preset: preset)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .right
    root.view.addGestureRecognizer(pan)
    pan.addHeadlessTarget { [weak root, preset] recognizer in
      guard recognizer.state == .began, let root else { return }
      let screen = preset.makeScreen()
      TransitionController(
        presenting: screen, preset: preset, gesture: preset.gesture, openedBy: recognizer)
      root.present(screen, animated: true)
    }
    return root
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    let size = reel.window.bounds.size
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: size.height * 0.56) }
    try reel.play(
      HeadlessTouchScript([
        .down(point(0.985)), .hold(0.14), .move(to: point(0.4), over: 0.5),
        .move(to: point(0.62), over: 0.3), .move(to: point(0.36), over: 0.22), .lift,
      ]), .before)
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    let size = window.bounds.size
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: size.height * 0.56) }
    Headless.play(
      byHand: HeadlessTouchScript([
        .down(point(0.015)), .hold(0.14), .move(to: point(0.5), over: 0.4),
        .move(to: point(0.72), over: 0.14), .lift,
      ]), in: window)
  }
}
