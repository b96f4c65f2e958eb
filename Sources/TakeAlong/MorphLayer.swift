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
  private let ground: CALayer?
  let oldSlot = CALayer()
  let newSlot = CALayer()
  /// Only their layers are shown; a view takes its layer along when it goes.
  private var looks: [UIView] = []
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
    ground =
      style.ground.isSeen && morph.baked != SnapshotEdges() && !morph.isFilled ? CALayer() : nil
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
    if let ground { parent.addSublayer(ground) }
    parent.addSublayer(oldSlot)
    parent.addSublayer(newSlot)
    layer.shadowColor = style.shadow
  }

  /// Takes the likeness of one end in: its middle comes to lie where the shape says. To be called
  /// where no layer moves by itself.
  func wear(_ look: UIView, isOld: Bool) {
    looks.append(look)
    look.layer.position = .zero
    (isOld ? oldSlot : newSlot).addSublayer(look.layer)
  }

  // MARK: Motion

  /// Writes one instant into the model.
  func show(at fraction: CGFloat, drift: CGVector) {
    let shape = morph.shape(at: fraction)
    layer.position = CGPoint(x: shape.center.x + drift.dx, y: shape.center.y + drift.dy)
    layer.transform = CATransform3DMakeRotation(shape.angle, 0, 0, 1)
    layer.opacity = isFading ? 0 : Float(shape.alpha)
    if style.shadow != nil {
      layer.shadowOpacity = Float(shape.shadowOpacity)
      layer.shadowRadius = shape.shadowRadius
      layer.shadowOffset = shape.shadowOffset
    }
    if let shutter {
      let rest = shape.window
      shutter.bounds = rest
      shutter.position = rest.middle
    }
    let box = shape.box
    for (outline, corners) in outlines {
      outline.bounds = box
      outline.cornerRadius = CGFloat(shape.radii[corners])
    }
    outlines[0].layer.borderWidth = shape.borderWidth
    outlines[0].layer.borderColor = style.border.color(at: fraction)
    if let ground {
      ground.bounds = box
      ground.opacity = Float(morph.baked.ground(at: fraction))
    }
    if style.ground.isSeen { grounded?.backgroundColor = style.ground.color(at: fraction) }
    show(oldSlot, shape.old, blend.old(at: fraction))
    show(newSlot, shape.new, blend.new(at: fraction))
  }

  /// Adds the keyframes of a flight.
  func fly(along beats: KeyTimes) {
    land()
    show(at: beats.fractions[0], drift: beats.drifts.first ?? .zero)
    let morph = morph
    // What is straight on a curve needs no more than its two ends.
    let isStraight = beats.curve != nil && morph.isStraight && shutter == nil
    let pace = isStraight ? beats.ends : beats.all
    let shapes = morph.shapes(at: pace.fractions, drifts: beats.drifts)
    func all() -> [ElementPose] {
      isStraight ? morph.shapes(at: beats.fractions, drifts: beats.drifts) : shapes
    }
    add("position", to: layer, shapes, pace) { $0.center }
    add("transform.rotation.z", to: layer, shapes, pace) { $0.angle }
    if !isFading { add("opacity", to: layer, shapes, pace) { $0.alpha } }
    if style.shadow != nil {
      add("shadowOpacity", to: layer, shapes, pace) { $0.shadowOpacity }
      add("shadowRadius", to: layer, shapes, pace) { $0.shadowRadius }
      add("shadowOffset", to: layer, shapes, pace) { $0.shadowOffset }
    }
    if let shutter {
      add("bounds", to: shutter, shapes, pace) { $0.window }
      add("position", to: shutter, shapes, pace) { $0.window.middle }
    }
    for (outline, corners) in outlines {
      if style.isOutlined { add("bounds", to: outline, shapes, pace) { $0.box } }
      guard morph.isRound else { continue }
      // Near a likeness that has corners of its own these are not straight.
      let edge = morph.baked == SnapshotEdges() ? pace : beats.all
      let radii = morph.baked == SnapshotEdges() ? shapes : all()
      add("cornerRadius", to: outline, radii, edge) { $0.radii[corners] }
    }
    let border = outlines[0].layer
    if style.border.isSeen { add("borderWidth", to: border, all(), beats.all) { $0.borderWidth } }
    if let ground {
      add("bounds", to: ground, shapes, pace) { $0.box }
      if let fade = beats.grounds[morph.baked] { animate("opacity", of: ground, fade) }
    }
    for (key, ramp, layer) in [
      ("backgroundColor", style.ground, grounded), ("borderColor", style.border, border),
    ] {
      guard let layer, ramp.changes else { continue }
      let colors = beats.fractions.compactMap(ramp.color(at:))
      animate(key, of: layer, beats.all.keyframes(key, colors))
    }
    let fades = beats.fades[blend]
    fly(oldSlot, shapes, fades?.old, pace) { $0.old }
    fly(newSlot, shapes, fades?.new, pace) { $0.new }
  }

  /// Adds `offset`, little by little, to the way that it is on: its goal has moved.
  func bend(by offset: CGVector, along beats: KeyTimes) {
    guard let first = beats.fractions.first, let last = beats.fractions.last, first != last else {
      return
    }
    let values = beats.fractions.map {
      let share = min(max(($0 - first) / (last - first), 0), 1)
      return CGPoint(x: offset.dx * share, y: offset.dy * share)
    }
    let correction = beats.all.keyframes("position", values)
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
  func land() {
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated.removeAll(keepingCapacity: true)
  }

  private var grounded: CALayer? {
    ground ?? (morph.baked == SnapshotEdges() ? outlines[outlines.count - 1].layer : nil)
  }

  private func show(_ slot: CALayer, _ spot: ElementPose.Placement, _ alpha: CGFloat) {
    slot.position = spot.point
    slot.transform = CATransform3DMakeScale(spot.scaleX, spot.scaleY, 1)
    slot.opacity = Float(alpha)
  }

  private func fly(
    _ slot: CALayer, _ shapes: [ElementPose], _ fade: CAKeyframeAnimation?,
    _ pace: KeyTimes.Schedule,
    spot: (ElementPose) -> ElementPose.Placement
  ) {
    add("position", to: slot, shapes, pace) { spot($0).point }
    add("transform.scale.x", to: slot, shapes, pace) { spot($0).scaleX }
    add("transform.scale.y", to: slot, shapes, pace) { spot($0).scaleY }
    if let fade { animate("opacity", of: slot, fade) }
  }

  /// What stays the same is in the model already.
  private func add<Value: Equatable>(
    _ property: String, to layer: CALayer, _ shapes: [ElementPose], _ pace: KeyTimes.Schedule,
    number: (ElementPose) -> Value
  ) {
    guard let first = shapes.first.map(number) else { return }
    var changes = false
    for shape in shapes where number(shape) != first {
      changes = true
      break
    }
    guard changes else { return }
    var values: [Any] = []
    values.reserveCapacity(shapes.count)
    for shape in shapes { values.append(number(shape)) }
    animate(property, of: layer, pace.keyframes(property, values))
  }

  private func animate(_ property: String, of layer: CALayer, _ keyframes: CAKeyframeAnimation) {
    let key = "TransitionCatalog." + property
    layer.add(keyframes, forKey: key)
    animated.append((layer, key))
  }
}

extension CAMediaTimingFunction {
  convenience init(_ curve: CubicCurve) {
    self.init(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}
