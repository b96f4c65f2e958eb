import UIKit

/// A drag in two dimensions that closes the screen towards its destination.
struct PanToEdgeGesture: GestureDefinition {
  let kind = DragSession.Kind.pan
  let beginsInStartRect = true

  func makeRecognizer() -> UIGestureRecognizer { UIPanGestureRecognizer.pull() }

  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector {
    // A screen that returns into a place is carried, whichever way the finger begins.
    choreography.hasPlace
      ? movement.mostlyVertical : choreography.exitDirection(on: geometry, opens: opens)
  }

  func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector? {
    presentation.closingAxis(of: self, movement: .zero)
  }
}

extension CGVector {
  /// The direction of a drag that takes a screen away: up or down, unless the finger goes straight sideways.
  fileprivate var mostlyVertical: CGVector {
    abs(dx) > 2 * abs(dy) ? alongEdges : CGVector(dx: 0, dy: dy < 0 ? -1 : 1)
  }
}

extension Choreography {
  /// Returns the direction in which the front screen leaves by itself. If it stays in place: towards
  /// its destination, or down.
  fileprivate func exitDirection(on geometry: TransitionGeometry, opens: Bool) -> CGVector {
    func unit(_ movement: CGVector) -> CGVector? {
      // A movement shorter than a touch target, 44 points, has no direction to follow.
      movement.length < 44 ? nil : movement.scaled(by: 1 / movement.length)
    }
    let pose = pose(of: .front, at: opens ? 0 : 1)
    if let direction = unit(CGVector(dx: pose.x, dy: pose.y)) { return direction }
    let middle = geometry.front.middle
    let goal = geometry.destination?.middle ?? middle
    return unit(CGVector(dx: goal.x - middle.x, dy: goal.y - middle.y)) ?? CGVector(dx: 0, dy: 1)
  }
}
