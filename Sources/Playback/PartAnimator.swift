import UIKit

/// One part with its view: the place where poses become layer properties.
@MainActor
final class PartAnimator: PlaybackTarget {
  private var part: Part
  private let layer: CALayer
  private let role: Role
  // What the layer is at rest; poses come on top.
  private let transform: CATransform3D
  private let opacity: Float
  private let cornerRadius: CGFloat
  /// Of our animations on the layer.
  private var keys: [String] = []
  /// What we wrote last, so that an undo leaves alone what the app wrote since.
  private var written: (transform: CATransform3D, opacity: Float, cornerRadius: CGFloat)?

  init(_ part: Part, view: UIView, stage: Stage) {
    self.part = part
    layer = view.layer
    role = part.role
    transform = layer.transform
    opacity = layer.opacity
    cornerRadius = layer.cornerRadius
    if part.hasRoundCorners { clip(stage) }
    stage.undo { [self] _ in restore() }
  }

  func change(to choreography: Choreography) {
    part = choreography.parts.first { $0.role == role } ?? Part(role: role)
  }

  /// Adds the keyframes of a flight. The model stays at rest: UIKit may lay out at any time.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    removeAnimations()
    let dragOffsets = role == .fore ? path.dragOffsets : []
    var poses = path.fractions.map { part.pose(at: $0, overshoot: choreography.overshoot) }
    for (index, dragOffset) in dragOffsets.enumerated() { poses[index].shift(by: dragOffset) }
    let baking = KeyframeBaker(path: path, poses: poses)
    if part.moves || !dragOffsets.isEmpty {
      let movement = baking.movement(
        of: part, size: layer.bounds.size, resting: transform)
      for keyframes in movement { add(keyframes) }
    }
    if part.fades {
      add(baking.numbers("opacity", tolerance: 0.001) { $0.alpha * CGFloat(opacity) })
    }
    if part.hasRoundCorners {
      add(baking.numbers("cornerRadius", tolerance: 0.2, radius(of:)))
    }
  }

  /// Writes one pose into the model.
  func show(_ choreography: Choreography, at fraction: CGFloat, dragOffset: CGVector) {
    var pose = part.pose(at: fraction, overshoot: choreography.overshoot)
    if role == .fore { pose.shift(by: dragOffset) }
    let matrix = CATransform3DConcat(
      transform, pose.transform(pivot: part.pivot, size: layer.bounds.size))
    let shown = (
      transform: matrix, opacity: Float(pose.alpha) * opacity,
      cornerRadius: radius(of: pose)
    )
    layer.transform = shown.transform
    layer.opacity = shown.opacity
    layer.cornerRadius = shown.cornerRadius
    written = shown
  }

  /// No animation of ours is left on the layer, and its model is at rest.
  func removeAnimations() {
    for key in keys { layer.removeAnimation(forKey: key) }
    keys = []
    restore()
  }

  private func add(_ keyframes: CAKeyframeAnimation) {
    let key = AnimationKey.of(keyframes.keyPath ?? "")
    layer.add(keyframes, forKey: key)
    keys.append(key)
  }

  /// Never rounder than a pill, nor less round than the app made it.
  private func radius(of pose: Pose) -> CGFloat {
    let pill = min(layer.bounds.width, layer.bounds.height) / 2
    return max(min(pose.cornerRadius, pill), cornerRadius)
  }

  private func restore() {
    guard let written else { return }
    self.written = nil
    CATransaction.withoutActions {
      if CATransform3DEqualToTransform(layer.transform, written.transform) {
        layer.transform = transform
      }
      if layer.opacity == written.opacity { layer.opacity = opacity }
      if layer.cornerRadius == written.cornerRadius { layer.cornerRadius = cornerRadius }
    }
  }

  /// Round corners are seen only where the layer clips.
  private func clip(_ stage: Stage) {
    let (clipped, curve) = (layer.masksToBounds, layer.cornerCurve)
    CATransaction.withoutActions {
      layer.masksToBounds = true
      layer.cornerCurve = .continuous
    }
    stage.undo { [layer] _ in
      CATransaction.withoutActions {
        if layer.masksToBounds { layer.masksToBounds = clipped }
        if layer.cornerCurve == .continuous { layer.cornerCurve = curve }
      }
    }
  }
}
