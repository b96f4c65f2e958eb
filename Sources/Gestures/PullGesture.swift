import UIKit

/// A drag along one axis of the screen. If the preset moves along that axis, it decides the
/// direction, otherwise the finger does.
struct PullGesture: GestureDefinition {
  let kind = DragSession.Kind.pull
  let beginsInStartRect = true
  let isVertical: Bool

  init(isVertical: Bool) { self.isVertical = isVertical }

  func makeRecognizer() -> UIGestureRecognizer { UIPanGestureRecognizer.pull() }

  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector {
    let ahead = isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: geometry.side, dy: 0)
    let back = ahead.scaled(by: -1)
    // A screen that returns into a place is carried, either way.
    for axis in choreography.hasPlace ? [] : [ahead, back] {
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

extension UIPanGestureRecognizer {
  /// A pan that follows a trackpad as well. The notches of a mouse wheel are no drag: they have no end
  /// at which the screen could be released.
  static func pull() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    return pan
  }
}
