import UIKit

/// The layer tree shown in place of a flying element: an outline that morphs, with the snapshots of both ends inside.
///
/// From outside to inside: `layer` with the shadow; `shutter`, the clip of bars and scroll views; `screenOutline`;
/// the rounded `outlines`, the first with the border; `background`; the snapshots in `oldSlot` and `newSlot`; `shade`.
@MainActor
final class MorphLayer {
  let layer = CALayer()
  var morph: Morph
  private(set) var blend: Blend
  /// True if the look of an end could not be made.
  private(set) var lacksLook = false
  /// True after `miss(isOld:)` has changed `blend`, until `play(along:on:in:)` makes new keyframes.
  private(set) var needsKeyframes = false
  let style: MorphStyle
  let shutter: CALayer?
  /// A nested layer for each index of `ElementPose.radii` in use; the first has the border.
  let outlines: [(layer: CALayer, corners: Int)]
  /// Draws the background if a snapshot contains the background too; otherwise the innermost of `outlines` does.
  let background: CALayer?
  /// Darkens the element like its screen.
  let shade: CALayer?
  /// Clips the corners that lie in corners of a screen; `nil` for an element without any.
  let screenOutline: CALayer?
  let oldSlot = CALayer()
  let newSlot = CALayer()
  /// The views of the looks, retained because only their layers are in the tree.
  private var snapshots: [UIView] = []
  private(set) var animations = LayerAnimations()
  private(set) var isFading = false

  /// The effect of the screens on the element at one instant.
  struct Surroundings {
    /// The radius of `screenOutline`.
    var cornerRadius: CGFloat = 0
    /// The opacity of `shade`.
    var shade: CGFloat = 0
  }

  /// - Parameter screenCorners: The corners that lie in corners of a screen.
  init(_ morph: Morph, blend: Blend, style: MorphStyle, screenCorners: CACornerMask = []) {
    self.morph = morph
    self.blend = blend
    self.style = style
    let isCovered = morph.start.covered != .zero || morph.end.covered != .zero
    shutter = isCovered ? CALayer() : nil
    screenOutline = screenCorners.isEmpty ? nil : CALayer()
    screenOutline?.maskedCorners = screenCorners
    screenOutline?.cornerCurve = .continuous
    shade = style.isShaded ? CALayer() : nil
    shade?.backgroundColor = UIColor.black.cgColor
    var outlines: [(layer: CALayer, corners: Int)] = []
    for index in style.corners.indices where !style.corners[index].isEmpty {
      outlines.append((CALayer(), index))
    }
    self.outlines = outlines.isEmpty ? [(CALayer(), 0)] : outlines
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
    if let screenOutline {
      screenOutline.masksToBounds = true
      parent.addSublayer(screenOutline)
      parent = screenOutline
    }
    for (outline, corners) in outlines {
      outline.masksToBounds = style.clips
      outline.maskedCorners = style.corners[corners]
      outline.cornerCurve = style.curves[corners]
      // By default edges are not antialiased: a visible flaw on rotated edges.
      outline.allowsEdgeAntialiasing = isTurned
      parent.addSublayer(outline)
      parent = outline
    }
    if let background { parent.addSublayer(background) }
    parent.addSublayer(oldSlot)
    parent.addSublayer(newSlot)
    if let shade { parent.addSublayer(shade) }
    layer.shadowColor = style.shadow
  }

  /// Adds the look of an end, centered on its placement in the pose. Call with implicit animations disabled.
  func setSnapshot(_ look: UIView, isOld: Bool) {
    snapshots.append(look)
    look.layer.position = .zero
    if isTurned { look.layer.allowsEdgeAntialiasing = true }
    // `.trilinear` prevents shimmer in a picture that becomes much smaller.
    if morph.shrinks(isOld: isOld) { look.layer.minificationFilter = .trilinear }
    let slot = slot(isOld: isOld)
    slot.addSublayer(look.layer)
    // A single layer fades by itself; `allowsGroupOpacity` composes a group separately, in every frame.
    let isSingle = slot.sublayers?.count == 1 && look.layer.sublayers?.isEmpty != false
    slot.allowsGroupOpacity = !isSingle
  }

  func slot(isOld: Bool) -> CALayer { isOld ? oldSlot : newSlot }

  /// Continues with the look of the other end, because the look of this end is missing.
  func miss(isOld: Bool) {
    lacksLook = true
    switch blend {
    case .leaving, .arriving: break
    default:
      blend = isOld ? .newOnly : .oldOnly
      needsKeyframes = true
    }
  }

  /// Returns the topmost visible look at an end of the path.
  func look(atStart isStart: Bool) -> UIView? {
    let fraction: CGFloat = isStart ? 0 : 1
    let isOld = blend.old(at: fraction) >= blend.new(at: fraction)
    return slot(isOld: isOld).sublayers?.last?.delegate as? UIView
  }

  // MARK: Motion

  /// Writes the pose at `fraction` to the model layers. Call with implicit animations disabled.
  func show(
    at fraction: CGFloat, on plane: FlightPlanes.Plane?,
    in surroundings: Surroundings = Surroundings()
  ) {
    let pose = morph.pose(at: fraction, on: plane)
    layer.position = pose.center
    layer.transform = pose.matrix ?? CATransform3DMakeRotation(pose.angle, 0, 0, 1)
    layer.opacity = isFading ? 0 : Float(pose.alpha)
    if style.shadow != nil {
      layer.shadowOpacity = Float(pose.shadowOpacity)
      layer.shadowRadius = pose.shadowRadius
      layer.shadowOffset = pose.shadowOffset
      if castsOutline { layer.shadowPath = shadowPath(pose) }
    }
    if let shutter {
      let rest = pose.window
      shutter.bounds = rest
      shutter.position = rest.middle
    }
    let box = pose.box
    shade?.bounds = box
    shade?.opacity = Float(surroundings.shade)
    screenOutline?.bounds = box
    screenOutline?.cornerRadius = surroundings.cornerRadius
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

  /// Fades the layer out, because the landing place is gone.
  func fade(for seconds: TimeInterval) {
    guard !isFading else { return }
    isFading = true
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
    fade.toValue = 0
    fade.duration = seconds
    layer.opacity = 0
    animations.add(fade, to: layer)
  }

  func removeAnimations() { animations.removeAll() }

  private var isTurned: Bool { morph.start.angle != 0 || morph.end.angle != 0 }

  var backgroundLayer: CALayer? {
    background
      ?? (morph.snapshotEdges == SnapshotEdges() ? outlines[outlines.count - 1].layer : nil)
  }

  private func show(_ slot: CALayer, _ placement: ElementPose.Placement, _ alpha: CGFloat) {
    slot.position = placement.point
    slot.transform = CATransform3DMakeScale(placement.scaleX, placement.scaleY, 1)
    slot.opacity = Float(alpha)
  }
}

// Playback without a finger: the same poses, as keyframes.
extension MorphLayer {
  /// Replaces all animations by the keyframes of a segment.
  ///
  /// - Parameters:
  ///   - planes: The plane at each key time; empty if neither screen moves the element.
  ///   - surroundings: The effect of the screens at each key time; empty for none.
  func play(
    along keyTimes: KeyTimes, on planes: [FlightPlanes.Plane],
    in surroundings: [Surroundings] = []
  ) {
    removeAnimations()
    needsKeyframes = false
    show(
      at: keyTimes.fractions[0], on: planes.first, in: surroundings.first ?? Surroundings())
    // Numbers linear on the Bézier `curve` need only two keyframes.
    let isStraight =
      keyTimes.curve != nil && morph.isStraight && shutter == nil && planes.isEmpty
    let schedule = isStraight ? keyTimes.ends : keyTimes.all
    let poses = morph.poses(at: schedule.fractions, on: planes)
    func all() -> [ElementPose] {
      isStraight ? morph.poses(at: keyTimes.fractions, on: planes) : poses
    }
    add("position", to: layer, poses, schedule) { $0.center }
    if planes.isEmpty {
      add("transform.rotation.z", to: layer, poses, schedule) { $0.angle }
    } else {
      playMatrices(poses.map { $0.matrix ?? CATransform3DIdentity }, schedule)
    }
    if !isFading { add("opacity", to: layer, poses, schedule) { $0.alpha } }
    if style.shadow != nil { playShadow(poses, schedule) }
    if let shutter {
      add("bounds", to: shutter, poses, schedule) { $0.window }
      add("position", to: shutter, poses, schedule) { $0.window.middle }
    }
    if let screenOutline {
      add("bounds", to: screenOutline, poses, schedule) { $0.box }
      let radii = surroundings.map(\.cornerRadius)
      if !radii.isEmpty {
        animations.add(keyTimes.all.keyframes("cornerRadius", radii), to: screenOutline)
      }
    }
    if let shade {
      add("bounds", to: shade, poses, schedule) { $0.box }
      let shades = surroundings.map(\.shade)
      if !shades.isEmpty {
        animations.add(keyTimes.all.keyframes("opacity", shades), to: shade)
      }
    }
    for (outline, corners) in outlines {
      if style.isOutlined {
        add("bounds", to: outline, poses, schedule) { $0.box }
      }
      guard morph.isRound else { continue }
      // Radii are not linear next to a snapshot with corners of its own (`snapshotEdges`).
      let edge = morph.snapshotEdges == SnapshotEdges() ? schedule : keyTimes.all
      let radii = morph.snapshotEdges == SnapshotEdges() ? poses : all()
      add("cornerRadius", to: outline, radii, edge) { $0.radii[corners] }
    }
    if style.border.isVisible {
      add("borderWidth", to: outlines[0].layer, all(), keyTimes.all) { $0.borderWidth }
      if style.border.changes {
        let colors = keyTimes.fractions.compactMap(style.border.color(at:))
        animations.add(keyTimes.all.keyframes("borderColor", colors), to: outlines[0].layer)
      }
    }
    if let background {
      add("bounds", to: background, poses, schedule) { $0.box }
      if let fade = keyTimes.backgroundFade(morph.snapshotEdges) {
        animations.add(fade, to: background)
      }
    }
    if let backgroundLayer, style.background.changes {
      let colors = keyTimes.fractions.compactMap(style.background.color(at:))
      animations.add(keyTimes.all.keyframes("backgroundColor", colors), to: backgroundLayer)
    }
    let fades = keyTimes.fades(of: blend)
    // A look invisible throughout the blend needs no keyframes.
    if blend != .newOnly {
      play(oldSlot, poses, schedule) { $0.old }
      if let fade = fades.old { animations.add(fade, to: oldSlot) }
    }
    if blend != .oldOnly {
      play(newSlot, poses, schedule) { $0.new }
      if let fade = fades.new { animations.add(fade, to: newSlot) }
    }
  }

  /// Adds `offset` gradually to `position`, because the landing place has moved.
  func retarget(by offset: CGVector, along keyTimes: KeyTimes) {
    guard let first = keyTimes.fractions.first, let last = keyTimes.fractions.last, first != last
    else {
      return
    }
    let values = keyTimes.fractions.map {
      let share = (($0 - first) / (last - first)).clamped(to: 0...1)
      return CGPoint(x: offset.dx * share, y: offset.dy * share)
    }
    let correction = keyTimes.all.keyframes("position", values)
    correction.isAdditive = true
    animations.add(correction, to: layer, named: "position.\(animations.added.count)")
  }

  private func playMatrices(_ matrices: [CATransform3D], _ schedule: KeyTimes.Schedule) {
    guard let first = matrices.first,
      matrices.contains(where: { !CATransform3DEqualToTransform($0, first) })
    else { return }
    animations.add(schedule.keyframes("transform", matrices), to: layer)
  }

  private func play(
    _ slot: CALayer, _ poses: [ElementPose], _ schedule: KeyTimes.Schedule,
    placement: @Sendable (ElementPose) -> ElementPose.Placement
  ) {
    add("position", to: slot, poses, schedule) { placement($0).point }
    if poses.indices.allSatisfy({ placement(poses[$0]).isEven }) {
      add("transform.scale", to: slot, poses, schedule) { placement($0).scaleX }
    } else {
      add("transform.scale.x", to: slot, poses, schedule) { placement($0).scaleX }
      add("transform.scale.y", to: slot, poses, schedule) { placement($0).scaleY }
    }
  }

  /// Adds keyframes of a property, unless the value is constant and therefore in the model already.
  ///
  /// - Parameter number: `@Sendable`, because a closure isolated to an actor is checked at each call.
  func add<Value: Equatable>(
    _ property: String, to layer: CALayer, _ poses: [ElementPose], _ schedule: KeyTimes.Schedule,
    number: @Sendable (ElementPose) -> Value
  ) {
    let values = poses.map(number)
    guard values.contains(where: { $0 != values[0] }) else { return }
    animations.add(schedule.keyframes(property, values), to: layer)
  }

}

// The shadow of an element with an opaque background. With a `shadowPath`, the shadow needs no offscreen pass.
extension MorphLayer {
  /// True if the shadow has the shape of the outline: for an element in the air that fills its outline, or for an
  /// opaque, unclipped background whose corners are all alike.
  var castsOutline: Bool {
    if style.fillsOutline { return true }
    guard style.shadow != nil, style.background.isOpaque, shutter == nil,
      screenOutline == nil, outlines.count == 1
    else { return false }
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return !morph.isRound || outlines[0].layer.maskedCorners == all
  }

  /// Adds the keyframes of the shadow, with `shadowPath` if `castsOutline`.
  func playShadow(_ poses: [ElementPose], _ schedule: KeyTimes.Schedule) {
    add("shadowOpacity", to: layer, poses, schedule) { $0.shadowOpacity }
    add("shadowRadius", to: layer, poses, schedule) { $0.shadowRadius }
    add("shadowOffset", to: layer, poses, schedule) { $0.shadowOffset }
    guard castsOutline, let paths = shadowShape.paths(of: poses) else { return }
    animations.add(schedule.keyframes("shadowPath", paths), to: layer)
  }

  func shadowPath(_ pose: ElementPose) -> CGPath { shadowShape.path(of: pose) }

  private var shadowShape: ShadowShape {
    ShadowShape(
      isPainted: !style.background.isVisible,
      corners: style.fillsOutline ? nil : outlines[0].corners)
  }
}
