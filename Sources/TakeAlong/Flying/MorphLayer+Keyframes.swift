import UIKit

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
