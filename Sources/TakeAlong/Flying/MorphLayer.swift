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
