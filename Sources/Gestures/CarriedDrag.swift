import UIKit

/// A drag that carries a screen: the run stands still at `start`, and the finger adds a `Residual`.
///
/// The grabbed point stays under the finger, and the screen shrinks about that point.
struct CarriedDrag: Drag {
  let kind: DragKind
  let axis: CGVector
  let choreography: Choreography
  let geometry: TransitionGeometry
  let opens: Bool
  let start: RunPosition
  let base: GestureSample
  let carrying: Carrying

  var isOpener: Bool { false }

  func position(of sample: GestureSample) -> RunPosition {
    let translation = sample.translation - base.translation
    let fingers = kind == .pinch ? pinched(sample, translation) : pulled(translation)
    var position = start
    let (before, after) = (
      fraction(detached: detachmentBefore), fraction(detached: fingers.detachment)
    )
    position.residual.progress += after - before
    for part in choreography.parts where part.role != .front {
      let now = part.pose(at: after, overshoot: choreography.overshoot)
      let then = part.pose(at: before, overshoot: choreography.overshoot)
      position.residual[part.role] = start.residual[part.role] + now.offset(from: then)
    }
    position.residual[.front] = carried(fingers)
    return position
  }

  // MARK: The pose

  /// The effect of the fingers: `translation` of the grabbed point, `scale` and `rotation` about that point, and
  /// `detachment`, 0…1, of the front screen off the others.
  private struct FingerOffset {
    var translation: CGVector
    var scale: CGFloat
    var rotation: CGFloat = 0
    var detachment: CGFloat
  }

  private func pinched(_ sample: GestureSample, _ translation: CGVector) -> FingerOffset {
    let ratio = ratio(of: sample)
    // Below `least`, a pinch rubber-bands.
    let least: CGFloat = 0.5
    let shrunk = ratio < least ? least - (least - ratio).rubberBanded(over: least / 2) : ratio
    return FingerOffset(
      translation: translation, scale: shrunk, rotation: sample.rotation - base.rotation,
      detachment: detachmentBefore + (1 - ratio) / (1 - least))
  }

  /// The scale of a pinch since `base`.
  private func ratio(of sample: GestureSample) -> CGFloat { sample.scale / max(base.scale, 0.01) }

  private func pulled(_ translation: CGVector) -> FingerOffset {
    let travel = translation.along(axis)
    let isStraight = kind == .edge || (kind == .pull && carrying.isStraight)
    let wanted = rubberBanded(
      isStraight ? axis.scaled(by: travel) : translation, beyond: -(way(closed: closed) + travel),
      over: extent)
    // `share` is less than 0 in a drag that undoes an earlier drag.
    let share = travel / reach
    let small = min(start.residual[.front].scale, 1)
    let before = (1 - small) / carrying.shrinking
    let scale = carrying.scale(after: before + share, from: small) / small
    return FingerOffset(
      translation: wanted, scale: scale, detachment: detachmentBefore + share / Carrying.whole)
  }

  /// The offset of the front screen, scaled and turned about the grabbed point.
  private func carried(_ fingers: FingerOffset) -> PoseOffset {
    let before = start.residual[.front]
    guard let part = choreography.part(.front) else { return before }
    let pose = start.pose(of: part, overshoot: choreography.overshoot)
    let frame = geometry.front
    let anchor = CGVector(
      dx: frame.minX + part.anchor.x * frame.width + pose.x,
      dy: frame.minY + part.anchor.y * frame.height + pose.y)
    let grabbed = CGVector(base.location ?? CGPoint(x: anchor.dx, y: anchor.dy))
    // `before.scale` counts, because a screen may be caught again and again.
    let least = kind == .pinch ? 0 : min(carrying.least / before.scale, 1)
    let scale = fingers.scale.clamped(to: least...max(1 / before.scale, 1))
    let arm = anchor - grabbed
    var offset = before
    offset.translation =
      before.translation + fingers.translation + arm.rotated(by: fingers.rotation).scaled(by: scale)
      - arm
    offset.logScale += log(max(scale, 0.01))
    offset.rotationZ += fingers.rotation
    return offset
  }

  // MARK: Distances

  private var extent: CGFloat { geometry.extent(along: axis) }

  /// The way of `Carrying.shrinking`, in points: the height of the container, sideways the longer side.
  private var reach: CGFloat {
    let size = geometry.container
    return max(abs(axis.dx) * max(size.width, size.height) + abs(axis.dy) * size.height, 1)
  }

  /// The share by which the run was closed at `start`, 0…1.
  private var closed: CGFloat { (opens ? 1 - start.fraction : start.fraction).clamped(to: 0...1) }

  /// The rest of an earlier drag's detachment, 0…1: the inverse of `fraction(detached:)`.
  private var detachmentBefore: CGFloat {
    (2 * abs(start.residual.progress) / max(1 - closed, 0.01)).clamped(to: 0...1)
  }

  /// Returns the distance in points for a run that is closed by a share, and for `detachmentBefore`.
  private func way(closed share: CGFloat) -> CGFloat {
    share * extent + detachmentBefore * Carrying.whole * reach
  }

  /// Returns the fraction of the other parts at a detachment of the front screen: at most half of the way that is left
  /// to the closed screen.
  private func fraction(detached detachment: CGFloat) -> CGFloat {
    let less = detachment.clamped(to: 0...1) / 2 * (1 - closed)
    return start.fraction + (opens ? -less : less)
  }

  func closes(_ sample: GestureSample) -> Bool {
    let threshold = kind.threshold(over: extent)
    if kind == .pinch {
      let ratio = ratio(of: sample)
      let open = opens ? start.progress : 1 - start.progress
      return 1 - (ratio < 1 ? open * ratio : open + ratio - 1) > threshold
    }
    // A run that was caught more than half open counts as open.
    let before = way(closed: kind == .edge ? closed : max(2 * closed - 1, 0))
    return before + travel(sample) + lookahead(sample) > threshold
  }
}
