import UIKit

/// A drag that drives a run: the fraction follows the finger, so that the screen stays under it.
struct DrivenDrag {
  private let kind: DragKind
  private let axis: CGVector
  private let opens: Bool
  let mapping: DragMapping
  private let grabbed: GrabbedPoint?
  private let start: RunPosition
  private let base: GestureSample

  init(
    _ kind: DragKind, along axis: CGVector, of choreography: Choreography,
    on geometry: TransitionGeometry, opens: Bool, hasMore: Bool = false, at start: RunPosition,
    with base: GestureSample
  ) {
    self.kind = kind
    self.axis = axis
    self.opens = opens
    self.start = start
    self.base = base
    let movement = start.residual[.front].movement
    let place = base.location.map { CGPoint(x: $0.x - movement.dx, y: $0.y - movement.dy) }
    grabbed = GrabbedPoint.on(place, of: choreography, on: geometry, at: start.fraction)
    mapping = DragMapping(
      choreography, on: geometry, along: axis, opens: opens, hasMore: hasMore, grabbed: grabbed)
  }

  func position(of sample: GestureSample) -> RunPosition {
    if kind == .pinch { return pinched(sample) }
    let movement = sample.translation - base.translation
    let travel = movement.along(axis)
    var position = start
    position.fraction = mapping.fraction(from: start.fraction, travel: travel)
    guard kind == .pan else { return position }
    // Rubber-bands past the open position, and tracks the finger freely sideways.
    var wanted = movement
    let beyond = -(mapping.distance(at: start.fraction) + travel)
    if beyond > 0 {
      wanted =
        wanted + axis.scaled(by: beyond - RubberBand.offset(for: beyond, over: mapping.extent))
    }
    position.residual[.front].movement =
      start.residual[.front].movement + wanted - moved(to: position.fraction)
    return position
  }

  private func pinched(_ sample: GestureSample) -> RunPosition {
    let closed = GestureSample.pinchProgress(scale: sample.scale, from: base.scale)
    // A pinch that opens a screen, or that has caught a run, may grow as well as shrink.
    let grown = max(sample.scale / max(base.scale, 0.01) - 1, 0)
    let step = closed > 0 ? closed : -grown
    let open: CGFloat = opens ? 1 : 0
    let fraction = start.fraction + (opens ? -step : step)
    var position = start
    position.fraction = opens ? fraction.clamped(to: 0...open) : fraction.clamped(to: open...1)
    return position
  }

  /// Returns how far the choreography itself has moved the grabbed point.
  private func moved(to fraction: CGFloat) -> CGVector {
    guard let grabbed else { return .zero }
    return grabbed.place(at: fraction) - grabbed.place(at: start.fraction)
  }

  /// Returns whether the screen closes if the finger is lifted now.
  func closes(_ sample: GestureSample, _ verdict: GestureVerdict) -> Bool {
    let fraction = position(of: sample).fraction
    if kind == .pinch {
      return verdict.finishes(value: opens ? 1 - fraction : fraction, velocity: 0)
    }
    // A finger from an edge goes on where the way of a screen is short.
    let travel = (sample.translation - base.translation).along(axis)
    let beyond = mapping.distance(at: start.fraction) + travel
    let way = mapping.distance(at: fraction)
    return verdict.finishes(
      value: kind == .edge ? max(way, beyond) : way, velocity: sample.velocity.along(axis))
  }
}
