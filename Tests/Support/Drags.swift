import UIKit

@testable import TransitionCatalog

/// Makes a drag that begins at a position of a run.
func makeDrag(
  _ kind: DragKind, along axis: CGVector, of choreography: Choreography,
  on geometry: TransitionGeometry, opens: Bool, isOpener: Bool = false, hasMore: Bool = false,
  carrying: Carrying? = nil, at start: RunPosition = RunPosition(fraction: 0),
  with base: GestureSample = GestureSample()
) -> any Drag {
  Grip(
    kind: kind, axis: axis, choreography: choreography, geometry: geometry, opens: opens,
    isOpener: isOpener, start: start, base: base
  ).drag(carrying: carrying, hasMore: hasMore)
}
