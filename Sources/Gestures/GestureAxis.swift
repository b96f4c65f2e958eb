import UIKit

extension TransitionGesture {
  /// The way, of length 1, on which a finger closes a screen with this gesture.
  ///
  /// `hint` is where the finger goes: it decides where the movement itself leaves it open.
  func axis(
    of choreography: Choreography, on geometry: Geometry, opens: Bool, movement: CGVector
  ) -> CGVector {
    func coupled(_ ahead: CGVector) -> CGVector {
      let back = ahead.scaled(by: -1)
      for axis in [ahead, back] {
        let mapping = DragMapping(choreography, on: geometry, along: axis, opens: opens)
        if mapping.isCoupled { return axis }
      }
      return movement.along(ahead) < 0 ? back : ahead
    }
    switch self {
    case .pullUpDown: return coupled(CGVector(dx: 0, dy: 1))
    case .pullLeftRight: return coupled(CGVector(dx: geometry.side, dy: 0))
    case .panToEdge: return choreography.exitDirection(on: geometry, opens: opens)
    default:
      guard let edge = edge(isRightToLeft: geometry.isRightToLeft) else {
        return CGVector(dx: 0, dy: 1)
      }
      return CGVector(dx: edge == .left ? 1 : -1, dy: 0)
    }
  }

  var kind: DragSession.Kind {
    switch self {
    case .leadingEdge, .trailingEdge, .leftEdge, .rightEdge: .edge
    case .pullUpDown, .pullLeftRight: .pull
    case .panToEdge: .pan
    case .none, .pinch, .swipe, .custom: .pinch
    }
  }
}

extension CGVector {
  /// What a finger opens by going one way, it would close by going the other.
  var closingAxis: CGVector {
    abs(dx) > abs(dy)
      ? CGVector(dx: dx < 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? 1 : -1)
  }
}

extension Choreography {
  /// Where the fore screen goes by itself; to its destination, or down, where it stays in place.
  fileprivate func exitDirection(on geometry: Geometry, opens: Bool) -> CGVector {
    func unit(_ way: CGVector) -> CGVector? {
      // A shorter way than a fingertip has no direction that a finger could follow.
      way.length < 44 ? nil : way.scaled(by: 1 / way.length)
    }
    let pose = pose(of: .fore, at: opens ? 0 : 1)
    if let way = unit(CGVector(dx: pose.x, dy: pose.y)) { return way }
    let middle = geometry.fore.middle
    let goal = geometry.destination?.middle ?? middle
    return unit(CGVector(dx: goal.x - middle.x, dy: goal.y - middle.y)) ?? CGVector(dx: 0, dy: 1)
  }
}
