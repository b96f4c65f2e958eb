import UIKit

/// A part with its view: turns poses into layer properties.
@MainActor
final class PartAnimator: PlaybackTarget {
  private var part: Choreography.Part
  private let layer: CALayer
  /// The middle of the layer at rest, about which poses turn and scale a part.
  private var middle: CGPoint
  /// The layer's values at rest, combined with each pose.
  private let resting: Values
  private let clip: PartClip?
  /// Black over a part that is dimmed: a view inside its wrapper, or in a wrapper of its own above a view of the
  /// app's, which moves with the part.
  private let dimView: (layer: CALayer, carrier: WrapperView?)?
  /// True in dark mode.
  private let isDark: Bool
  /// The moving layers: the view's, the `PartClip.caster` of its shadow, and the carrier of its `dimView`.
  private let layers: [CALayer]
  private var animations: LayerAnimations
  /// The values shown while the run is held.
  private var lastShown: Values?

  private typealias Values = (
    transform: CATransform3D, opacity: Float, depth: CGFloat, dim: CGFloat?
  )

  init(_ part: Choreography.Part, view: UIView, stage: Stage) {
    self.part = part
    layer = view.layer
    middle = layer.restingFrame.middle
    resting = (layer.transform, layer.opacity, layer.zPosition, nil)
    animations = LayerAnimations(of: stage)
    isDark = view.traitCollection.userInterfaceStyle == .dark
    dimView = (part.isDimmed ? stage.addDimView(over: view) : nil).map { ($0.layer, $1) }
    clip = PartClip(part, view: view, stage: stage, carrier: dimView?.carrier)
    (view as? LightView)?.show(part.shading)
    layers =
      [view.layer]
      + [clip?.caster, dimView?.carrier?.layer].compactMap { $0 }.filter { $0 !== view.layer }
  }

  var role: Choreography.Role { part.role }

  func change(to choreography: Choreography) {
    part = choreography.part(role) ?? .absent(role)
    middle = layer.restingFrame.middle
    (layer.delegate as? LightView)?.show(part.shading)
  }

  /// Returns the visible pose at a position, and the place of the part at rest.
  func shown(_ choreography: Choreography, at position: RunPosition) -> (
    pose: Pose, middle: CGPoint
  ) {
    (position.pose(of: part, overshoot: choreography.overshoot), middle)
  }

  /// Adds the keyframes of a segment. The model stays at rest, because UIKit may lay out at any time.
  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    removeAnimations()
    let part = part
    let offsets = path.segment.decay?.offsets(of: role)
    let moves = part.moves || offsets?.contains(where: \.moves) == true
    let fades = part.fades || offsets?.contains { $0.opacity != 0 } == true
    let dims = dimView != nil && (part.isDimmed || offsets?.contains { $0.dim != 0 } == true)
    guard moves || fades || dims || part.changesDepth || part.hasClip else { return }
    let baking = KeyframeBaker(
      path: path, poses: path.poses(of: part, overshoot: choreography.overshoot))
    if moves {
      let turns = part.turns || offsets?.contains(where: \.turns) == true
      addTransforms {
        baking.matrices(
          anchor: part.anchor, size: layer.bounds.size, resting: resting.transform, middle: $0,
          turns: turns)
      }
    }
    if part.changesDepth {
      add(baking.numbers("zPosition", tolerance: 0.1) { $0.lift + resting.depth })
    }
    if fades {
      add(baking.numbers("opacity", tolerance: 0.001) { $0.opacity * CGFloat(resting.opacity) })
    }
    if let dimView, dims {
      animations.add(
        baking.numbers("opacity", tolerance: 0.001) { shade($0.dim) }, to: dimView.layer)
    }
    if part.hasClip { clip?.play(baking) }
  }

  /// Shows a pose by still animations. The model stays at rest, because a transform in the model moves the safe area,
  /// and thereby bars and lists.
  func show(_ choreography: Choreography, at position: RunPosition) {
    let pose = position.pose(of: part, overshoot: choreography.overshoot)
    let now: Values = (
      transform(pose, wayToMiddle), Float(pose.opacity) * resting.opacity,
      pose.lift + resting.depth, pose.dim
    )
    let before = lastShown ?? resting
    lastShown = now
    if !CATransform3DEqualToTransform(now.transform, before.transform) {
      addTransforms {
        CABasicAnimation(still: "transform", transform(pose, $0))
      }
    }
    if now.opacity != before.opacity { add(CABasicAnimation(still: "opacity", now.opacity)) }
    if now.depth != before.depth { add(CABasicAnimation(still: "zPosition", now.depth)) }
    if let dimView, now.dim != before.dim {
      animations.add(CABasicAnimation(still: "opacity", Float(shade(pose.dim))), to: dimView.layer)
    }
    if part.hasClip { clip?.show(pose) } else { clip?.removeAnimations() }
  }

  /// Returns true if two positions look different: by half a point, or two levels of gray.
  func isSeenToChange(
    _ choreography: Choreography, from old: RunPosition, to new: RunPosition
  ) -> Bool {
    let poses = [old, new].map { $0.pose(of: part, overshoot: choreography.overshoot) }
    let corners = poses.map { $0.corners(anchor: part.anchor, size: layer.bounds.size) }
    func isHidden(_ pose: Pose, _ corners: Quad) -> Bool {
      pose.opacity <= Choreography.Part.faintest || !isInContainer(corners)
    }
    // The front screen may change in any way while outside the container, or at most `faintest`.
    if role == .front, zip(poses, corners).allSatisfy(isHidden) { return false }
    return corners[0].distance(to: corners[1]) > 0.5
      || abs(poses[0].opacity - poses[1].opacity) * CGFloat(resting.opacity) > 2 / 255
      || abs(shade(poses[0].dim) - shade(poses[1].dim)) > 2 / 255
  }

  private func isInContainer(_ corners: Quad) -> Bool {
    guard let container = layer.superlayer else { return true }
    let middle = layer.restingFrame.middle
    let frame = corners.frame.offsetBy(dx: middle.x, dy: middle.y)
    // A view whose size the app has made unusable: `intersects` accepts finite numbers only.
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      return true
    }
    // An overlap of half a point, or by the last of a shadow, is not visible.
    return container.bounds.insetBy(dx: 0.5, dy: 0.5).intersects(frame)
  }

  /// Returns the opacity of black over a part. In dark mode a second layer of the same black is added: on dark gray a
  /// single one is not seen, and neither is a shadow.
  private func shade(_ dim: CGFloat) -> CGFloat { isDark ? dim * (2 - dim) : dim }

  /// Removes the library's animations from the layers.
  func removeAnimations() {
    animations.removeAll()
    lastShown = nil
    clip?.removeAnimations()
  }

  private func add(_ animation: CAPropertyAnimation) {
    for layer in layers { animations.add(animation, to: layer) }
  }

  /// Adds one animation of the transform to all layers. Only an app's own view may have its `anchorPoint` elsewhere than
  /// in the middle, about which poses turn and scale a part.
  private func addTransforms(_ animation: (_ middle: CGVector) -> CAPropertyAnimation) {
    let middle = wayToMiddle
    let moving = animation(middle)
    animations.add(moving, to: layer)
    let others = layers.dropFirst()
    let beside = middle == .zero || others.isEmpty ? moving : animation(.zero)
    for layer in others { animations.add(beside, to: layer) }
  }

  /// The way from the layer's `anchorPoint` to its middle.
  private var wayToMiddle: CGVector {
    guard layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return .zero }
    return CGVector(layer.restingFrame.middle) - CGVector(layer.position)
  }

  private func transform(_ pose: Pose, _ middle: CGVector) -> CATransform3D {
    pose.transform(
      anchor: part.anchor, size: layer.bounds.size, resting: resting.transform, middle: middle)
  }
}
