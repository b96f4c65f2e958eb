import UIKit

/// The clip of the element that a screen follows: the screen's own window, so that the element's corners are
/// as round as the screen's.
@MainActor
final class LeadWindow {
  let layer = CALayer()

  init(around morphLayer: MorphLayer) {
    layer.cornerCurve = .continuous
    layer.addSublayer(morphLayer.layer)
  }

  func show(_ planes: FlightPlanes) {
    // After a rotation, or as a fade, the run may go on without a lead.
    layer.masksToBounds = planes.window != nil
    guard let window = planes.window else { return }
    // Its own coordinates are the container's, wherever it is.
    layer.bounds = window.frame
    layer.position = window.frame.middle
    layer.cornerRadius = window.radius
  }

  func play(along keyTimes: KeyTimes) {
    removeAnimations()
    layer.masksToBounds = false
    guard let first = keyTimes.planes.first else { return }
    show(first)
    let windows = keyTimes.planes.compactMap(\.window)
    guard !windows.isEmpty else { return }
    add(keyTimes.all.keyframes("bounds", windows.map(\.frame)))
    add(keyTimes.all.keyframes("position", windows.map(\.frame.middle)))
    add(keyTimes.all.keyframes("cornerRadius", windows.map(\.radius)))
  }

  func removeAnimations() {
    for property in ["bounds", "position", "cornerRadius"] {
      layer.removeAnimation(forKey: AnimationKey.of(property))
    }
  }

  private func add(_ animation: CAKeyframeAnimation) {
    layer.add(animation, forKey: AnimationKey.of(animation.keyPath ?? ""))
  }
}
