import UIKit

extension Choreography {
  /// The movement of a role: a `Track` for each number of its pose.
  ///
  /// A part is scaled and turned (about x, then y, then z) about its `anchor`, moved, then projected.
  public struct Part: Hashable, Sendable {
    /// The role that moves.
    var role: Role
    /// The fixed point of rotation and scale, as a unit point of the part. (0.5, 0.5) by default.
    public var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The distance of the fixed point in front of the part, in points: negative for a point behind the part, such as
    /// the middle of a cube with the part as a face. 0 by default.
    public var anchorDepth: CGFloat = 0
    /// The movement to the right, in points.
    public var x = Track.constant(0)
    /// The movement down, in points.
    public var y = Track.constant(0)
    /// The movement toward the eye, in points; visible only with `perspective`.
    public var z = Track.constant(0)
    /// The scale, the same in both dimensions.
    public var scale = Track.constant(1)
    /// The rotation about the horizontal axis, in radians: the upper edge turns away from the eye.
    public var rotationX = Track.constant(0)
    /// The rotation about the vertical axis, in radians: the right edge turns away from the eye.
    public var rotationY = Track.constant(0)
    /// The rotation in the plane of the screen, in radians, clockwise.
    public var rotationZ = Track.constant(0)
    /// The distance of the eye from the plane of the screen, in points; 0 means no perspective.
    public var perspective = Track.constant(0)
    /// A depth that changes the order of layers, not their appearance.
    var lift = Track.constant(0)
    /// The opacity, 0…1. The minimum for a screen is 3 %: glass once drawn at opacity 0 stays flat.
    public var opacity = Track.constant(1)
    /// True for a view inside a screen that contains an effect view.
    var containsEffect = false
    /// The share of black over the part, 0…1, within its clip. In dark mode 1 − (1 − `dim`)², because on dark colors
    /// a little black is not seen.
    public var dim = Track.constant(0)
    /// The corner radius of the part's clip, in points on the screen regardless of `scale`; `nil` leaves the view's
    /// own corners unchanged.
    public var cornerRadius: Track?
    /// The length cut off at the top, in points on the screen. Negative for a clip larger than the part, such as a
    /// circle around the whole part.
    public var cutTop = Track.constant(0)
    /// The length cut off on the left, as for `cutTop`.
    public var cutLeft = Track.constant(0)
    /// The length cut off at the bottom, as for `cutTop`.
    public var cutBottom = Track.constant(0)
    /// The length cut off on the right, as for `cutTop`.
    public var cutRight = Track.constant(0)
    /// True for a clip with circular corners, not iOS's continuous corners.
    var isCircular = false
    /// The opacity of a shadow around the part's clip during the run, 0…1. On screens only. A card has a shadow of its
    /// own, to which this one would be added.
    public var shadow = Track.constant(0)
    /// The gradient of a part with the role `.light` or `.cast`.
    var shading: Shading?
    /// The container whose distance from the clip scales `cornerRadius` and `shadow`, because at the edges the
    /// display's corners hide them. `nil` for a part that is never at the edges, or turns in depth.
    var bezel: Bezel?

    init(role: Role) { self.role = role }

    /// Hashes the role and some of the tracks. `CGPoint` is `Hashable` since iOS 18 only.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine([x, y, scale, rotationX, rotationY, opacity])
    }
  }
}

extension Choreography.Part {
  // MARK: Functions for an array of parts

  /// Returns the part of a role, at rest except for the tracks set by `build`.
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

  /// Returns a backdrop that fades.
  static func backdrop(from start: CGFloat, to end: CGFloat) -> Choreography.Part {
    part(.backdrop) { $0.opacity = .linear(from: start, to: end) }
  }

  // MARK: Properties

  // A constant other than the rest value also counts, because the constant must be applied.
  var moves: Bool {
    turns || !(x.isZero && y.isZero && z.isZero && perspective.isZero && scale == .constant(1))
  }

  var turns: Bool { !(rotationX.isZero && rotationY.isZero && rotationZ.isZero) }

  /// True for a part that may be shifted, darkened and faded, but is never scaled, turned or cut, nor inside a screen.
  var onlyShifts: Bool {
    scale == .constant(1) && !turns && z.isZero && !isCut && (!role.isView || !moves)
  }

  var changesDepth: Bool { lift != .constant(0) }

  var fades: Bool { opacity != .constant(1) }

  var isCut: Bool { !(cutTop.isZero && cutLeft.isZero && cutBottom.isZero && cutRight.isZero) }

  /// True if the part is cut, has corners of its own, or casts a shadow.
  var hasClip: Bool { isCut || cornerRadius != nil || castsShadow }

  var castsShadow: Bool { !shadow.isZero }

  var isDimmed: Bool { !dim.isZero }

  /// True if the part looks throughout as it does at rest.
  var isAtRest: Bool { !(moves || fades || isDimmed || changesDepth || hasClip) }

  // MARK: Poses

  /// Returns the frame at rest, in the container's coordinates; for a view inside a screen, its frame if known.
  func frame(on geometry: TransitionGeometry) -> CGRect {
    if case .view(let views, let index) = role.kind {
      let frames = geometry.inside[views] ?? []
      return frames.indices.contains(index) ? frames[index] : geometry.whole
    }
    return role == .front ? geometry.front : geometry.whole
  }

  /// Returns the corners in a pose, relative to the middle of the frame at rest.
  func corners(_ pose: Pose, on geometry: TransitionGeometry) -> Quad {
    pose.corners(anchor: anchor, size: frame(on: geometry).size)
  }

  /// Returns the pose at a fraction. Geometry is clamped to `overshoot`; opacity and corner radius are clamped to 0…1.
  ///
  /// Inlined, like `setClip`, so that a call without `offset` copies no empty `PoseOffset?`.
  ///
  /// - Parameter offset: Added to the pose before its clip is computed: corners are as round on the screen as without
  ///   the offset, and depend on the distance from the edges.
  @inline(__always)
  func pose(
    at fraction: CGFloat, overshoot: ClosedRange<CGFloat>, adding offset: PoseOffset? = nil
  ) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), anchorDepth: anchorDepth,
      scale: scale.value(at: f),
      rotationX: rotationX.value(at: f), rotationY: rotationY.value(at: f),
      rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      opacity: opacity.value(at: inside).clamped(to: leastOpacity...1),
      dim: isDimmed ? dim.value(at: inside).clamped(to: 0...1) : 0,
      shadow: shadow.value(at: inside).clamped(to: 0...1))
    // Beyond 0…1 the clip keeps its shape, because the remaining `scale` beyond the end is even.
    let scale = f == inside ? pose.scale : self.scale.value(at: inside)
    if let offset { pose.move(by: offset, leastOpacity: leastOpacity) }
    if hasClip { setClip(of: &pose, at: inside, scale: max(scale, 0.01), offset) }
    if let offset { pose.reshape(by: offset) }
    return pose
  }

  /// Sets the clip of a pose: cuts and corners of tracks are in points on the screen, of a `Pose` in its own points.
  @inline(__always)
  private func setClip(
    of pose: inout Pose, at fraction: CGFloat, scale: CGFloat, _ offset: PoseOffset?
  ) {
    func inOwnPoints(_ track: Choreography.Track) -> CGFloat { track.value(at: fraction) / scale }
    (pose.cutTop, pose.cutLeft) = (inOwnPoints(cutTop), inOwnPoints(cutLeft))
    (pose.cutBottom, pose.cutRight) = (inOwnPoints(cutBottom), inOwnPoints(cutRight))
    // As round on the screen at any scale, except below an `offset.scale` of 0.6: a page dragged small is no capsule.
    pose.cornerRadius = cornerRadius.map { max(inOwnPoints($0), 0) / max(offset?.scale ?? 1, 0.6) }
    guard let bezel else { return }
    if let offset, offset.moves, isCut {
      // Moved away from under a bar, a screen is blank at the place of the bar.
      pose.cutTop = max(pose.cutTop, bezel.bars.top - offset.cutTop)
      pose.cutBottom = max(pose.cutBottom, bezel.bars.bottom - offset.cutBottom)
    }
    let (container, bars) = (bezel.container, bezel.bars)
    let clip = pose.clipFrame(in: CGRect(origin: .zero, size: container), anchor: anchor)
    let free = max(
      clip.minX, clip.minY - bars.top, container.width - clip.maxX,
      container.height - bars.bottom - clip.maxY, 0)
    // Corners and shadow are whole from 10 pt of free space beside the clip.
    let share = min(free / 10, 1)
    pose.cornerRadius = pose.cornerRadius.map { $0 * share }
    pose.shadow *= share
  }

  /// The minimum opacity of a screen, and of a view containing an effect view. Since iOS 26.1, glass once drawn at
  /// opacity 0 stays flat: https://developer.apple.com/forums/thread/808410
  static let faintest: CGFloat = 0.03

  var leastOpacity: CGFloat {
    switch role.kind {
    case .front, .back: Choreography.Part.faintest
    case .view where containsEffect: Choreography.Part.faintest
    case .backdrop, .shade, .light, .cast, .picture, .view: 0
    }
  }

  /// Returns the part of a role missing in a choreography: a screen or a view inside is at rest, other roles are
  /// invisible.
  static func absent(_ role: Choreography.Role) -> Choreography.Part {
    part(role) { if $0.leastOpacity == 0, !role.isView { $0.opacity = .constant(0) } }
  }

  // MARK: Light and edges

  /// A gradient from `dark` at the edge in the direction (`x`, `y`), a unit vector, to `light` at the opposite edge.
  /// Both are opacities of black.
  struct Shading: Equatable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var dark: CGFloat
    var light: CGFloat
    /// The place of the gradient in the container, with `x` from its middle; `nil` for the whole container.
    var strip: CGRect?
  }

  /// The edges of the container, filled by the part at rest.
  struct Bezel: Equatable, Sendable {
    var container: CGSize
    /// The bars along the edges, to which `setClip` measures.
    var bars = UIEdgeInsets.zero
  }

  // MARK: Derived parts

  /// Returns the part with its poses in reverse order.
  func reversed() -> Choreography.Part {
    var part = self
    (part.x, part.y, part.z) = (x.reversed(), y.reversed(), z.reversed())
    (part.rotationX, part.rotationY) = (rotationX.reversed(), rotationY.reversed())
    (part.rotationZ, part.scale) = (rotationZ.reversed(), scale.reversed())
    (part.perspective, part.lift) = (perspective.reversed(), lift.reversed())
    (part.opacity, part.dim, part.shadow) = (opacity.reversed(), dim.reversed(), shadow.reversed())
    (part.cutTop, part.cutLeft) = (cutTop.reversed(), cutLeft.reversed())
    (part.cutBottom, part.cutRight) = (cutBottom.reversed(), cutRight.reversed())
    part.cornerRadius = cornerRadius?.reversed()
    return part
  }

  /// Returns the part mirrored left to right.
  func mirrored() -> Choreography.Part {
    var part = self
    part.anchor.x = 1 - anchor.x
    part.x = x.scaled(by: -1)
    (part.rotationY, part.rotationZ) = (rotationY.scaled(by: -1), rotationZ.scaled(by: -1))
    (part.cutLeft, part.cutRight) = (cutRight, cutLeft)
    part.shading?.x.negate()
    if let strip = shading?.strip { part.shading?.strip?.origin.x = -strip.maxX }
    return part
  }

  /// Returns both movements combined: distances, angles, cuts and radii are added, sizes and opacities multiplied.
  ///
  /// Both turn and scale about a single `anchor`, that of the first part that turns or scales. `perspective` is
  /// likewise that of the first part with a `perspective`.
  func combined(with other: Choreography.Part) -> Choreography.Part {
    var part = self
    (part.x, part.y, part.z) = (x + other.x, y + other.y, z + other.z)
    part.rotationX += other.rotationX
    part.rotationY += other.rotationY
    part.rotationZ += other.rotationZ
    (part.cutTop, part.cutLeft) = (cutTop + other.cutTop, cutLeft + other.cutLeft)
    (part.cutBottom, part.cutRight) = (cutBottom + other.cutBottom, cutRight + other.cutRight)
    part.lift += other.lift
    part.scale = scale * other.scale
    part.opacity = opacity * other.opacity
    part.dim = dim.under(other.dim)
    part.shadow = shadow.under(other.shadow)
    if perspective.isZero { part.perspective = other.perspective }
    if !turns, scale == .constant(1) {
      (part.anchor, part.anchorDepth) = (other.anchor, other.anchorDepth)
    }
    if let radius = other.cornerRadius {
      part.cornerRadius = cornerRadius.map { $0 + radius } ?? radius
    }
    part.isCircular = isCircular || other.isCircular
    part.shading = shading ?? other.shading
    part.bezel = bezel ?? other.bezel
    return part
  }
}
