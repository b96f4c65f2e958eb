import UIKit

extension Choreography {
  /// The movement of one role: a track for each number of its pose.
  ///
  /// A part is scaled and turned (about x, then y, then z) about its pivot, moved, and then seen by the eye.
  public struct Part: Hashable, Sendable {
    /// The role that moves.
    public internal(set) var role: Role
    /// The fixed point of rotation and scale, as a unit point of the part. (0.5, 0.5) by default.
    public var pivot = CGPoint(x: 0.5, y: 0.5)
    /// The distance of that point in front of the part, in points: negative for a point behind it, such as
    /// the middle of a cube whose face the part is.
    public var pivotZ: CGFloat = 0
    /// The way to the right, in points.
    public var x = Track.still(0)
    /// The way down, in points.
    public var y = Track.still(0)
    /// The way toward the eye, in points; seen only under a perspective.
    public var z = Track.still(0)
    /// The scale, the same in both dimensions.
    public var scale = Track.still(1)
    /// The turn about the horizontal axis, in radians: the upper edge goes away from the eye.
    public var rotationX = Track.still(0)
    /// The turn about the vertical axis, in radians: the right edge goes away from the eye.
    public var rotationY = Track.still(0)
    /// The turn in the plane of the screen, in radians, clockwise.
    public var rotationZ = Track.still(0)
    /// The distance of the eye from the plane of the screen, in points; 0 means no perspective.
    public var perspective = Track.still(0)
    /// A depth that changes the order of layers, not their appearance.
    var lift = Track.still(0)
    /// The opacity. A screen is never quite clear: glass that was once drawn at 0 stays flat.
    public var alpha = Track.still(1)
    /// True for a view inside a screen that contains an effect view.
    var containsEffect = false
    /// The share of black over the part, 0…1, within its window.
    public var dim = Track.still(0)
    /// The corner radius of the part's window, in points on the screen whatever the part's scale; `nil`
    /// leaves the view's own corners alone.
    public var cornerRadius: Track?
    /// The length that is cut off at the top, in points on the screen. Less than 0 for a window that is larger
    /// than the part, such as a circle around all of it.
    public var cutTop = Track.still(0)
    /// The length that is cut off on the left.
    public var cutLeft = Track.still(0)
    /// The length that is cut off at the bottom.
    public var cutBottom = Track.still(0)
    /// The length that is cut off on the right.
    public var cutRight = Track.still(0)
    /// True for a window with the corners of a circle; others have iOS's own.
    var isCircular = false
    /// The opacity of the shadow that the window casts.
    var shadow = Track.still(0)
    /// The gradient of a light.
    var shading: Shading?
    /// Corners and shadow come with the distance of the window from the edges of this container: those of
    /// the display hide them. `nil` for a part that is never at the edges, or turns in depth.
    var bezel: Bezel?

    init(role: Role) { self.role = role }
  }
}

// Spellings for a list of parts.
extension Choreography.Part {
  /// Returns the part of a role, at rest but for what `build` sets.
  public static func part(
    _ role: Choreography.Role, _ build: (inout Choreography.Part) -> Void = { _ in }
  ) -> Choreography.Part {
    var part = Choreography.Part(role: role)
    build(&part)
    return part
  }

  /// Returns the part of the screen that arrives when opening.
  public static func fore(_ build: (inout Choreography.Part) -> Void) -> Choreography.Part {
    part(.fore, build)
  }

  /// Returns the part of the screen underneath.
  public static func back(_ build: (inout Choreography.Part) -> Void) -> Choreography.Part {
    part(.back, build)
  }

  /// Returns the part of the backdrop.
  public static func backdrop(_ build: (inout Choreography.Part) -> Void) -> Choreography.Part {
    part(.backdrop, build)
  }
}

extension Choreography.Part {
  // A constant that differs from rest counts too: it must be applied.
  var moves: Bool {
    let rest = Choreography.Part(role: role)
    return Choreography.Part.places.contains { self[keyPath: $0] != rest[keyPath: $0] }
  }

  var changesDepth: Bool { lift != .still(0) }

  var fades: Bool { alpha != .still(1) }

  // Computed for each pose of a run: key paths are too slow for that.
  var isCut: Bool {
    !(cutTop.isZero && cutLeft.isZero && cutBottom.isZero && cutRight.isZero)
  }

  /// True if the part is not simply its view: it is cut, has corners of its own, or casts a shadow.
  var hasWindow: Bool { isCut || cornerRadius != nil || castsShadow }

  var castsShadow: Bool { !shadow.isZero }

  var isDimmed: Bool { !dim.isZero }

  static var places: [WritableKeyPath<Choreography.Part, Choreography.Track>] {
    [
      \.x, \.y, \.z, \.scale, \.rotationX, \.rotationY, \.rotationZ, \.perspective,
    ]
  }

  static var cuts: [WritableKeyPath<Choreography.Part, Choreography.Track>] {
    [\.cutTop, \.cutLeft, \.cutBottom, \.cutRight]
  }
}
