import UIKit

/// A drag that drives a run: the fraction follows the finger, by a `DragMapping`, and the screen stays under the finger.
struct DrivenDrag: Drag {
  let grip: Grip
  let mapping: DragMapping
  private let grabbed: GrabbedPoint?
  private let verdict: GestureVerdict

  init(_ grip: Grip, hasMore: Bool = false) {
    self.grip = grip
    let movement = grip.start.residual[.front].movement
    let place = grip.base.location.map { CGPoint(x: $0.x - movement.dx, y: $0.y - movement.dy) }
    grabbed = GrabbedPoint.on(
      place, of: grip.choreography, on: grip.geometry, at: grip.start.fraction)
    mapping = DragMapping(
      grip.choreography, on: grip.geometry, along: grip.axis, opens: grip.opens, hasMore: hasMore,
      grabbed: grabbed)
    verdict = DrivenDrag.verdict(grip, on: mapping)
  }

  /// The threshold is at most half of the screen's own way, which is short for a small card. The threshold of a pull or a pan grows with the share of the way at which the run was `caught`, up to the middle of
  /// the way, because a closing that is thrown back returns.
  private static func verdict(_ grip: Grip, on mapping: DragMapping) -> GestureVerdict {
    let whole = grip.verdict(over: mapping.extent)
    let verdict = GestureVerdict(
      threshold: grip.kind == .pinch ? whole.threshold : min(whole.threshold, mapping.length / 2),
      lookahead: whole.lookahead)
    guard grip.kind == .pull || grip.kind == .pan else { return verdict }
    let (least, length) = (verdict.threshold, mapping.length)
    let caught = grip.opens ? 1 : mapping.distance(at: grip.start.fraction) / max(length, 1)
    let share = (2 * caught).clamped(to: 0...1)
    return GestureVerdict(
      threshold: grip.isOpener ? length - least : least + share * (length / 2 - least),
      lookahead: verdict.lookahead)
  }

  func position(of sample: GestureSample) -> RunPosition {
    if grip.kind == .pinch { return pinched(sample) }
    let (start, travel) = (grip.start, grip.travel(sample))
    var position = start
    position.fraction = mapping.fraction(from: start.fraction, travel: travel)
    guard grip.kind == .pan else { return position }
    // A `pan` rubber-bands past the open screen, and tracks the finger sideways.
    var wanted = sample.translation - grip.base.translation
    let beyond = -(mapping.distance(at: start.fraction) + travel)
    if beyond > 0 {
      let excess = beyond - RubberBand.offset(for: beyond, over: mapping.extent)
      wanted = wanted + grip.axis.scaled(by: excess)
    }
    position.residual[.front].movement =
      start.residual[.front].movement + wanted - moved(to: position.fraction)
    return position
  }

  private func pinched(_ sample: GestureSample) -> RunPosition {
    let closed = GestureSample.pinchProgress(scale: sample.scale, from: grip.base.scale)
    // With `isOpener`, or in a run that was caught, fingers may spread as well.
    let grown = max(sample.scale / max(grip.base.scale, 0.01) - 1, 0)
    let step = closed > 0 ? closed : -grown
    var position = grip.start
    position.fraction = (position.fraction + (grip.opens ? -step : step)).clamped(to: 0...1)
    return position
  }

  /// Returns the movement of `grabbed` by the choreography alone.
  private func moved(to fraction: CGFloat) -> CGVector {
    guard let grabbed else { return .zero }
    return grabbed.place(at: fraction) - grabbed.place(at: grip.start.fraction)
  }

  func closes(_ sample: GestureSample) -> Bool {
    let fraction = position(of: sample).fraction
    if grip.kind == .pinch {
      return verdict.finishes(value: grip.opens ? 1 - fraction : fraction, velocity: 0)
    }
    // `mapping` ends with the screen's way, which may be shorter than that of an edge gesture.
    let beyond = mapping.distance(at: grip.start.fraction) + grip.travel(sample)
    let way = mapping.distance(at: fraction)
    return verdict.finishes(
      value: grip.kind == .edge ? max(way, beyond) : way,
      velocity: sample.velocity.along(grip.axis))
  }
}
