import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints the cost of a finger: of the library's numbers, and of the whole path from a touch to the
/// layers.
@MainActor
func gestureTable() {
  print("A finger's event: time of the library's numbers, time with all layers")
  print("  limits: 0.2 ms over 100 animated layers; 2 % of a drag's second at 120 Hz")
  for preset in TransitionPreset.allCases { report(preset) }
}

@MainActor
private func report(_ preset: TransitionPreset) {
  Headless.reset()
  let window = Headless.makeWindow()
  let (presenter, screen) = (UIViewController(), UIViewController())
  window.rootViewController = presenter
  Headless.turn()
  TransitionController(presenting: screen, preset: preset, gesture: .pullUpDown)
  presenter.present(screen, animated: true)
  Headless.advance(by: 2)
  animate(100, in: screen.view)
  Headless.turn()
  TransitionController.installed(on: screen)?.dismiss()
  Headless.advance(by: 0.1)
  guard let run = TransitionController.installed(on: screen)?.run, run.hold(),
    let choreography = run.playback?.choreography,
    let session = run.drag(by: .pullUpDown, heading: .zero, with: GestureSample())
  else { return print("  \(preset.rawValue): nothing to hold") }

  let axis = session.axis
  var travel: CGFloat = 0
  func next() -> GestureSample {
    travel = travel > 200 ? 0 : travel + 0.7
    return GestureSample(
      translation: axis.scaled(by: travel), velocity: CGVector(dx: axis.dx * 84, dy: axis.dy * 84))
  }
  let size = CGSize(width: 390, height: 844)
  var sum: CGFloat = 0
  func numbers() {
    let position = session.position(of: next())
    for part in choreography.parts {
      let pose = position.pose(of: part, overshoot: choreography.overshoot)
      sum += pose.transform(anchor: part.anchor, size: size).m11
    }
  }
  numbers()
  HeapObjects.countLater("a finger's event, \(preset.rawValue)") { for _ in 0..<1000 { numbers() } }
  let pure = median(of: 2000) { numbers() }
  let whole = median(of: 2000) { run.move(to: session.position(of: next())) }
  print(
    String(
      format: "  %-8@ %.4f ms  %.4f ms with layers  %.2f %% of a second",
      preset.rawValue as NSString, pure * 1000, whole * 1000, whole * 120 * 100))
  precondition(sum.isFinite)
}

/// Adds layers that move on their own.
@MainActor
private func animate(_ count: Int, in view: UIView) {
  for index in 0..<count {
    let layer = CALayer()
    layer.frame = CGRect(x: index % 10 * 30, y: index / 10 * 30, width: 20, height: 20)
    view.layer.addSublayer(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 6.28
    turn.duration = 100
    layer.add(turn, forKey: "turn")
  }
}
