import UIKit

/// A drag along one axis of the screen. If the preset moves along that axis, it decides the
/// direction, otherwise the finger does.
struct PullGesture: GestureDefinition {
  let kind = DragSession.Kind.pull
  let beginsInStartRect = true
  private let isVertical: Bool

  init(isVertical: Bool) { self.isVertical = isVertical }

  func makeRecognizer() -> UIGestureRecognizer? { UIPanGestureRecognizer() }

  func axis(
    of choreography: Choreography, on geometry: Geometry, opens: Bool, movement: CGVector
  ) -> CGVector {
    let ahead = isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: geometry.side, dy: 0)
    let back = ahead.scaled(by: -1)
    for axis in [ahead, back] {
      let mapping = DragMapping(choreography, on: geometry, along: axis, opens: opens)
      if mapping.isCoupled { return axis }
    }
    return movement.along(ahead) < 0 ? back : ahead
  }

  func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector? {
    isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
  }

  func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool {
    guard isVertical == (abs(movement.dy) > abs(movement.dx)) else { return false }
    guard let axis = closing() else { return true }
    return axis.along(movement) > 0
  }
}
