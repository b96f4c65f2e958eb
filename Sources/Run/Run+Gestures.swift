import UIKit

// Control of a run by a gesture.
extension Run {
  /// Returns the drag of a gesture that begins at the run's current position.
  ///
  /// The finger drives the run, and does not carry the screen, with an app's own progress and with `isOpener`.
  ///
  /// - Parameters:
  ///   - heading: The direction of the finger, which decides the axis with `isOpener`, or if the choreography does not.
  ///   - isOpener: True if the gesture opens the screen.
  func drag(
    by gesture: TransitionGesture, heading: CGVector, isOpener: Bool = false,
    with sample: GestureSample
  ) -> (any Drag)? {
    guard !hasEnded, let playback, let geometry else { return nil }
    let (choreography, start) = (playback.choreography, playback.position)
    let opens = direction == .opening
    let axis =
      isOpener
      ? heading.closingAxis
      : gesture.axis(of: choreography, on: geometry, opens: opens, heading: heading)
    if !isOpener, !gesture.isProgress, let carrying = carrying(on: geometry) {
      return CarriedDrag(
        kind: gesture.dragKind, axis: axis, choreography: choreography, geometry: geometry,
        opens: opens, start: start, base: sample, carrying: carrying)
    }
    let hasMore =
      stage.isInContainer || flight?.isEmpty == false || interruptible.hasAnimations
      || !movement.animations.isEmpty
    let isFree = movement.movesFreely && !crossFades
    let mapping = DragMapping(
      choreography, on: geometry, along: axis, opens: opens, hasMore: hasMore,
      finger: sample.location, at: start)
    var entry = start
    if isOpener { entry.fraction = mapping.entry(from: start.fraction) }
    return DrivenDrag(
      kind: gesture.dragKind == .pan && !isFree ? .pull : gesture.dragKind, mapping: mapping,
      isOpener: isOpener, start: entry, base: sample)
  }

  func carrying(on geometry: TransitionGeometry) -> Carrying? {
    crossFades ? nil : movement.carrying(on: geometry)
  }
}
