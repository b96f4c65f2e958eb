import UIKit

/// The view above both screens that contains every `MorphTree`. Ignores touches, and is hidden from VoiceOver.
@MainActor
final class FlightOverlay: UIView {}

/// The clip of the element followed by the front screen: the screen's own window, so that the corners of both are
/// equally round.
@MainActor
final class LeadClip {
  let layer = CALayer()
  private var animations = LayerAnimations()

  init(around morphTree: MorphTree) {
    layer.cornerCurve = .continuous
    layer.addSublayer(morphTree.layer)
  }

  func show(_ planes: FlightPlanes) {
    // After a rotation, or as a fade, the run may continue without a lead: `window` is then `nil`.
    layer.masksToBounds = planes.window != nil
    guard let window = planes.window else { return }
    // With `bounds` equal to `window.frame`, the layer's coordinates are those of the container at any position.
    layer.bounds = window.frame
    layer.position = window.frame.middle
    layer.cornerRadius = window.radius
  }

  func play(along keyTimes: KeyTimes) {
    removeAnimations()
    layer.masksToBounds = false
    if let first = keyTimes.planes.first { show(first) }
    let windows = keyTimes.planes.compactMap(\.window)
    guard !windows.isEmpty else { return }
    animations.add(keyTimes.keyframes("bounds", windows.map(\.frame)), to: layer)
    animations.add(keyTimes.keyframes("position", windows.map(\.frame.middle)), to: layer)
    animations.add(keyTimes.keyframes("cornerRadius", windows.map(\.radius)), to: layer)
  }

  func removeAnimations() { animations.removeAll() }
}
