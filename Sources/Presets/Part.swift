import UIKit

/// Who plays: a choreography names parts, never views.
enum Role: Hashable, Sendable {
  /// The screen that arrives when presenting.
  case fore
  /// The screen underneath.
  case back
  /// What lies behind the screens, or between them.
  case backdrop
  /// An element that flies along, by its key.
  case traveller(String)
}

/// The way of one part, a course for each number of its pose.
struct Part: Hashable, Sendable {
  var role: Role
  /// The fixed point of turning and scaling, as a unit point of the part.
  var pivot = CGPoint(x: 0.5, y: 0.5)
  var x = Course.still(0)
  var y = Course.still(0)
  var z = Course.still(0)
  var scale = Course.still(1)
  var rotationX = Course.still(0)
  var rotationY = Course.still(0)
  var rotationZ = Course.still(0)
  var perspective = Course.still(0)
  var alpha = Course.still(1)
  var cornerRadius = Course.still(0)

  /// Geometry may go beyond 0 and 1 as far as `room`; light and radius may not.
  func pose(at fraction: CGFloat, room: ClosedRange<CGFloat>) -> Pose {
    let f = min(max(fraction, room.lowerBound), room.upperBound)
    let inside = min(max(fraction, 0), 1)
    return Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), scale: scale.value(at: f),
      rotationX: rotationX.value(at: f), rotationY: rotationY.value(at: f),
      rotationZ: rotationZ.value(at: f), perspective: perspective.value(at: f),
      alpha: min(max(alpha.value(at: inside), 0), 1),
      cornerRadius: max(cornerRadius.value(at: inside), 0))
  }

  func reversed() -> Part {
    var part = self
    for course in Part.courses { part[keyPath: course] = self[keyPath: course].reversed() }
    return part
  }

  /// Everything of a pose that is not the layer's matrix stands in its own property.
  var moves: Bool {
    ![x, y, z, scale, rotationX, rotationY, rotationZ, perspective].allSatisfy(\.isStill)
  }

  private static var courses: [WritableKeyPath<Part, Course>] {
    [
      \.x, \.y, \.z, \.scale, \.rotationX, \.rotationY, \.rotationZ, \.perspective, \.alpha,
      \.cornerRadius,
    ]
  }
}
