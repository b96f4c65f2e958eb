import UIKit

/// A drag that carries a screen: the run stands still where it was taken, and the finger adds a pose to it.
///
/// The grabbed point stays under the finger, and the screen shrinks about it.
struct CarriedDrag {
  private let kind: DragKind
  private let axis: CGVector
  private let choreography: Choreography
  private let geometry: Geometry
  private let opens: Bool
  private let carrying: Carrying
  private let start: RunPosition
  private let base: GestureSample

  init(
    _ kind: DragKind, along axis: CGVector, of choreography: Choreography,
    on geometry: Geometry, opens: Bool, carrying: Carrying, at start: RunPosition,
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
    let lifted = lifted(by: held.lift)
    position.residual.progress += lifted - start.fraction
    for part in choreography.parts where part.role != .fore {
      let now = part.pose(at: lifted, overshoot: choreography.overshoot)
      let then = part.pose(at: start.fraction, overshoot: choreography.overshoot)
      position.residual[part.role] = start.residual[part.role] + now.offset(from: then)
    }
    position.residual[.fore] = carried(held)
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
    // Below the half the fingers meet with resistance, and a screen does not grow beyond its size.
    let least: CGFloat = 0.5
    let shrunk =
      ratio < least
      ? least - RubberBand.offset(for: least - ratio, over: least / 2) : min(ratio, 1)
    return Held(
      movement: movement, scale: shrunk,
      lift: ((1 - ratio) / (1 - least)).clamped(to: 0...1))
  }

  private func pulled(_ movement: CGVector) -> Held {
    let travel = movement.along(axis)
    var wanted = kind == .pan ? movement : axis.scaled(by: travel)
    // Rubber-bands past the open position.
    let beyond = -(closed * extent + travel)
    if beyond > 0 {
      wanted = wanted + axis.scaled(by: beyond - RubberBand.offset(for: beyond, over: extent))
    }
    let share = travel / reach
    return Held(
      movement: wanted, scale: carrying.scale(after: share), lift: carrying.lift(after: share))
  }

  /// The offset of the fore screen: scaled about the grabbed point, which moves with the finger.
  private func carried(_ held: Held) -> PoseOffset {
    let before = start.residual[.fore]
    guard let part = choreography.parts.first(where: { $0.role == .fore }) else { return before }
    let pose = start.pose(of: part, overshoot: choreography.overshoot)
    let frame = geometry.fore
    let pivot = CGVector(
      dx: frame.minX + part.pivot.x * frame.width + pose.x,
      dy: frame.minY + part.pivot.y * frame.height + pose.y)
    let grabbed = CGVector(base.location ?? CGPoint(x: pivot.dx, y: pivot.dy))
    // Caught again and again, it still does not become smaller than the least.
    let scale = kind == .pinch ? held.scale : max(held.scale, min(carrying.least / before.scale, 1))
    var offset = before
    offset.movement =
      before.movement + held.movement + (pivot - grabbed).scaled(by: scale - 1)
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

  /// The share by which the run was closed when the finger took it, 0…1.
  private var closed: CGFloat { opens ? 1 - start.progress : start.progress }

  /// The fraction at which everything but the fore screen stands while that is lifted off.
  private func lifted(by share: CGFloat) -> CGFloat {
    let open = opens ? start.fraction : 1 - start.fraction
    let less = share / 2 * max(open, 0)
    return opens ? start.fraction - less : start.fraction + less
  }

  /// Returns whether the screen closes if the finger is lifted now.
  func closes(_ sample: GestureSample, _ verdict: GestureVerdict) -> Bool {
    if kind == .pinch {
      let ratio = sample.scale / max(base.scale, 0.01)
      let open = 1 - closed
      return verdict.finishes(
        value: 1 - (ratio < 1 ? open * ratio : open + ratio - 1), velocity: 0)
    }
    let travel = (sample.translation - base.translation).along(axis)
    // An opening that is more than half open is as good as open.
    let before = opens && kind != .edge ? max(2 * closed - 1, 0) : closed
    return verdict.finishes(
      value: before * extent + travel, velocity: sample.velocity.along(axis))
  }
}
