import UIKit

/// One part with its view: turns poses into layer properties.
@MainActor
final class PartAnimator: PlaybackTarget {
  private var part: Part
  private let layer: CALayer
  let role: Role
  // The layer's values at rest. Poses are applied on top of them.
  private let transform: CATransform3D
  private let opacity: Float
  private let cornerRadius: CGFloat
  /// Tells this run's animations from those of a run that begins as this one is completed.
  private let run: ObjectIdentifier
  /// The keys of the library's animations on the layer.
  private var keys: [String] = []
  /// The values that are held at the moment.
  private var held: (transform: CATransform3D, opacity: Float, cornerRadius: CGFloat)?

  init(_ part: Part, view: UIView, stage: Stage) {
    self.part = part
    layer = view.layer
    role = part.role
    transform = layer.transform
    opacity = layer.opacity
    cornerRadius = layer.cornerRadius
    run = ObjectIdentifier(stage)
    if part.hasRoundCorners { clip(stage) }
  }

  func change(to choreography: Choreography) {
    part = choreography.parts.first { $0.role == role } ?? Part(role: role)
  }

  /// Adds the keyframes of a segment. The model stays at rest: UIKit may lay out at any time.
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

  /// Shows one pose by animations that stand still. The model stays at rest here too: a transform in
  /// the model moves the safe area, and with it bars and lists.
  func show(_ choreography: Choreography, at fraction: CGFloat, dragOffset: CGVector) {
    var pose = part.pose(at: fraction, overshoot: choreography.overshoot)
    if role == .fore { pose.shift(by: dragOffset) }
    let matrix = CATransform3DConcat(
      transform, pose.transform(pivot: part.pivot, size: layer.bounds.size))
    let now = (
      transform: matrix, opacity: Float(pose.alpha) * opacity, cornerRadius: radius(of: pose)
    )
    let before = held ?? (transform, opacity, cornerRadius)
    held = now
    if !CATransform3DEqualToTransform(now.transform, before.transform) {
      hold("transform", at: NSValue(caTransform3D: now.transform))
    }
    if now.opacity != before.opacity { hold("opacity", at: now.opacity) }
    if now.cornerRadius != before.cornerRadius { hold("cornerRadius", at: now.cornerRadius) }
  }

  /// Removes the library's animations from the layer.
  func removeAnimations() {
    for key in keys { layer.removeAnimation(forKey: key) }
    keys = []
    held = nil
  }

  private func hold(_ property: String, at value: Any) {
    let still = CABasicAnimation(keyPath: property)
    still.fromValue = value
    still.toValue = value
    still.fillMode = .both
    still.isRemovedOnCompletion = false
    add(still)
  }

  private func add(_ animation: CAPropertyAnimation) {
    let key = AnimationKey.of(animation.keyPath ?? "", run: run)
    layer.add(animation, forKey: key)
    if !keys.contains(key) { keys.append(key) }
  }

  /// The corner radius of a pose: at most half the shorter side, at least the app's own.
  private func radius(of pose: Pose) -> CGFloat {
    let pill = min(layer.bounds.width, layer.bounds.height) / 2
    return max(min(pose.cornerRadius, pill), cornerRadius)
  }

  /// Clips the layer for the whole run, because rounded corners show only on a clipped layer.
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
