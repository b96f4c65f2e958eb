import UIKit

/// The layer tree shown in place of a flying element: an outline that morphs, with the snapshots of both ends inside.
///
/// From outside to inside: `layer` with the shadow; `shutter`, the clip of bars and scroll views; `screenOutline`; the
/// rounded `outlines`, the first with the border; `background`; the snapshots in `leavingSlot` and `arrivingSlot`;
/// `shade`.
@MainActor
final class MorphTree {
  let layer = CALayer()
  var morph: Morph
  private(set) var blend: Blend
  /// True if the look of an end could not be made.
  private(set) var lacksLook = false
  /// True after a change of `blend` or `morph`, until `play(along:)` makes new keyframes.
  var needsKeyframes = false
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
  /// The corners of either screen that the element fills, which are round while the screen moves.
  private let screenCorners: (back: CACornerMask, front: CACornerMask)
  /// The screen of an occluder, which moves with it; `nil` for an element.
  private let screen: Choreography.Role?
  /// The layers besides `outlines` with the size of the element.
  private let plates: [CALayer]
  let leavingSlot = CALayer()
  let arrivingSlot = CALayer()
  /// The views of the looks, retained because only their layers are in the tree.
  private var looks: [UIView] = []
  private(set) var animations = LayerAnimations()
  private(set) var isFading = false

  /// - Parameters:
  ///   - screen: The screen of an occluder, which moves with it; `nil` for an element.
  ///   - screenCorners: The corners that lie in corners of either screen: the same in both, or none in one of them.
  init(
    _ morph: Morph, blend: Blend, style: MorphStyle, movingWith screen: Choreography.Role? = nil,
    screenCorners: (back: CACornerMask, front: CACornerMask) = ([], [])
  ) {
    (self.morph, self.blend, self.style) = (morph, blend, style)
    (self.screen, self.screenCorners) = (screen, screenCorners)
    shutter = morph.isCovered ? CALayer() : nil
    let clipped = screenCorners.back.union(screenCorners.front)
    screenOutline = clipped.isEmpty ? nil : CALayer()
    screenOutline?.maskedCorners = clipped
    screenOutline?.cornerCurve = .continuous
    shade = style.isShaded ? CALayer() : nil
    shade?.backgroundColor = UIColor.black.cgColor
    var outlines: [(layer: CALayer, corners: Int)] = []
    for corners in style.corners.indices where !style.corners[corners].isEmpty {
      outlines.append((CALayer(), corners))
    }
    self.outlines = outlines.isEmpty ? [(CALayer(), 0)] : outlines
    background =
      style.background.isVisible && morph.hasSnapshotEdges && !morph.isFilled
      ? CALayer() : nil
    var plates: [CALayer] = []
    for case let plate? in [screenOutline, background, shade] { plates.append(plate) }
    self.plates = plates
    var parent = layer
    // Without closures, which would be checked for the main actor at each of their calls by the standard library.
    for case let clip? in [shutter, screenOutline] {
      clip.masksToBounds = true
      parent.addSublayer(clip)
      parent = clip
    }
    for (outline, corners) in self.outlines {
      outline.masksToBounds = style.clips
      outline.maskedCorners = style.corners[corners]
      outline.cornerCurve = style.curves[corners]
      // By default edges are not antialiased: a visible flaw on rotated edges.
      outline.allowsEdgeAntialiasing = isTurned
      parent.addSublayer(outline)
      parent = outline
    }
    for case let inner? in [background, leavingSlot, arrivingSlot, shade] {
      parent.addSublayer(inner)
    }
    layer.shadowColor = style.shadow
  }

  /// Adds the look of an end, centered on its placement in the pose. Call with implicit animations disabled.
  func setLook(_ look: UIView, isLeaving: Bool) {
    looks.append(look)
    look.layer.position = .zero
    if isTurned { look.layer.allowsEdgeAntialiasing = true }
    // `.trilinear` prevents shimmer in a picture that becomes much smaller.
    let (small, large) = morph.scales(isLeaving: isLeaving)
    if small < 0.5 * large { look.layer.minificationFilter = .trilinear }
    let slot = slot(isLeaving: isLeaving)
    slot.addSublayer(look.layer)
    // A single layer fades by itself; `allowsGroupOpacity` composes a group separately, in every frame.
    slot.allowsGroupOpacity = look.layer.sublayers?.isEmpty == false
  }

  func slot(isLeaving: Bool) -> CALayer { isLeaving ? leavingSlot : arrivingSlot }

  /// Continues with the look of the other end, because the look of this end is missing.
  func miss(isLeaving: Bool) {
    lacksLook = true
    switch blend {
    case .fadeOut, .fadeIn: break
    default:
      blend = isLeaving ? .arrivingOnly : .leavingOnly
      needsKeyframes = true
    }
  }

  /// Returns the topmost visible look at an end of the path.
  func look(atStart isStart: Bool) -> UIView? {
    let fraction: CGFloat = isStart ? 0 : 1
    let isLeaving = blend.leaving(at: fraction) >= blend.arriving(at: fraction)
    return slot(isLeaving: isLeaving).sublayers?.last?.delegate as? UIView
  }

  // MARK: Motion

  /// Writes the pose at `fraction` to the model layers. Call with implicit animations disabled.
  func show(at fraction: CGFloat, in planes: ScreenPlanes) {
    let pose = morph.pose(at: fraction, on: ends(in: planes), of: planes)
    show(pose, at: fraction, shade: planes.shade)
    screenOutline?.cornerRadius = screenRadius(at: fraction, in: planes)
  }

  func show(_ pose: ElementPose, at fraction: CGFloat, shade: CGFloat = 0) {
    layer.position = pose.center
    layer.transform = pose.matrix ?? CATransform3DMakeRotation(pose.angle, 0, 0, 1)
    layer.opacity = isFading ? 0 : Float(pose.alpha)
    if style.shadow != nil {
      layer.shadowOpacity = Float(pose.shadowOpacity)
      layer.shadowRadius = pose.shadowRadius
      layer.shadowOffset = pose.shadowOffset
      if castsOutline { layer.shadowPath = shadowPath(pose) }
    }
    shutter?.bounds = pose.visibleBox
    shutter?.position = pose.visibleBox.middle
    for plate in plates { plate.bounds = pose.box }
    self.shade?.opacity = Float(shade)
    for (outline, corners) in outlines {
      outline.bounds = pose.box
      outline.cornerRadius = CGFloat(pose.radii[corners])
    }
    outlines[0].layer.borderWidth = pose.borderWidth
    outlines[0].layer.borderColor = style.border.color(at: fraction)
    background?.opacity = Float(morph.backgroundShare(at: fraction))
    if style.background.isVisible {
      backgroundLayer?.backgroundColor = style.background.color(at: fraction)
    }
    show(leavingSlot, pose.leaving, blend.leaving(at: fraction))
    show(arrivingSlot, pose.arriving, blend.arriving(at: fraction))
  }

  private func ends(in planes: ScreenPlanes) -> ScreenPlanes.Ends? {
    guard let screen else { return planes.elements }
    return .aboard(screen == .back ? .back : .front)
  }

  /// Returns the radius of `screenOutline`.
  private func screenRadius(at fraction: CGFloat, in planes: ScreenPlanes) -> CGFloat {
    let open = (morph.opens ? fraction : 1 - fraction).clamped(to: 0...1)
    return (screenCorners.back.isEmpty ? 0 : planes.radii.back * (1 - open))
      + (screenCorners.front.isEmpty ? 0 : planes.radii.front * open)
  }

  /// Fades the layer out, because the landing place is gone.
  func fade(for seconds: TimeInterval) {
    isFading = true
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
    (fade.toValue, fade.duration) = (0, seconds)
    layer.opacity = 0
    animations.add(fade, to: layer)
  }

  func removeAnimations() { animations.removeAll() }

  private var isTurned: Bool { morph.start.angle != 0 || morph.end.angle != 0 }

  var backgroundLayer: CALayer? {
    background ?? (morph.hasSnapshotEdges ? nil : outlines[outlines.count - 1].layer)
  }

  private func show(_ slot: CALayer, _ placement: ElementPose.Placement, _ alpha: CGFloat) {
    slot.position = placement.point
    slot.transform = CATransform3DMakeScale(placement.scaleX, placement.scaleY, 1)
    slot.opacity = Float(alpha)
  }
}

// Playback without a finger: the same poses, as keyframes.
extension MorphTree {
  /// Replaces all animations by the keyframes of a segment.
  func play(along keyTimes: KeyTimes) {
    removeAnimations()
    needsKeyframes = false
    let (screens, fractions) = (keyTimes.planes, keyTimes.fractions)
    let ends = screen == nil ? keyTimes.elementEnds : screens.compactMap(ends)
    let poses = morph.poses(at: fractions, on: ends, of: screens)
    show(poses[0], at: fractions[0], shade: screens.first?.shade ?? 0)
    func add<Value: Equatable>(_ property: String, _ values: [Value], to layer: CALayer) {
      // A constant value is in the model already.
      guard MorphTree.changes(values) else { return }
      animations.add(keyTimes.keyframes(property, values), to: layer)
    }
    func add<Value: Equatable>(
      _ property: String, to layer: CALayer, value: @Sendable (ElementPose) -> Value
    ) {
      add(property, MorphTree.values(of: poses, value), to: layer)
    }
    add("position", to: layer) { $0.center }
    if ends.isEmpty {
      add("transform.rotation.z", to: layer) { $0.angle }
    } else {
      let matrices = MorphTree.values(of: poses) { $0.matrix ?? CATransform3DIdentity }
      if !matrices.allSatisfy({ CATransform3DEqualToTransform($0, matrices[0]) }) {
        animations.add(keyTimes.keyframes("transform", matrices), to: layer)
      }
    }
    if !isFading { add("opacity", to: layer) { $0.alpha } }
    if style.shadow != nil {
      if !morph.hasShadowInTheAirOnly {
        add("shadowOpacity", to: layer) { $0.shadowOpacity }
      } else if let rise = keyTimes.shadowInTheAir {
        animations.add(rise, to: layer)
      }
      add("shadowRadius", to: layer) { $0.shadowRadius }
      add("shadowOffset", to: layer) { $0.shadowOffset }
      let outline = shadowOutline(poses[0])
      if castsOutline, morph.changesOutline,
        !poses.allSatisfy({ shadowOutline($0) == outline })
      {
        animations.add(keyTimes.keyframes("shadowPath", poses.map(shadowPath)), to: layer)
      }
    }
    if let shutter {
      add("bounds", to: shutter) { $0.visibleBox }
      add("position", to: shutter) { $0.visibleBox.middle }
    }
    for plate in plates { add("bounds", to: plate) { $0.box } }
    if style.isOutlined {
      for (outline, _) in outlines { add("bounds", to: outline) { $0.box } }
    }
    if let screenOutline {
      let radii = screens.indices.map { screenRadius(at: fractions[$0], in: screens[$0]) }
      screenOutline.cornerRadius = radii.first ?? 0
      if !radii.isEmpty {
        animations.add(keyTimes.keyframes("cornerRadius", radii), to: screenOutline)
      }
    }
    if let shade, !screens.isEmpty {
      animations.add(keyTimes.keyframes("opacity", screens.map(\.shade)), to: shade)
    }
    if morph.isRound {
      for (outline, corners) in outlines { add("cornerRadius", to: outline) { $0.radii[corners] } }
    }
    if style.border.isVisible { add("borderWidth", to: outlines[0].layer) { $0.borderWidth } }
    play(style.border, "borderColor", on: outlines[0].layer, along: keyTimes)
    // Snapshots also contain the background.
    if let background, let fade = keyTimes.fade(morph.backgroundShare) {
      animations.add(fade, to: background)
    }
    play(style.background, "backgroundColor", on: backgroundLayer, along: keyTimes)
    let fades = keyTimes.fades(of: blend)
    // A look invisible throughout the blend needs no keyframes.
    for isLeaving in [true, false] where blend != (isLeaving ? .arrivingOnly : .leavingOnly) {
      let slot = slot(isLeaving: isLeaving)
      let placements = MorphTree.values(of: poses) { isLeaving ? $0.leaving : $0.arriving }
      add("position", placements.map(\.point), to: slot)
      if placements.allSatisfy(\.isEven) {
        add("transform.scale", placements.map(\.scaleX), to: slot)
      } else {
        add("transform.scale.x", placements.map(\.scaleX), to: slot)
        add("transform.scale.y", placements.map(\.scaleY), to: slot)
      }
      if let fade = isLeaving ? fades.leaving : fades.arriving { animations.add(fade, to: slot) }
    }
  }

  // Isolated closures would be checked for the main actor at each of their calls by the standard library.

  /// Returns a value of each pose. By index, because an iterator copies each pose, which is large.
  private nonisolated static func values<Value>(
    of poses: [ElementPose], _ value: (ElementPose) -> Value
  ) -> [Value] {
    poses.indices.map { value(poses[$0]) }
  }

  private nonisolated static func changes<Value: Equatable>(_ values: [Value]) -> Bool {
    values.contains { $0 != values[0] }
  }

  private func play(
    _ ramp: ColorRamp, _ property: String, on layer: CALayer?, along keyTimes: KeyTimes
  ) {
    guard let layer, ramp.changes else { return }
    let colors = keyTimes.fractions.compactMap(ramp.color(at:))
    animations.add(keyTimes.keyframes(property, colors), to: layer)
  }

  // MARK: Shadow

  /// True if the shadow has the shape of the outline: for an element in the air that fills its outline, or for an
  /// opaque, unclipped background whose corners are all alike.
  var castsOutline: Bool {
    if style.fillsOutline { return true }
    guard style.shadow != nil, style.background.isOpaque, shutter == nil,
      screenOutline == nil, outlines.count == 1
    else { return false }
    return !morph.isRound || outlines[0].layer.maskedCorners.rawValue == 0b1111
  }

  /// Returns the shadow of a pose. With a `shadowPath`, the shadow needs no offscreen pass.
  func shadowPath(_ pose: ElementPose) -> CGPath {
    let (rect, radius) = shadowOutline(pose)
    return CGPath.rounded(rect, cornerRadius: radius)
  }

  /// Returns the visible box of a pose, or its painted part if no background is behind the picture, with round corners
  /// even if only the snapshot has them.
  private func shadowOutline(_ pose: ElementPose) -> (rect: CGRect, radius: CGFloat) {
    let visible = pose.visibleBox
    let painted = style.background.isVisible ? .null : visible.intersection(pose.painted)
    let radii = pose.castRadii
    return (
      painted.isNull ? visible : painted,
      CGFloat(style.fillsOutline ? radii.max() : radii[outlines[0].corners])
    )
  }
}
