import UIKit

/// The view above both screens that contains every `MorphTree`. Ignores touches, and is hidden from VoiceOver.
@MainActor
final class FlightOverlay: UIView {
  /// The clip of the element followed by the front screen, if any: the screen's own clip, so that the corners of both
  /// are equally round.
  private var leadClip: CALayer?
  private var animations = LayerAnimations()

  /// Adds the layer of an element or an occluder in front of the others.
  func add(_ morphTree: MorphTree, leads: Bool = false) {
    guard leads else { return layer.addSublayer(morphTree.layer) }
    let clip = CALayer()
    clip.cornerCurve = .continuous
    clip.addSublayer(morphTree.layer)
    layer.addSublayer(clip)
    leadClip = clip
  }

  func show(_ planes: ScreenPlanes) {
    // After a rotation, or as a fade, the run may continue without a lead: `clip` is then `nil`.
    leadClip?.masksToBounds = planes.clip != nil
    guard let leadClip, let clip = planes.clip else { return }
    // With `bounds` equal to `clip.frame`, the layer's coordinates are those of the container at any position.
    leadClip.bounds = clip.frame
    leadClip.position = clip.frame.middle
    leadClip.cornerRadius = clip.radius
    // The clip turns with its screen, and the element inside has a transform of its own.
    if clip.angle != 0 || !CATransform3DIsIdentity(leadClip.transform) {
      leadClip.transform = FlightOverlay.rotation(clip.angle)
      leadClip.sublayerTransform = FlightOverlay.rotation(-clip.angle)
    }
  }

  private static func rotation(_ angle: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  func play(along keyTimes: KeyTimes) {
    guard let leadClip else { return }
    removeAnimations()
    leadClip.masksToBounds = false
    if let first = keyTimes.planes.first { show(first) }
    let clips = keyTimes.planes.compactMap(\.clip)
    guard !clips.isEmpty else { return }
    animations.add(keyTimes.keyframes("bounds", clips.map(\.frame)), to: leadClip)
    animations.add(keyTimes.keyframes("position", clips.map(\.frame.middle)), to: leadClip)
    animations.add(keyTimes.keyframes("cornerRadius", clips.map(\.radius)), to: leadClip)
    guard clips.contains(where: { $0.angle != 0 }) else { return }
    for (property, sign) in [("transform", CGFloat(1)), ("sublayerTransform", -1)] {
      let rotations = clips.map { FlightOverlay.rotation(sign * $0.angle) }
      animations.add(keyTimes.keyframes(property, rotations), to: leadClip)
    }
  }

  func removeAnimations() { animations.removeAll() }
}
