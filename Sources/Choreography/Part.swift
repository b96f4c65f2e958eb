import UIKit

/// The role of a part. A choreography names roles, never views.
enum Role: Hashable, Sendable {
  /// The screen that arrives when presenting.
  case fore
  /// The screen underneath.
  case back
  /// The backdrop behind or between the screens.
  case backdrop
  /// A black layer that darkens everything behind it by its alpha.
  case shade
}

/// The movement of one role: a track for each number of its pose.
struct Part: Hashable, Sendable {
  var role: Role
  /// The fixed point of rotation and scale, as a unit point of the part.
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
  /// In the part's own points, or in points on the screen if `holdsCornersOnScreen` is true.
  var cornerRadius = Track.still(0)
  /// Keeps the corner radius on the screen independent of the part's scale.
  var holdsCornersOnScreen = false

  init(role: Role) { self.role = role }

  /// Geometry is clamped to `overshoot`; alpha and corner radius are clamped to 0…1.
  func pose(at fraction: CGFloat, overshoot: ClosedRange<CGFloat>) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), scale: scale.value(at: f),
      stretch: stretch.value(at: f), rotationX: rotationX.value(at: f),
      rotationY: rotationY.value(at: f), rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      alpha: alpha.value(at: inside).clamped(to: leastAlpha...1),
      cornerRadius: max(cornerRadius.value(at: inside), 0))
    if holdsCornersOnScreen { pose.cornerRadius /= max(pose.scale, 0.01) }
    return pose
  }

  /// The least alpha of a screen. Since iOS 26.1, glass that was once drawn at opacity 0 stays flat:
  /// https://developer.apple.com/forums/thread/808410
  static let faintest: CGFloat = 0.03

  private var leastAlpha: CGFloat {
    switch role {
    case .fore, .back: Part.faintest
    case .backdrop, .shade: 0
    }
  }

  func reversed() -> Part {
    var part = self
    for course in Part.places + [\.alpha, \.cornerRadius] {
      part[keyPath: course] = self[keyPath: course].reversed()
    }
    return part
  }

  // A constant that differs from rest counts too: it must be applied.
  var moves: Bool {
    let rest = Part(role: role)
    return Part.places.contains { self[keyPath: $0] != rest[keyPath: $0] }
  }

  var fades: Bool { alpha != .still(1) }

  var hasRoundCorners: Bool { cornerRadius != .still(0) }

  /// True if the only geometry is a linear rotation about the center, with any scale.
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
