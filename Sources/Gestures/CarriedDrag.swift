import UIKit

/// A drag that carries a screen: the run stands still where it was taken, and the finger adds a pose to it.
///
/// The grabbed point stays under the finger, and the screen shrinks about it.
struct CarriedDrag: Drag {
  let grip: Grip
  let carrying: Carrying

  func position(of sample: GestureSample) -> RunPosition {
    let movement = sample.translation - grip.base.translation
    let held = grip.kind == .pinch ? pinched(sample, movement) : pulled(movement)
    let choreography = grip.choreography
    var position = grip.start
    let (before, lifted) = (fraction(lifted: liftBefore), fraction(lifted: held.lift))
    position.residual.progress += lifted - before
    for part in choreography.parts where part.role != .front {
      let now = part.pose(at: lifted, overshoot: choreography.overshoot)
      let then = part.pose(at: before, overshoot: choreography.overshoot)
      position.residual[part.role] = grip.start.residual[part.role] + now.offset(from: then)
    }
    position.residual[.front] = carried(held)
    return position
  }

  // MARK: The pose

  /// The work of the fingers: they move the grabbed point, shrink the screen about it, and lift
  /// it off, 0…1, so that what is behind it comes out.
  private struct Held {
    var movement: CGVector
    var scale: CGFloat
    var lift: CGFloat
  }

  private func pinched(_ sample: GestureSample, _ movement: CGVector) -> Held {
    let ratio = ratio(of: sample)
    // Below the half the fingers meet with resistance.
    let least: CGFloat = 0.5
    let shrunk =
      ratio < least ? least - RubberBand.offset(for: least - ratio, over: least / 2) : ratio
    return Held(
      movement: movement, scale: shrunk, lift: liftBefore + (1 - ratio) / (1 - least))
  }

  /// The scale of two fingers since they took hold.
  private func ratio(of sample: GestureSample) -> CGFloat {
    sample.scale / max(grip.base.scale, 0.01)
  }

  private func pulled(_ movement: CGVector) -> Held {
    let axis = grip.axis
    let travel = movement.along(axis)
    let isStraight = grip.kind == .edge || (grip.kind == .pull && carrying.isStraight)
    var wanted = isStraight ? axis.scaled(by: travel) : movement
    // Rubber-bands past the open position.
    let beyond = -(way(closed: closed) + travel)
    if beyond > 0 {
      wanted = wanted + axis.scaled(by: beyond - RubberBand.offset(for: beyond, over: extent))
    }
    // A drag that leads back undoes an earlier one.
    let share = travel / reach
    let small = min(grip.start.residual[.front].scale, 1)
    let before = (1 - small) / carrying.shrinking
    return Held(
      movement: wanted, scale: carrying.scale(after: before + share) / small,
      lift: liftBefore + share / Carrying.whole)
  }

  /// The offset of the front screen: scaled about the grabbed point, which moves with the finger.
  private func carried(_ held: Held) -> PoseOffset {
    let before = grip.start.residual[.front]
    guard let part = grip.choreography.parts.first(where: { $0.role == .front }) else {
      return before
    }
    let pose = grip.start.pose(of: part, overshoot: grip.choreography.overshoot)
    let frame = grip.geometry.front
    let anchor = CGVector(
      dx: frame.minX + part.anchor.x * frame.width + pose.x,
      dy: frame.minY + part.anchor.y * frame.height + pose.y)
    let grabbed = CGVector(grip.base.location ?? CGPoint(x: anchor.dx, y: anchor.dy))
    // Caught again and again, it still becomes neither smaller than the least, nor larger than it is.
    let least = grip.kind == .pinch ? 0 : min(carrying.least / before.scale, 1)
    let scale = held.scale.clamped(to: least...max(1 / before.scale, 1))
    var offset = before
    offset.movement =
      before.movement + held.movement + (anchor - grabbed).scaled(by: scale - 1)
    offset.logScale += log(max(scale, 0.01))
    return offset
  }

  // MARK: Distances

  private var extent: CGFloat { grip.geometry.extent(along: grip.axis) }

  /// The way on which a screen would shrink to nothing: the height of the container, but sideways not less
  /// than its width.
  private var reach: CGFloat {
    let (axis, size) = (grip.axis, grip.geometry.container)
    return max(abs(axis.dx) * max(size.width, size.height) + abs(axis.dy) * size.height, 1)
  }

  /// The share by which the run itself was closed when the finger took it, 0…1.
  private var closed: CGFloat {
    (grip.opens ? 1 - grip.start.fraction : grip.start.fraction).clamped(to: 0...1)
  }

  /// The lift that is left of an earlier drag, 0…1.
  private var liftBefore: CGFloat {
    (2 * abs(grip.start.residual.progress) / max(1 - closed, 0.01)).clamped(to: 0...1)
  }

  /// The distance, in points, that stands for a run which is closed by a share, and for an earlier drag.
  private func way(closed share: CGFloat) -> CGFloat {
    share * extent + liftBefore * Carrying.whole * reach
  }

  /// The fraction at which everything but the front screen stands while that is lifted off.
  private func fraction(lifted lift: CGFloat) -> CGFloat {
    let less = lift.clamped(to: 0...1) / 2 * (1 - closed)
    return grip.start.fraction + (grip.opens ? -less : less)
  }

  func closes(_ sample: GestureSample) -> Bool {
    let verdict = grip.verdict(over: extent)
    if grip.kind == .pinch {
      let ratio = ratio(of: sample)
      let open = grip.opens ? grip.start.progress : 1 - grip.start.progress
      return verdict.finishes(
        value: 1 - (ratio < 1 ? open * ratio : open + ratio - 1), velocity: 0)
    }
    // A run that is caught more than half open is as good as open.
    let before = way(closed: grip.kind == .edge ? closed : max(2 * closed - 1, 0))
    return verdict.finishes(
      value: before + grip.travel(sample), velocity: sample.velocity.along(grip.axis))
  }
}
