@testable import UIKit

/// A tree on the screen, without a window.
@MainActor
struct Stage {
  let root = CALayer()
  let layer = CALayer()

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.addSublayer(layer)
    MainLoop.main.addRoot(root)
    Headless.turn()
  }

  /// Changes the layer without an animation of its own.
  func set(_ change: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(layer)
    CATransaction.commit()
  }

  /// What the screen shows of `layer` at `time` seconds after the last turn.
  func shown<Value>(at time: CFTimeInterval, _ value: (CALayer) -> Value) -> Value? {
    let elapsed = Headless.now - 1000
    Headless.advance(by: time - elapsed)
    return layer.presentation().map(value)
  }

  /// The opacity at each of `times`, rounded to a thousandth.
  func opacities(_ animation: CAAnimation, at times: [CFTimeInterval]) -> [Float] {
    set { $0.opacity = 0.5 }
    layer.add(animation, forKey: "test")
    Headless.turn()
    return times.map { time in
      let opacity = shown(at: time) { $0.opacity } ?? -1
      return (opacity * 1000).rounded() / 1000
    }
  }
}

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
  isClose(a.minX, b.minX, tolerance) && isClose(a.minY, b.minY, tolerance)
    && isClose(a.width, b.width, tolerance) && isClose(a.height, b.height, tolerance)
}
