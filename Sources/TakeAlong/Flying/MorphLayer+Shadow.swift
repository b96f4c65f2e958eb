import UIKit

// The shadow of an element with an opaque background. With a path it needs no offscreen pass.
extension MorphLayer {
  private struct ShadowShape: Equatable {
    let rect: CGRect
    let radius: CGFloat

    var path: CGPath { CGPath.window(rect, cornerRadius: radius) }
  }

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

  /// Adds the keyframes of the shadow.
  func playShadow(_ poses: [ElementPose], _ schedule: KeyTimes.Schedule, _ keyTimes: KeyTimes) {
    guard style.shadow != nil else { return }
    let numbers: [(String, (ElementPose) -> Any)] = [
      ("shadowOpacity", { $0.shadowOpacity }), ("shadowRadius", { $0.shadowRadius }),
      ("shadowOffset", { $0.shadowOffset }),
    ]
    if morph.isShadowOnlyInAir {
      for (key, number) in numbers {
        let keyframes = keyTimes.keyframes(.shadow(key)) {
          schedule.keyframes(key, poses.map(number))
        }
        if let keyframes { animate(key, of: layer, keyframes) }
      }
    } else {
      add("shadowOpacity", to: layer, poses, schedule) { $0.shadowOpacity }
      add("shadowRadius", to: layer, poses, schedule) { $0.shadowRadius }
      add("shadowOffset", to: layer, poses, schedule) { $0.shadowOffset }
    }
    guard castsOutline else { return }
    let shapes = poses.map(shadowShape)
    guard shapes.contains(where: { $0 != shapes[0] }) else { return }
    animate("shadowPath", of: layer, schedule.keyframes("shadowPath", shapes.map(\.path)))
  }

  func shadowPath(_ pose: ElementPose) -> CGPath { shadowShape(pose).path }

  /// The outline at one instant, or the picture in it, with its corners also where only the snapshot has them.
  private func shadowShape(_ pose: ElementPose) -> ShadowShape {
    let painted = style.background.isVisible ? nil : pose.window.intersection(pose.painted)
    return ShadowShape(
      rect: painted.flatMap { $0.isNull ? nil : $0 } ?? pose.window,
      radius: CGFloat(
        style.fillsOutline ? pose.castRadii.max() : pose.castRadii[outlines[0].corners]))
  }
}
