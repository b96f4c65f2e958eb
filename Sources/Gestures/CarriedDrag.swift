import UIKit

/// A drag that carries a screen: the run stands still where it was taken, and the finger adds a pose to it.
///
/// The grabbed point stays under the finger, and the screen shrinks about it.
struct CarriedDrag {
  private let kind: DragKind
  private let axis: CGVector
  private let choreography: Choreography
  private let geometry: TransitionGeometry
  private let opens: Bool
  private let carrying: Carrying
  private let start: RunPosition
  private let base: GestureSample

  init(
    _ kind: DragKind, along axis: CGVector, of choreography: Choreography,
    on geometry: TransitionGeometry, opens: Bool, carrying: Carrying, at start: RunPosition,
    with base: GestureSample
  ) {
    self.kind = kind
    self.axis = axis
    self.choreography = choreography
    self.geometry = geometry
    self.opens = opens
    self.carrying = carrying
    self.start = start
    self.base = base
  }

  func position(of sample: GestureSample) -> RunPosition {
    let movement = sample.translation - base.translation
    let held = kind == .pinch ? pinched(sample, movement) : pulled(movement)
    var position = start
    let (before, lifted) = (fraction(lifted: liftBefore), fraction(lifted: held.lift))
    position.residual.progress += lifted - before
    for part in choreography.parts where part.role != .front {
      let now = part.pose(at: lifted, overshoot: choreography.overshoot)
      let then = part.pose(at: before, overshoot: choreography.overshoot)
      position.residual[part.role] = start.residual[part.role] + now.offset(from: then)
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
    let ratio = sample.scale / max(base.scale, 0.01)
    // Below the half the fingers meet with resistance.
    let least: CGFloat = 0.5
    let shrunk =
      ratio < least ? least - RubberBand.offset(for: least - ratio, over: least / 2) : ratio
    return Held(
      movement: movement, scale: shrunk, lift: liftBefore + (1 - ratio) / (1 - least))
  }

  private func pulled(_ movement: CGVector) -> Held {
    let travel = movement.along(axis)
    let isStraight = kind == .edge || (kind == .pull && carrying.isStraight)
    var wanted = isStraight ? axis.scaled(by: travel) : movement
    // Rubber-bands past the open position.
    let beyond = -(way(closed: closed) + travel)
    if beyond > 0 {
      wanted = wanted + axis.scaled(by: beyond - RubberBand.offset(for: beyond, over: extent))
    }
    // A drag that leads back undoes an earlier one.
    let share = travel / reach
    let small = min(start.residual[.front].scale, 1)
    let before = (1 - small) / carrying.shrinking
    return Held(
      movement: wanted, scale: carrying.scale(after: before + share) / small,
      lift: liftBefore + share / Carrying.whole)
  }

  /// The offset of the front screen: scaled about the grabbed point, which moves with the finger.
  private func carried(_ held: Held) -> PoseOffset {
    let before = start.residual[.front]
    guard let part = choreography.parts.first(where: { $0.role == .front }) else { return before }
    let pose = start.pose(of: part, overshoot: choreography.overshoot)
    let frame = geometry.front
    let anchor = CGVector(
      dx: frame.minX + part.anchor.x * frame.width + pose.x,
      dy: frame.minY + part.anchor.y * frame.height + pose.y)
    let grabbed = CGVector(base.location ?? CGPoint(x: anchor.dx, y: anchor.dy))
    // Caught again and again, it still becomes neither smaller than the least, nor larger than it is.
    let scale = held.scale.clamped(
      to: (kind == .pinch ? 0 : min(carrying.least / before.scale, 1))...max(1 / before.scale, 1))
    var offset = before
    offset.movement =
      before.movement + held.movement + (anchor - grabbed).scaled(by: scale - 1)
    offset.logScale += log(max(scale, 0.01))
    return offset
  }

  // MARK: Distances

  /// The length of the container along the axis, in points, at least 1.
  var extent: CGFloat {
    let size = geometry.container
    return max(abs(axis.dx) * size.width + abs(axis.dy) * size.height, 1)
  }

  /// The way on which a screen would shrink to nothing: the height of the container, but sideways not less
  /// than its width.
  private var reach: CGFloat {
    let size = geometry.container
    return max(abs(axis.dx) * max(size.width, size.height) + abs(axis.dy) * size.height, 1)
  }

  /// The share by which the run itself was closed when the finger took it, 0…1.
  private var closed: CGFloat {
    (opens ? 1 - start.fraction : start.fraction).clamped(to: 0...1)
  }

  /// The lift that is left of an earlier drag, 0…1.
  private var liftBefore: CGFloat {
    (2 * abs(start.residual.progress) / max(1 - closed, 0.01)).clamped(to: 0...1)
  }

  /// The distance, in points, that stands for a run which is closed by a share, and for an earlier drag.
  private func way(closed share: CGFloat) -> CGFloat {
    share * extent + liftBefore * Carrying.whole * reach
  }

  /// The fraction at which everything but the front screen stands while that is lifted off.
  private func fraction(lifted lift: CGFloat) -> CGFloat {
    let less = lift.clamped(to: 0...1) / 2 * (1 - closed)
    return opens ? start.fraction - less : start.fraction + less
  }

  /// Returns whether the screen closes if the finger is lifted now.
  func closes(_ sample: GestureSample, _ verdict: GestureVerdict) -> Bool {
    if kind == .pinch {
      let ratio = sample.scale / max(base.scale, 0.01)
      let open = opens ? start.progress : 1 - start.progress
      return verdict.finishes(
        value: 1 - (ratio < 1 ? open * ratio : open + ratio - 1), velocity: 0)
    }
    let travel = (sample.translation - base.translation).along(axis)
    // A run that is caught more than half open is as good as open.
    let before = way(closed: kind == .edge ? closed : max(2 * closed - 1, 0))
    return verdict.finishes(value: before + travel, velocity: sample.velocity.along(axis))
  }
}
