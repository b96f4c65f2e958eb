import UIKit

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
