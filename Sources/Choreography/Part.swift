import UIKit

/// Who plays: a choreography names parts, never views.
enum Role: Hashable, Sendable {
  /// The screen that arrives when presenting.
  case fore
  /// The screen underneath.
  case back
  /// What lies behind the screens, or between them.
  case backdrop
  /// Darkness over what lies below it: as strong as its alpha.
  case shade
}

/// The way of one part, a course for each number of its pose.
struct Part: Hashable, Sendable {
  var role: Role
  /// The fixed point of turning and scaling, as a unit point of the part.
  var pivot = CGPoint(x: 0.5, y: 0.5)
  var x = Track.still(0)
  var y = Track.still(0)
  var z = Track.still(0)
  var scale = Track.still(1)
  var stretch = Track.still(1)
  var rotationX = Track.still(0)
  var rotationY = Track.still(0)
  var rotationZ = Track.still(0)
  var perspective = Track.still(0)
  var lift = Track.still(0)
  var alpha = Track.still(1)
  /// In the part's own points, or on the screen where `holdsCornersOnScreen` says so.
  var cornerRadius = Track.still(0)
  /// Whether corners stay as round as they are however small the part is scaled.
  var holdsCornersOnScreen = false

  init(role: Role) { self.role = role }

  /// Geometry may go beyond 0 and 1 as far as `room`; light and radius may not.
  func pose(at fraction: CGFloat, overshoot: ClosedRange<CGFloat>) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), scale: scale.value(at: f),
      stretch: stretch.value(at: f), rotationX: rotationX.value(at: f),
      rotationY: rotationY.value(at: f), rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      alpha: alpha.value(at: inside).clamped(to: 0...1),
      cornerRadius: max(cornerRadius.value(at: inside), 0))
    if holdsCornersOnScreen { pose.cornerRadius /= max(pose.scale, 0.01) }
    return pose
  }

  func reversed() -> Part {
    var part = self
    for course in Part.places + [\.alpha, \.cornerRadius] {
      part[keyPath: course] = self[keyPath: course].reversed()
    }
    return part
  }

  // What differs from rest anywhere on the way has to be shown, also what stays the same.
  var moves: Bool {
    let rest = Part(role: role)
    return Part.places.contains { self[keyPath: $0] != rest[keyPath: $0] }
  }

  var fades: Bool { alpha != .still(1) }

  var hasRoundCorners: Bool { cornerRadius != .still(0) }

  /// Whether it turns evenly about its middle and changes its size, and nothing else.
  var onlySpins: Bool {
    let others = Part.places.filter { $0 != \.rotationZ && $0 != \.scale }
    return rotationZ.isLine && pivot == CGPoint(x: 0.5, y: 0.5)
      && others.allSatisfy { self[keyPath: $0] == Part(role: role)[keyPath: $0] }
  }

  private static var places: [WritableKeyPath<Part, Track>] {
    [
      \.x, \.y, \.z, \.scale, \.stretch, \.rotationX, \.rotationY, \.rotationZ, \.perspective,
      \.lift,
    ]
  }
}
