import UIKit

@testable import TransitionCatalog

/// Makes a drag that begins at a position of a run.
func makeDrag(
  _ kind: DragKind, along axis: CGVector, of choreography: Choreography,
  on geometry: TransitionGeometry, opens: Bool, isOpener: Bool = false, hasMore: Bool = false,
  carrying: Carrying? = nil, at start: RunPosition = RunPosition(fraction: 0),
  with base: GestureSample = GestureSample()
) -> any Drag {
  if let carrying {
    return CarriedDrag(
      kind: kind, axis: axis, choreography: choreography, geometry: geometry, opens: opens,
      start: start, base: base, carrying: carrying)
  }
  let mapping = DragMapping(
    choreography, on: geometry, along: axis, opens: opens, hasMore: hasMore, finger: base.location,
    at: start)
  return DrivenDrag(kind: kind, mapping: mapping, isOpener: isOpener, start: start, base: base)
}
