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

  /// The outline at one instant, or the picture in it, with its corners also where only the snapshot has them.
  func shadowPath(_ pose: ElementPose) -> CGPath {
    let painted = style.background.isVisible ? nil : pose.window.intersection(pose.painted)
    return CGPath.window(
      painted.flatMap { $0.isNull ? nil : $0 } ?? pose.window,
      cornerRadius: CGFloat(
        style.fillsOutline ? pose.castRadii.max() : pose.castRadii[outlines[0].corners]))
  }
}
