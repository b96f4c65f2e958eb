import UIKit

@testable import TestSupport

/// A tree of layers in a window.
@MainActor
struct Stage {
  /// What the time of a stopped layer is at first: not zero, which means "now" to an animation.
  static let start: CFTimeInterval = 1

  let root = CALayer()
  let layer = CALayer()
  private let window = clock.makeWindow()

  /// - Parameter isStopped: the time of `layer` is set by hand, so that exact instants can be looked at.
  init(isStopped: Bool = false) {
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.addSublayer(layer)
    if isStopped { stop() }
    window.layer.addSublayer(root)
    clock.turn()
  }

  private func stop() {
    layer.speed = 0
    layer.timeOffset = Self.start
  }

  /// Changes the layer without an animation of its own.
  func set(_ change: (CALayer) -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change(layer)
    CATransaction.commit()
  }

  /// What the screen shows of the stopped `layer`, `time` seconds after the start.
  func shown<Value>(at time: CFTimeInterval, _ value: (CALayer) -> Value) -> Value? {
    set { $0.timeOffset = Self.start + time }
    clock.turn()
    return layer.presentation().map(value)
  }

  /// The opacity at each of `times`, over one of 0.5.
  func opacities(_ animation: CAAnimation, at times: [CFTimeInterval]) -> [Float] {
    set {
      $0.opacity = 0.5
      $0.speed = 0
      $0.timeOffset = Self.start
    }
    clock.turn()
    layer.add(animation, forKey: "test")
    clock.turn()
    return times.map { time in shown(at: time) { $0.opacity } ?? -1 }
  }
}
