import UIKit

/// What flies in place of an element: an outline that morphs, with the looks of both ends in it.
///
/// All of it is layers: the shadow outside, then what a bar or a scroll view's edge leaves of it,
/// then the rounded outline with its border, then its ground, then the looks, each scaled evenly.
@MainActor
final class MorphLayer {
  let layer = CALayer()
  var morph: Morph
  let blend: Blend
  private let style: MorphStyle
  private let shutter: CALayer?
  /// One for each kind of corner, at least one; the first has the border.
  let outlines: [(layer: CALayer, corners: Int)]
  /// Where a likeness shows its ground itself; otherwise the innermost outline has it.
  private let background: CALayer?
  let oldSlot = CALayer()
  let newSlot = CALayer()
  /// Only their layers are shown; a view takes its layer along when it goes.
  private var snapshots: [UIView] = []
  /// Of our animations.
  private var animated: [(layer: CALayer, key: String)] = []
  private var isFading = false

  init(_ morph: Morph, blend: Blend, style: MorphStyle) {
    self.morph = morph
    self.blend = blend
    self.style = style
    let isCovered = morph.start.covered != .zero || morph.end.covered != .zero
    shutter = isCovered ? CALayer() : nil
    let groups = style.corners.indices.filter { !style.corners[$0].isEmpty }
    outlines = (groups.isEmpty ? [0] : groups).map { (CALayer(), $0) }
    background =
      style.background.isVisible && morph.snapshotEdges != SnapshotEdges() && !morph.isFilled
      ? CALayer() : nil
    assemble()
  }

  private func assemble() {
    var parent = layer
    if let shutter {
      shutter.masksToBounds = true
      parent.addSublayer(shutter)
      parent = shutter
    }
    for (outline, corners) in outlines {
      outline.masksToBounds = style.clips
      outline.maskedCorners = style.corners[corners]
      outline.cornerCurve = style.curves[corners]
      parent.addSublayer(outline)
      parent = outline
    }
    if let background { parent.addSublayer(background) }
    parent.addSublayer(oldSlot)
    parent.addSublayer(newSlot)
    layer.shadowColor = style.shadow
  }

  /// Takes the likeness of one end in: its middle comes to lie where the shape says. To be called
  /// where no layer moves by itself.
  func setSnapshot(_ snapshot: UIView, isOld: Bool) {
    snapshots.append(snapshot)
    snapshot.layer.position = .zero
    (isOld ? oldSlot : newSlot).addSublayer(snapshot.layer)
  }

  // MARK: Motion

  /// Writes one instant into the model.
  func show(at fraction: CGFloat, dragOffset: CGVector) {
    let pose = morph.pose(at: fraction)
    layer.position = CGPoint(x: pose.center.x + dragOffset.dx, y: pose.center.y + dragOffset.dy)
    layer.transform = CATransform3DMakeRotation(pose.angle, 0, 0, 1)
    layer.opacity = isFading ? 0 : Float(pose.alpha)
    if style.shadow != nil {
      layer.shadowOpacity = Float(pose.shadowOpacity)
      layer.shadowRadius = pose.shadowRadius
      layer.shadowOffset = pose.shadowOffset
    }
    if let shutter {
      let rest = pose.window
      shutter.bounds = rest
      shutter.position = rest.middle
    }
    let box = pose.box
    for (outline, corners) in outlines {
      outline.bounds = box
      outline.cornerRadius = CGFloat(pose.radii[corners])
    }
    outlines[0].layer.borderWidth = pose.borderWidth
    outlines[0].layer.borderColor = style.border.color(at: fraction)
    if let background {
      background.bounds = box
      background.opacity = Float(morph.snapshotEdges.background(at: fraction))
    }
    if style.background.isVisible {
      backgroundLayer?.backgroundColor = style.background.color(at: fraction)
    }
    show(oldSlot, pose.old, blend.old(at: fraction))
    show(newSlot, pose.new, blend.new(at: fraction))
  }

  /// Adds the keyframes of a flight.
  func play(along keyTimes: KeyTimes) {
    removeAnimations()
    show(at: keyTimes.fractions[0], dragOffset: keyTimes.dragOffsets.first ?? .zero)
    let morph = morph
    // What is straight on a curve needs no more than its two ends.
    let isStraight = keyTimes.curve != nil && morph.isStraight && shutter == nil
    let schedule = isStraight ? keyTimes.ends : keyTimes.all
    let poses = morph.poses(at: schedule.fractions, dragOffsets: keyTimes.dragOffsets)
    func all() -> [ElementPose] {
      isStraight ? morph.poses(at: keyTimes.fractions, dragOffsets: keyTimes.dragOffsets) : poses
    }
    add("position", to: layer, poses, schedule) { $0.center }
    add("transform.rotation.z", to: layer, poses, schedule) { $0.angle }
    if !isFading { add("opacity", to: layer, poses, schedule) { $0.alpha } }
    if style.shadow != nil {
      add("shadowOpacity", to: layer, poses, schedule) { $0.shadowOpacity }
      add("shadowRadius", to: layer, poses, schedule) { $0.shadowRadius }
      add("shadowOffset", to: layer, poses, schedule) { $0.shadowOffset }
    }
    if let shutter {
      add("bounds", to: shutter, poses, schedule) { $0.window }
      add("position", to: shutter, poses, schedule) { $0.window.middle }
    }
    for (outline, corners) in outlines {
      if style.isOutlined { add("bounds", to: outline, poses, schedule) { $0.box } }
      guard morph.isRound else { continue }
      // Near a likeness that has corners of its own these are not straight.
      let edge = morph.snapshotEdges == SnapshotEdges() ? schedule : keyTimes.all
      let radii = morph.snapshotEdges == SnapshotEdges() ? poses : all()
      add("cornerRadius", to: outline, radii, edge) { $0.radii[corners] }
    }
    let border = outlines[0].layer
    if style.border.isVisible {
      add("borderWidth", to: border, all(), keyTimes.all) { $0.borderWidth }
    }
    if let background {
      add("bounds", to: background, poses, schedule) { $0.box }
      if let fade = keyTimes.backgroundFades[morph.snapshotEdges] {
        animate("opacity", of: background, fade)
      }
    }
    for (key, ramp, layer) in [
      ("backgroundColor", style.background, backgroundLayer), ("borderColor", style.border, border),
    ] {
      guard let layer, ramp.changes else { continue }
      let colors = keyTimes.fractions.compactMap(ramp.color(at:))
      animate(key, of: layer, keyTimes.all.keyframes(key, colors))
    }
    let fades = keyTimes.fades[blend]
    play(oldSlot, poses, fades?.old, schedule) { $0.old }
    play(newSlot, poses, fades?.new, schedule) { $0.new }
  }

  /// Adds `offset`, little by little, to the way that it is on: its goal has moved.
  func retarget(by offset: CGVector, along keyTimes: KeyTimes) {
    guard let first = keyTimes.fractions.first, let last = keyTimes.fractions.last, first != last
    else {
      return
    }
    let values = keyTimes.fractions.map {
      let share = min(max(($0 - first) / (last - first), 0), 1)
      return CGPoint(x: offset.dx * share, y: offset.dy * share)
    }
    let correction = keyTimes.all.keyframes("position", values)
    correction.isAdditive = true
    let key = "TransitionCatalog.position.\(animated.count)"
    layer.add(correction, forKey: key)
    animated.append((layer, key))
  }

  /// Nowhere to land any more: it fades.
  func fade(for seconds: TimeInterval) {
    guard !isFading else { return }
    isFading = true
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
    fade.toValue = 0
    fade.duration = seconds
    layer.opacity = 0
    layer.add(fade, forKey: "TransitionCatalog.opacity")
    animated.append((layer, "TransitionCatalog.opacity"))
  }

  /// No animation of ours is left.
  func removeAnimations() {
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated.removeAll(keepingCapacity: true)
  }

  private var backgroundLayer: CALayer? {
    background
      ?? (morph.snapshotEdges == SnapshotEdges() ? outlines[outlines.count - 1].layer : nil)
  }

  private func show(_ slot: CALayer, _ placement: ElementPose.Placement, _ alpha: CGFloat) {
    slot.position = placement.point
    slot.transform = CATransform3DMakeScale(placement.scaleX, placement.scaleY, 1)
    slot.opacity = Float(alpha)
  }

  private func play(
    _ slot: CALayer, _ poses: [ElementPose], _ fade: CAKeyframeAnimation?,
    _ schedule: KeyTimes.Schedule,
    placement: (ElementPose) -> ElementPose.Placement
  ) {
    add("position", to: slot, poses, schedule) { placement($0).point }
    add("transform.scale.x", to: slot, poses, schedule) { placement($0).scaleX }
    add("transform.scale.y", to: slot, poses, schedule) { placement($0).scaleY }
    if let fade { animate("opacity", of: slot, fade) }
  }

  /// What stays the same is in the model already.
  private func add<Value: Equatable>(
    _ property: String, to layer: CALayer, _ poses: [ElementPose], _ schedule: KeyTimes.Schedule,
    number: (ElementPose) -> Value
  ) {
    guard let first = poses.first.map(number) else { return }
    var changes = false
    for pose in poses where number(pose) != first {
      changes = true
      break
    }
    guard changes else { return }
    var values: [Any] = []
    values.reserveCapacity(poses.count)
    for pose in poses { values.append(number(pose)) }
    animate(property, of: layer, schedule.keyframes(property, values))
  }

  private func animate(_ property: String, of layer: CALayer, _ keyframes: CAKeyframeAnimation) {
    let key = "TransitionCatalog." + property
    layer.add(keyframes, forKey: key)
    animated.append((layer, key))
  }
}
