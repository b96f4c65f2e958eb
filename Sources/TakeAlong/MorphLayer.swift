import UIKit

/// The layer tree that flies in place of an element: an outline that morphs, with the snapshots of
/// both ends in it.
///
/// From the outside in: the shadow; the clip of bars and scroll views (`shutter`); the round corners of the
/// screen that the element lands in a corner of; the rounded outlines with the border; the background; the
/// snapshots.
@MainActor
final class MorphLayer {
  let layer = CALayer()
  var morph: Morph
  private(set) var blend: Blend
  /// Set when the blend has changed in flight, until keyframes are made again.
  var needsKeyframes = false
  /// Set if a look could not be made.
  private(set) var lacksLook = false
  let style: MorphStyle
  let shutter: CALayer?
  /// Clips those corners that lie in corners of a screen, which are round while that moves.
  let screenOutline: CALayer?
  /// Nested layers, one for each index of `ElementPose.radii` in use; the first has the border, unless there
  /// are rims.
  let outlines: [(layer: CALayer, corners: Int)]
  /// The borders of both ends, of which one gives way to the other, where the corners are not of one kind.
  let rims: [CALayer]
  /// Draws the background if a snapshot contains it too; for pictures the innermost outline does.
  let background: CALayer?
  /// Darkens the element as its screen is.
  let shade: CALayer?
  let oldSlot = CALayer()
  let newSlot = CALayer()
  /// Keeps the views of the snapshots alive, of which only the layers are in the tree.
  private var snapshots: [UIView] = []
  /// The animations that this type has added.
  var animated: [(layer: CALayer, key: String)] = []
  private(set) var isFading = false

  /// The effect of the screens on the element at one instant.
  struct Surroundings: Equatable {
    /// The radius of the corners in which it lies.
    var cornerRadius: CGFloat = 0
    /// The distance of those corners' edges from its own.
    var reach = UIEdgeInsets.zero
    /// The opacity of the black on it.
    var shade: CGFloat = 0

    /// The rectangle whose corners are those of the screen.
    func page(around box: CGRect) -> CGRect {
      let page = box.inset(
        by: UIEdgeInsets(
          top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right))
      return page.isNull ? box : page
    }
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
    rims = style.rims.map { corners, curve in
      let rim = CALayer()
      (rim.maskedCorners, rim.cornerCurve) = (corners, curve)
      return rim
    }
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
      // By default edges are not smoothed, which is seen when they are not level.
      outline.allowsEdgeAntialiasing = isTurned
      parent.addSublayer(outline)
      parent = outline
    }
    if let background { parent.addSublayer(background) }
    parent.addSublayer(oldSlot)
    parent.addSublayer(newSlot)
    if let shade { parent.addSublayer(shade) }
    for rim in rims { parent.addSublayer(rim) }
    layer.shadowColor = style.shadow
  }

  /// Adds the look of one end, centered on the placement in the pose. Call it with implicit
  /// animations disabled.
  func setSnapshot(_ look: UIView, isOld: Bool, offBy offset: CGVector = .zero) {
    snapshots.append(look)
    look.layer.position = CGPoint(x: offset.dx, y: offset.dy)
    if isTurned { look.layer.allowsEdgeAntialiasing = true }
    // Without it, a picture that becomes much smaller shimmers.
    if morph.shrinks(isOld: isOld) { look.layer.minificationFilter = .trilinear }
    let slot = slot(isOld: isOld)
    slot.addSublayer(look.layer)
    // A single layer fades by itself; a group is composed apart, in every frame.
    let isSingle = slot.sublayers?.count == 1 && look.layer.sublayers?.isEmpty != false
    slot.allowsGroupOpacity = !isSingle
  }

  func slot(isOld: Bool) -> CALayer { isOld ? oldSlot : newSlot }

  /// Blends otherwise from now on, because a look arrives or does not come.
  func change(to blend: Blend) {
    guard blend != self.blend else { return }
    self.blend = blend
    needsKeyframes = true
  }

  /// Goes on with the look of the other end, because there is none of this one.
  func miss(isOld: Bool) {
    lacksLook = true
    switch blend {
    case .leaving, .arriving: break
    default: change(to: isOld ? .newOnly : .oldOnly)
    }
  }

  /// The topmost look that is seen at one end of the path.
  func look(atStart isStart: Bool) -> UIView? {
    let fraction: CGFloat = isStart ? 0 : 1
    let isOld = blend.old(at: fraction) >= blend.new(at: fraction)
    return look(isOld: isOld)
  }

  /// Gives up the look of one end.
  func takeLook(isOld: Bool) -> UIView? {
    let look = look(isOld: isOld)
    look?.layer.removeFromSuperlayer()
    return look
  }

  private func look(isOld: Bool) -> UIView? {
    slot(isOld: isOld).sublayers?.last?.delegate as? UIView
  }

  // MARK: Motion

  /// Writes one instant to the model. Call it with implicit animations disabled.
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
    if let screenOutline {
      let page = surroundings.page(around: box)
      screenOutline.bounds = page
      screenOutline.position = page.middle
      screenOutline.cornerRadius = surroundings.cornerRadius
    }
    shade?.bounds = box
    shade?.opacity = Float(surroundings.shade)
    for (outline, corners) in outlines {
      outline.bounds = box
      outline.cornerRadius = CGFloat(pose.radii[corners])
    }
    showBorder(pose, at: fraction)
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

  /// Fades out, because there is nothing left to land on.
  func fade(for seconds: TimeInterval) {
    guard !isFading else { return }
    isFading = true
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
    fade.toValue = 0
    fade.duration = seconds
    layer.opacity = 0
    let key = AnimationKey.of("opacity")
    layer.add(fade, forKey: key)
    animated.append((layer, key))
  }

  /// Removes all animations that this type has added.
  func removeAnimations() {
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated.removeAll(keepingCapacity: true)
  }

  /// True if the effect of the screens on it matters.
  var hasSurroundings: Bool { screenOutline != nil || shade != nil }

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
  /// Replaces all animations with the keyframes of a segment.
  ///
  /// - Parameters:
  ///   - planes: The plane at each key time; empty if no screen moves the element.
  ///   - isElement: Whether the planes are those of all elements.
  func play(
    along keyTimes: KeyTimes, on planes: [FlightPlanes.Plane],
    in surroundings: [Surroundings] = [], isElement: Bool = false
  ) {
    removeAnimations()
    needsKeyframes = false
    show(
      at: keyTimes.fractions[0], on: planes.first,
      in: surroundings.first ?? Surroundings())
    let morph = morph
    let changes = morph.changes
    // Linear numbers on a Bézier curve need only two keyframes.
    let isStraight =
      keyTimes.curve != nil && morph.isStraight && shutter == nil && planes.isEmpty
    let schedule = isStraight ? keyTimes.ends : keyTimes.all
    let isStretched = isElement && !keyTimes.stretches.isEmpty && morph.isStretched
    let isPlaced = !isStretched && !planes.isEmpty
    let places = isPlaced ? morph.places(at: schedule.fractions, on: planes) : nil
    // Only if anything but center and matrix changes: poses are many, and large.
    lazy var poses =
      places.map { morph.poses(at: schedule.fractions, in: $0) }
      ?? morph.poses(at: schedule.fractions, on: isStretched ? keyTimes.stretches : [])
    func all() -> [ElementPose] {
      isStraight ? morph.poses(at: keyTimes.fractions, on: planes) : poses
    }
    let centers =
      places?.centers
      ?? morph.centers(at: schedule.fractions, on: isStretched ? keyTimes.stretches : [])
    if centers.contains(where: { $0 != centers[0] }) {
      animate("position", of: layer, schedule.keyframes("position", centers))
    }
    if isStretched {
      playStretch(poses, keyTimes)
    } else if let places {
      playMatrices(places.matrices, schedule)
    } else if changes.contains(.angle) {
      add("transform.rotation.z", to: layer, poses, schedule) { $0.angle }
    }
    if !isFading, changes.contains(.style) {
      add("opacity", to: layer, poses, schedule) { $0.alpha }
    }
    if style.shadow != nil { playShadow(poses, schedule, keyTimes) }
    if let shutter {
      add("bounds", to: shutter, poses, schedule) { $0.window }
      add("position", to: shutter, poses, schedule) { $0.window.middle }
    }
    if let screenOutline, !surroundings.isEmpty {
      let pages = zip(surroundings, all()).map { $0.page(around: $1.box) }
      for (key, values) in [
        ("bounds", pages as [Any]), ("position", pages.map(\.middle)),
        ("cornerRadius", surroundings.map(\.cornerRadius)),
      ] {
        animate(key, of: screenOutline, keyTimes.all.keyframes(key, values))
      }
    } else if let screenOutline {
      add("bounds", to: screenOutline, poses, schedule) { $0.box }
    }
    if let shade {
      if changes.contains(.size) { add("bounds", to: shade, poses, schedule) { $0.box } }
      let shades = surroundings.map(\.shade)
      animate("opacity", of: shade, keyTimes.all.keyframes("opacity", shades))
    }
    for (outline, corners) in outlines {
      if style.isOutlined, changes.contains(.size) {
        add("bounds", to: outline, poses, schedule) { $0.box }
      }
      guard morph.isRound else { continue }
      // Not linear next to a snapshot with corners of its own.
      let edge = morph.snapshotEdges == SnapshotEdges() ? schedule : keyTimes.all
      let radii = morph.snapshotEdges == SnapshotEdges() ? poses : all()
      add("cornerRadius", to: outline, radii, edge) { $0.radii[corners] }
    }
    if style.border.isVisible { playBorder(all(), keyTimes) }
    if let background {
      if changes.contains(.size) { add("bounds", to: background, poses, schedule) { $0.box } }
      if let fade = keyTimes.backgroundFade(morph.snapshotEdges) {
        animate("opacity", of: background, fade)
      }
    }
    if let backgroundLayer, style.background.changes {
      let colors = keyTimes.fractions.compactMap(style.background.color(at:))
      animate(
        "backgroundColor", of: backgroundLayer, keyTimes.all.keyframes("backgroundColor", colors))
    }
    let fades = keyTimes.fades(of: blend)
    // A look that is never seen has no way either.
    let moves = changes.contains(.looks)
    if blend != .newOnly {
      if moves { play(oldSlot, poses, schedule) { $0.old } }
      if let fade = fades.old { animate("opacity", of: oldSlot, fade) }
    }
    if blend != .oldOnly {
      if moves { play(newSlot, poses, schedule) { $0.new } }
      if let fade = fades.new { animate("opacity", of: newSlot, fade) }
    }
  }

  /// Adds `offset` gradually to the position, because the landing place has moved.
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
    let key = AnimationKey.of("position.\(animated.count)")
    layer.add(correction, forKey: key)
    animated.append((layer, key))
  }

  private func playMatrices(_ matrices: [CATransform3D], _ schedule: KeyTimes.Schedule) {
    if let keyframes = transformKeyframes(matrices, schedule) {
      animate("transform", of: layer, keyframes)
    }
  }

  /// Screens that only move and stretch do the same to all elements of one size: those of a grid.
  private func playStretch(_ poses: @autoclosure () -> [ElementPose], _ keyTimes: KeyTimes) {
    func make() -> CAKeyframeAnimation? {
      let matrices = morph.matrices(
        of: poses(), at: keyTimes.fractions, on: keyTimes.stretches)
      return transformKeyframes(matrices, keyTimes.all)
    }
    let common = CommonKeyframes.Key.stretch(
      from: ElementSize(morph.start.size), to: ElementSize(morph.end.size))
    let keyframes = morph.isKnotted ? make() : keyTimes.keyframes(common, make)
    if let keyframes { animate("transform", of: layer, keyframes) }
  }

  private func transformKeyframes(_ matrices: [CATransform3D], _ schedule: KeyTimes.Schedule)
    -> CAKeyframeAnimation?
  {
    guard let first = matrices.first,
      matrices.contains(where: { !CATransform3DEqualToTransform($0, first) })
    else { return nil }
    return schedule.keyframes("transform", matrices)
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

  /// Adds keyframes, unless the value is constant and so in the model already.
  ///
  /// - Parameter number: Sendable, because what belongs to an actor is checked at each call.
  func add<Value: Equatable>(
    _ property: String, to layer: CALayer, _ poses: [ElementPose], _ schedule: KeyTimes.Schedule,
    number: @Sendable (ElementPose) -> Value
  ) {
    guard !poses.isEmpty else { return }
    let first = number(poses[0])
    var changes = false
    // By index, because a pose is large to copy.
    for index in poses.indices where number(poses[index]) != first {
      changes = true
      break
    }
    guard changes else { return }
    var values: [Value] = []
    values.reserveCapacity(poses.count)
    for index in poses.indices { values.append(number(poses[index])) }
    animate(property, of: layer, schedule.keyframes(property, values))
  }

  func animate(_ property: String, of layer: CALayer, _ keyframes: CAKeyframeAnimation) {
    let key = AnimationKey.of(property)
    layer.add(keyframes, forKey: key)
    animated.append((layer, key))
  }
}

// The border of an element. A layer has corners of one kind: where those of both ends differ, each end has a
// border of its own.
extension MorphLayer {
  private var borders: [CALayer] { rims.isEmpty ? [outlines[0].layer] : rims }

  func showBorder(_ pose: ElementPose, at fraction: CGFloat) {
    for (index, border) in borders.enumerated() {
      border.borderWidth = pose.borderWidth * share(of: index, at: fraction)
      border.borderColor = style.border.color(at: fraction)
    }
    for rim in rims {
      rim.bounds = pose.box
      rim.cornerRadius = CGFloat(pose.radii[0])
    }
  }

  /// Adds the keyframes of the border.
  ///
  /// - Parameter poses: The pose at each key time.
  func playBorder(_ poses: [ElementPose], _ keyTimes: KeyTimes) {
    for (index, border) in borders.enumerated() {
      if rims.isEmpty {
        add("borderWidth", to: border, poses, keyTimes.all) { $0.borderWidth }
      } else {
        let widths = zip(poses, keyTimes.fractions).map {
          $0.borderWidth * share(of: index, at: $1)
        }
        animate("borderWidth", of: border, keyTimes.all.keyframes("borderWidth", widths))
      }
      guard style.border.changes else { continue }
      let colors = keyTimes.fractions.compactMap(style.border.color(at:))
      animate("borderColor", of: border, keyTimes.all.keyframes("borderColor", colors))
    }
    for rim in rims {
      add("bounds", to: rim, poses, keyTimes.all) { $0.box }
      add("cornerRadius", to: rim, poses, keyTimes.all) { $0.radii[0] }
    }
  }

  /// The share of the border's width that a rim has: the one of the start all at first, the one of the end all
  /// at last.
  private func share(of index: Int, at fraction: CGFloat) -> CGFloat {
    if rims.isEmpty { return 1 }
    let share = fraction.clamped(to: 0...1)
    return index == 0 ? 1 - share : share
  }
}

// The shadow of an element with an opaque background. With a path it needs no offscreen pass.
extension MorphLayer {
  /// True if the shadow is that of the outline: of an element in the air that fills it, or of an opaque
  /// background that nothing cuts, all of whose corners are alike.
  var castsOutline: Bool {
    if style.fillsOutline { return true }
    guard style.shadow != nil, style.background.isOpaque, shutter == nil, screenOutline == nil,
      outlines.count == 1
    else { return false }
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    return !morph.isRound || outlines[0].layer.maskedCorners == all
  }

  /// Adds the keyframes of the shadow, if there is one.
  func playShadow(_ poses: [ElementPose], _ schedule: KeyTimes.Schedule, _ keyTimes: KeyTimes) {
    if morph.isShadowOnlyInAir {
      playInAir(.shadowOpacity, "shadowOpacity", poses, schedule, keyTimes) { $0.shadowOpacity }
      playInAir(.shadowRadius, "shadowRadius", poses, schedule, keyTimes) { $0.shadowRadius }
      playInAir(.shadowOffset, "shadowOffset", poses, schedule, keyTimes) { $0.shadowOffset }
    } else {
      add("shadowOpacity", to: layer, poses, schedule) { $0.shadowOpacity }
      add("shadowRadius", to: layer, poses, schedule) { $0.shadowRadius }
      add("shadowOffset", to: layer, poses, schedule) { $0.shadowOffset }
    }
    guard castsOutline else { return }
    let shape = shadowShape
    func make() -> CAKeyframeAnimation? {
      shape.paths(of: poses).map { schedule.keyframes("shadowPath", $0) }
    }
    // Many elements have the same: those of a grid.
    let common = CommonKeyframes.Key.shadowPath(
      shape, from: ShadowShape.End(morph.start), to: ShadowShape.End(morph.end),
      isCurved: schedule.function != nil)
    let keyframes = morph.isKnotted ? make() : keyTimes.keyframes(common, make)
    if let keyframes { animate("shadowPath", of: layer, keyframes) }
  }

  /// Adds a number of the shadow in the air, which all elements without another have in common.
  private func playInAir(
    _ common: CommonKeyframes.Key, _ property: String, _ poses: [ElementPose],
    _ schedule: KeyTimes.Schedule, _ keyTimes: KeyTimes, number: @Sendable (ElementPose) -> Any
  ) {
    let keyframes = keyTimes.keyframes(common) {
      var values: [Any] = []
      for index in poses.indices { values.append(number(poses[index])) }
      return schedule.keyframes(property, values)
    }
    if let keyframes { animate(property, of: layer, keyframes) }
  }

  func shadowPath(_ pose: ElementPose) -> CGPath { shadowShape.path(of: pose) }

  private var shadowShape: ShadowShape {
    ShadowShape(
      isPainted: !style.background.isVisible,
      corners: style.fillsOutline ? nil : outlines[0].corners)
  }
}
