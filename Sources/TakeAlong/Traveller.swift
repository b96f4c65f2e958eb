import UIKit

/// What flies in place of an element: an outline that morphs, with the looks of both ends in it.
///
/// One view for each pair, whose layers do the rest: the shadow outside, then what a bar or a
/// scroll view's edge leaves of it, then the rounded outline with its ground and border, then the
/// looks, each scaled evenly.
@MainActor
final class Traveller: UIView {
  var morph: Morph
  let blend: Blend
  private let style: TravellerStyle
  private let shutter: CALayer?
  /// One for each kind of corner; the first has the ground and the border.
  let outlines: [(layer: CALayer, corners: Int)]
  let oldSlot = CALayer()
  let newSlot = CALayer()
  private var looks: [UIView] = []
  /// Of our animations.
  private var animated: [(layer: CALayer, key: String)] = []
  private var isFading = false

  init(_ morph: Morph, blend: Blend, style: TravellerStyle) {
    self.morph = morph
    self.blend = blend
    self.style = style
    let isCovered = morph.start.covered != .zero || morph.end.covered != .zero
    shutter = isCovered ? CALayer() : nil
    outlines = style.corners.enumerated().compactMap { index, corners in
      guard index == 0 || !corners.isEmpty else { return nil }
      let layer = CALayer()
      layer.maskedCorners = corners
      return (layer, index)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    assemble()
  }

  required init?(coder: NSCoder) { nil }

  private func assemble() {
    var parent = layer
    if let shutter {
      shutter.masksToBounds = true
      parent.addSublayer(shutter)
      parent = shutter
    }
    for (outline, corners) in outlines {
      outline.masksToBounds = style.clips
      outline.cornerCurve = style.curves[corners]
      parent.addSublayer(outline)
      parent = outline
    }
    parent.addSublayer(oldSlot)
    parent.addSublayer(newSlot)
    layer.shadowColor = style.shadow
  }

  /// Takes the likeness of one end in; `middle` of it comes to lie where the shape says.
  func wear(_ look: UIView, isOld: Bool) {
    looks.append(look)
    let layer = look.layer
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = .zero
    (isOld ? oldSlot : newSlot).addSublayer(layer)
    CATransaction.commit()
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
    let outline = outlines[0].layer
    outline.borderWidth = shape.borderWidth
    outline.backgroundColor = style.ground.color(at: fraction)
    outline.borderColor = style.border.color(at: fraction)
    show(oldSlot, shape.old, blend.old(at: fraction))
    show(newSlot, shape.new, blend.new(at: fraction))
  }

  /// Adds the keyframes of a flight.
  func fly(along beats: Beats) {
    land()
    show(at: beats.fractions[0], drift: beats.drifts.first ?? .zero)
    let shapes = beats.fractions.map(morph.shape)
    let drifts = beats.drifts
    var centers = shapes.map(\.center)
    for (index, drift) in drifts.enumerated() {
      centers[index].x += drift.dx
      centers[index].y += drift.dy
    }
    add("position", to: layer, centers, beats)
    add("transform.rotation.z", to: layer, shapes.map(\.angle), beats)
    if !isFading { add("opacity", to: layer, shapes.map(\.alpha), beats) }
    if style.shadow != nil {
      add("shadowOpacity", to: layer, shapes.map(\.shadowOpacity), beats)
      add("shadowRadius", to: layer, shapes.map(\.shadowRadius), beats)
      add("shadowOffset", to: layer, shapes.map(\.shadowOffset), beats)
    }
    if let shutter {
      add("bounds", to: shutter, shapes.map(\.window), beats)
      add("position", to: shutter, shapes.map(\.window.middle), beats)
    }
    let boxes = shapes.map(\.box)
    for (outline, corners) in outlines {
      if style.isOutlined { add("bounds", to: outline, boxes, beats) }
      add("cornerRadius", to: outline, shapes.map { CGFloat($0.radii[corners]) }, beats)
    }
    let outline = outlines[0].layer
    add("borderWidth", to: outline, shapes.map(\.borderWidth), beats)
    for (key, ramp) in [("backgroundColor", style.ground), ("borderColor", style.border)]
    where ramp.changes {
      let colors = beats.fractions.compactMap(ramp.color(at:))
      if colors.count == beats.fractions.count { animate(key, of: outline, colors, beats) }
    }
    fly(oldSlot, shapes.map(\.old), beats.fractions.map(blend.old(at:)), beats)
    fly(newSlot, shapes.map(\.new), beats.fractions.map(blend.new(at:)), beats)
  }

  /// Adds `offset`, little by little, to the way that it is on: its goal has moved.
  func bend(by offset: CGVector, along beats: Beats) {
    guard let first = beats.fractions.first, first < 1 else { return }
    let values = beats.fractions.map {
      let share = min(max(($0 - first) / (1 - first), 0), 1)
      return CGPoint(x: offset.dx * share, y: offset.dy * share)
    }
    let correction = keyframes("position", values, beats)
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

  private func show(_ slot: CALayer, _ spot: Shape.Spot, _ alpha: CGFloat) {
    slot.position = CGPoint(x: spot.x, y: spot.y)
    slot.transform = CATransform3DMakeScale(spot.scaleX, spot.scaleY, 1)
    slot.opacity = Float(alpha)
  }

  private func fly(
    _ slot: CALayer, _ spots: [Shape.Spot], _ alphas: [CGFloat], _ beats: Beats
  ) {
    add("position", to: slot, spots.map { CGPoint(x: $0.x, y: $0.y) }, beats)
    if spots.contains(where: { $0 != spots[0] }) {
      animate(
        "transform", of: slot, spots.map { CATransform3DMakeScale($0.scaleX, $0.scaleY, 1) }, beats)
    }
    add("opacity", to: slot, alphas, beats)
  }

  /// What stays the same is in the model already.
  private func add<Value: Equatable>(
    _ property: String, to layer: CALayer, _ values: [Value], _ beats: Beats
  ) {
    guard values.contains(where: { $0 != values[0] }) else { return }
    animate(property, of: layer, values, beats)
  }

  private func animate(_ property: String, of layer: CALayer, _ values: [Any], _ beats: Beats) {
    let key = "TransitionCatalog." + property
    layer.add(keyframes(property, values, beats), forKey: key)
    animated.append((layer, key))
  }

  private func keyframes(
    _ property: String, _ values: [Any], _ beats: Beats
  ) -> CAKeyframeAnimation {
    let keyframes = CAKeyframeAnimation(keyPath: property)
    keyframes.values = values
    keyframes.keyTimes = beats.times
    keyframes.duration = beats.duration
    keyframes.calculationMode = .linear
    keyframes.fillMode = .both
    keyframes.isRemovedOnCompletion = false
    keyframes.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    return keyframes
  }
}
