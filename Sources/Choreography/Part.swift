import UIKit

extension Choreography {
  /// The movement of one role: a track for each number of its pose.
  ///
  /// A part is scaled and turned (about x, then y, then z) about its anchor, moved, and then seen by the eye.
  public struct Part: Hashable, Sendable {
    /// The role that moves.
    var role: Role
    /// The fixed point of rotation and scale, as a unit point of the part. (0.5, 0.5) by default.
    public var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The distance of that point in front of the part, in points: negative for a point behind it, such as
    /// the middle of a cube whose face the part is.
    public var anchorZ: CGFloat = 0
    /// The way to the right, in points.
    public var x = Track.constant(0)
    /// The way down, in points.
    public var y = Track.constant(0)
    /// The way toward the eye, in points; seen only under a perspective.
    public var z = Track.constant(0)
    /// The scale, the same in both dimensions.
    public var scale = Track.constant(1)
    /// The turn about the horizontal axis, in radians: the upper edge goes away from the eye.
    public var rotationX = Track.constant(0)
    /// The turn about the vertical axis, in radians: the right edge goes away from the eye.
    public var rotationY = Track.constant(0)
    /// The turn in the plane of the screen, in radians, clockwise.
    public var rotationZ = Track.constant(0)
    /// The distance of the eye from the plane of the screen, in points; 0 means no perspective.
    public var perspective = Track.constant(0)
    /// A depth that changes the order of layers, not their appearance.
    var lift = Track.constant(0)
    /// The opacity. A screen is never quite clear: glass that was once drawn at 0 stays flat.
    public var opacity = Track.constant(1)
    /// True for a view inside a screen that contains an effect view.
    var containsEffect = false
    /// The share of black over the part, 0…1, within its window.
    public var dim = Track.constant(0)
    /// The corner radius of the part's window, in points on the screen whatever the part's scale; `nil`
    /// leaves the view's own corners alone.
    public var cornerRadius: Track?
    /// The length that is cut off at the top, in points on the screen. Less than 0 for a window that is larger
    /// than the part, such as a circle around all of it.
    public var cutTop = Track.constant(0)
    /// The length that is cut off on the left.
    public var cutLeft = Track.constant(0)
    /// The length that is cut off at the bottom.
    public var cutBottom = Track.constant(0)
    /// The length that is cut off on the right.
    public var cutRight = Track.constant(0)
    /// True for a window with the corners of a circle; others have iOS's own.
    var isCircular = false
    /// The opacity of the shadow that the window casts.
    var shadow = Track.constant(0)
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
  public static func front(_ build: (inout Choreography.Part) -> Void) -> Choreography.Part {
    part(.front, build)
  }

  /// Returns the part of the screen underneath.
  public static func back(_ build: (inout Choreography.Part) -> Void) -> Choreography.Part {
    part(.back, build)
  }
}

extension Choreography.Part {
  // A constant that differs from rest counts too: it must be applied.
  var moves: Bool {
    let rest = Choreography.Part(role: role)
    return Choreography.Part.places.contains { self[keyPath: $0] != rest[keyPath: $0] }
  }

  var changesDepth: Bool { lift != .constant(0) }

  var fades: Bool { opacity != .constant(1) }

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

extension Choreography.Part {
  /// The frame at rest, in the container's coordinates; that of a view inside a screen, if it is known.
  func frame(on geometry: TransitionGeometry) -> CGRect {
    if case .view(let views, let index) = role.kind {
      let frames = geometry.inside[views] ?? []
      return frames.indices.contains(index) ? frames[index] : geometry.whole
    }
    return role == .front ? geometry.front : geometry.whole
  }

  /// The corners in a pose, from the middle of the frame at rest.
  func corners(_ pose: Pose, on geometry: TransitionGeometry) -> ProjectedCorners {
    let size = frame(on: geometry).size
    return ProjectedCorners(pose.transform(anchor: anchor, size: size), size: size)
  }
}

extension Choreography.Part {
  /// Geometry is clamped to `overshoot`; opacity and corner radius are clamped to 0…1.
  ///
  /// - Parameter offset: Added to the pose, whose window then is that of the sum: its corners are as round
  ///   on the screen as without the offset, and come with the distance from the edges.
  func pose(
    at fraction: CGFloat, overshoot: ClosedRange<CGFloat>, adding offset: PoseOffset? = nil
  ) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), anchorZ: anchorZ,
      scale: scale.value(at: f),
      rotationX: rotationX.value(at: f), rotationY: rotationY.value(at: f),
      rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      opacity: opacity.value(at: inside).clamped(to: leastOpacity...1),
      dim: isDimmed ? dim.value(at: inside).clamped(to: 0...1) : 0,
      shadow: shadow.value(at: inside).clamped(to: 0...1))
    if let offset { pose.move(by: offset, leastOpacity: leastOpacity) }
    if hasWindow { openWindow(of: &pose, at: inside, offset) }
    if let offset { pose.reshape(by: offset) }
    return pose
  }

  /// Cuts and corners are given in points on the screen; a pose has them in the part's own.
  private func openWindow(of pose: inout Pose, at fraction: CGFloat, _ offset: PoseOffset?) {
    // Beyond either end the window keeps its shape: what is left of a scale beyond it is even.
    let scale = max(self.scale.value(at: fraction), 0.01)
    func own(_ track: Choreography.Track) -> CGFloat { track.value(at: fraction) / scale }
    (pose.cutTop, pose.cutLeft) = (own(cutTop), own(cutLeft))
    (pose.cutBottom, pose.cutRight) = (own(cutBottom), own(cutRight))
    // As round on the screen whatever its scale; but a page that is dragged small is no capsule.
    pose.cornerRadius = cornerRadius.map { max(own($0), 0) / max(offset?.scale ?? 1, 0.6) }
    guard let bezel else { return }
    if let offset, offset.moves, isCut {
      // Carried away from under a bar, a screen is blank there.
      pose.cutTop = max(pose.cutTop, bezel.bars.top - offset.cutTop)
      pose.cutBottom = max(pose.cutBottom, bezel.bars.bottom - offset.cutBottom)
    }
    let share = bezel.share(of: pose, anchor: anchor)
    pose.cornerRadius = pose.cornerRadius.map { $0 * share }
    pose.shadow *= share
  }

  /// The least opacity of a screen, and of a view that contains an effect. Since iOS 26.1, glass that was once drawn at
  /// opacity 0 stays flat: https://developer.apple.com/forums/thread/808410
  static let faintest: CGFloat = 0.03

  var leastOpacity: CGFloat {
    switch role.kind {
    case .front, .back: Choreography.Part.faintest
    case .view where containsEffect: Choreography.Part.faintest
    case .backdrop, .shade, .light, .cast, .picture, .view: 0
    }
  }

  /// A part in a choreography that has none of this role: a screen, or a view in it, at rest; anything else is not
  /// seen.
  static func absent(_ role: Choreography.Role) -> Choreography.Part {
    var part = Choreography.Part(role: role)
    if part.leastOpacity == 0, !role.isView { part.opacity = .constant(0) }
    return part
  }
}

extension Choreography.Part {
  /// From `dark` at the edge in the direction (x, y), a unit vector, to `light` at the opposite one; both
  /// are opacities of black.
  struct Shading: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var dark: CGFloat
    var light: CGFloat
    /// The place of the gradient in the container, whatever its size; `nil` for all of it.
    var strip: Strip?
  }

  /// A rectangle, as a value that can be compared and sent.
  struct Strip: Hashable, Sendable {
    /// From the middle of the container.
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    func frame(in container: CGRect) -> CGRect {
      CGRect(x: container.midX + x, y: y, width: width, height: height)
    }
  }

  /// The container, and the frame of the part in it at rest.
  struct Bezel: Hashable, Sendable {
    var container: CGSize
    var frame: CGRect
    /// Bars along its edges, up to which the container counts.
    var bars: UIEdgeInsets

    init(_ container: CGSize, frame: CGRect, bars: UIEdgeInsets = .zero) {
      self.container = container
      self.frame = frame
      self.bars = bars
    }

    func hash(into hasher: inout Hasher) {
      for number in [
        container.width, container.height, frame.minX, frame.minY, frame.width, frame.height,
        bars.top, bars.bottom,
      ] {
        hasher.combine(number)
      }
    }

    /// The share, 0…1, that shows: all of it once 10 pt of the container are free beside the window.
    func share(of pose: Pose, anchor: CGPoint) -> CGFloat {
      let window = pose.windowFrame(in: frame, anchor: anchor)
      let free = max(
        window.minX, window.minY - bars.top, container.width - window.maxX,
        container.height - bars.bottom - window.maxY, 0)
      return min(free / 10, 1)
    }
  }
}

extension Choreography.Part {
  /// Returns the part with its poses in reverse order.
  func reversed() -> Choreography.Part {
    var part = self
    let tracks =
      Choreography.Part.places + Choreography.Part.cuts + [\.lift, \.opacity, \.dim, \.shadow]
    for track in tracks { part[keyPath: track] = self[keyPath: track].reversed() }
    part.cornerRadius = cornerRadius?.reversed()
    return part
  }

  /// Returns the part as in a mirror with a vertical axis: left for right.
  func mirrored() -> Choreography.Part {
    var part = self
    part.anchor.x = 1 - anchor.x
    for track in [\Choreography.Part.x, \.rotationY, \.rotationZ] {
      part[keyPath: track] = self[keyPath: track].scaled(by: -1)
    }
    (part.cutLeft, part.cutRight) = (cutRight, cutLeft)
    part.shading?.x.negate()
    if let strip = shading?.strip { part.shading?.strip?.x = -strip.x - strip.width }
    if let bezel { part.bezel?.frame.origin.x = bezel.container.width - bezel.frame.maxX }
    return part
  }

  /// Returns both movements at once: ways, angles, cuts and radii add, sizes and opacities multiply.
  ///
  /// Both turn and scale about one point, that of the first one that does either; both are seen from one
  /// distance likewise.
  func combined(with other: Choreography.Part) -> Choreography.Part {
    var part = self
    let sums: [WritableKeyPath<Choreography.Part, Choreography.Track>] = [
      \.x, \.y, \.z, \.rotationX, \.rotationY, \.rotationZ, \.lift,
    ]
    for track in sums + Choreography.Part.cuts {
      part[keyPath: track] = self[keyPath: track] + other[keyPath: track]
    }
    part.scale = scale * other.scale
    part.opacity = opacity * other.opacity
    part.dim = dim.covered(by: other.dim)
    part.shadow = shadow.covered(by: other.shadow)
    if perspective.isZero { part.perspective = other.perspective }
    if !turnsOrScales { (part.anchor, part.anchorZ) = (other.anchor, other.anchorZ) }
    if let radius = other.cornerRadius {
      part.cornerRadius = cornerRadius.map { $0 + radius } ?? radius
    }
    part.isCircular = isCircular || other.isCircular
    part.shading = shading ?? other.shading
    part.bezel = bezel ?? other.bezel
    return part
  }

  /// True if the anchor matters.
  private var turnsOrScales: Bool {
    scale != .constant(1) || !(rotationX.isZero && rotationY.isZero && rotationZ.isZero)
  }
}
