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
  private let depth: CGFloat
  private let window: PartWindow?
  /// Tells this run's animations from those of a run that begins as this one is completed.
  private let run: ObjectIdentifier
  /// The layers that move: the view's, and that of a shadow beside it.
  private let layers: [CALayer]
  /// The keys of the library's animations on the layers.
  private var keys: [String] = []
  /// The values that are held at the moment.
  private var held: (transform: CATransform3D, opacity: Float, depth: CGFloat)?

  init(_ part: Part, view: UIView, stage: Stage) {
    self.part = part
    layer = view.layer
    role = part.role
    transform = layer.transform
    opacity = layer.opacity
    depth = layer.zPosition
    run = ObjectIdentifier(stage)
    window = PartWindow(part, view: view, stage: stage)
    (view as? LightView)?.show(part.shading)
    layers = [view.layer] + [window?.caster].compactMap { $0 }.filter { $0 !== view.layer }
  }

  func change(to choreography: Choreography) {
    part = choreography.parts.first { $0.role == role } ?? Part(role: role)
    (layer.delegate as? LightView)?.show(part.shading)
  }

  /// Adds the keyframes of a segment. The model stays at rest: UIKit may lay out at any time.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    removeAnimations()
    let dragOffsets = role == .fore ? path.dragOffsets : []
    var poses = path.fractions.map { part.pose(at: $0, overshoot: choreography.overshoot) }
    for (index, dragOffset) in dragOffsets.enumerated() { poses[index].shift(by: dragOffset) }
    let baking = KeyframeBaker(path: path, poses: poses)
    if part.moves || !dragOffsets.isEmpty {
      add(baking.matrices(of: part, size: layer.bounds.size, resting: transform))
    }
    if part.changesDepth {
      add(baking.numbers("zPosition", tolerance: 0.1) { $0.lift + depth })
    }
    if part.fades {
      add(baking.numbers("opacity", tolerance: 0.001) { $0.alpha * CGFloat(opacity) })
    }
    if part.hasWindow { window?.play(baking) }
  }

  /// Shows one pose by animations that stand still. The model stays at rest here too: a transform in
  /// the model moves the safe area, and with it bars and lists.
  func show(_ choreography: Choreography, at fraction: CGFloat, dragOffset: CGVector) {
    var pose = part.pose(at: fraction, overshoot: choreography.overshoot)
    if role == .fore { pose.shift(by: dragOffset) }
    let matrix = CATransform3DConcat(
      transform, pose.transform(pivot: part.pivot, size: layer.bounds.size))
    let now = (
      transform: matrix, opacity: Float(pose.alpha) * opacity, depth: pose.lift + depth
    )
    let before = held ?? (transform, opacity, depth)
    held = now
    if !CATransform3DEqualToTransform(now.transform, before.transform) {
      add(CABasicAnimation(still: "transform", NSValue(caTransform3D: now.transform)))
    }
    if now.opacity != before.opacity { add(CABasicAnimation(still: "opacity", now.opacity)) }
    if now.depth != before.depth { add(CABasicAnimation(still: "zPosition", now.depth)) }
    if part.hasWindow { window?.show(pose) }
  }

  /// Removes the library's animations from the layers.
  func removeAnimations() {
    for layer in layers {
      for key in keys { layer.removeAnimation(forKey: key) }
    }
    keys = []
    held = nil
    window?.removeAnimations()
  }

  private func add(_ animation: CAPropertyAnimation) {
    let key = AnimationKey.of(animation.keyPath ?? "", run: run)
    for layer in layers { layer.add(animation, forKey: key) }
    if !keys.contains(key) { keys.append(key) }
  }
}
