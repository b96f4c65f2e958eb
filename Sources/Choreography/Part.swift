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
  /// A layer of black over a screen that turns away from the light.
  case light
  /// The shadow that a screen casts on the one beneath, beside one of its edges.
  case cast
  /// A picture of the screen that leaves, which fades in its place.
  case picture
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
  var rotationX = Track.still(0)
  var rotationY = Track.still(0)
  var rotationZ = Track.still(0)
  var perspective = Track.still(0)
  var lift = Track.still(0)
  var alpha = Track.still(1)
  /// The corner radius of the part's window, in points on the screen whatever the part's scale; `nil`
  /// leaves the view's own corners alone.
  var cornerRadius: Track?
  /// The cuts that make the window, in points on the screen.
  var cutTop = Track.still(0)
  var cutLeft = Track.still(0)
  var cutBottom = Track.still(0)
  var cutRight = Track.still(0)
  /// The opacity of the shadow that the window casts.
  var shadow = Track.still(0)
  /// The gradient of a light.
  var shading: Shading?

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
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  /// Corners and shadow come with the distance of the window from the edges of this container: those of
  /// the display hide them. `nil` for a part that is never at the edges, or turns in depth.
  var bezel: Bezel?

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
    func share(of pose: Pose, pivot: CGPoint) -> CGFloat {
      let window = pose.windowFrame(in: frame, pivot: pivot)
      let free = max(
        window.minX, window.minY - bars.top, container.width - window.maxX,
        container.height - bars.bottom - window.maxY, 0)
      return min(free / 10, 1)
    }
  }

  init(role: Role) { self.role = role }

  /// Geometry is clamped to `overshoot`; alpha and corner radius are clamped to 0…1.
  ///
  /// - Parameter offset: Added to the pose, whose window then is that of the sum: its corners are as round
  ///   on the screen as without the offset, and come with the distance from the edges.
  func pose(
    at fraction: CGFloat, overshoot: ClosedRange<CGFloat>, adding offset: PoseOffset? = nil
  ) -> Pose {
    let f = fraction.clamped(to: overshoot)
    let inside = fraction.clamped(to: 0...1)
    var pose = Pose(
      x: x.value(at: f), y: y.value(at: f), z: z.value(at: f), scale: scale.value(at: f),
      rotationX: rotationX.value(at: f), rotationY: rotationY.value(at: f),
      rotationZ: rotationZ.value(at: f),
      perspective: perspective.value(at: f), lift: lift.value(at: f),
      alpha: alpha.value(at: inside).clamped(to: leastAlpha...1),
      shadow: shadow.value(at: inside).clamped(to: 0...1))
    if let offset { pose.move(by: offset, leastAlpha: leastAlpha) }
    if hasWindow { openWindow(of: &pose, at: inside, offset) }
    if let offset { pose.reshape(by: offset) }
    return pose
  }

  /// Cuts and corners are given in points on the screen; a pose has them in the part's own.
  private func openWindow(of pose: inout Pose, at fraction: CGFloat, _ offset: PoseOffset?) {
    // Beyond either end the window keeps its shape: what is left of a scale beyond it is even.
    let scale = max(self.scale.value(at: fraction), 0.01)
    func own(_ track: Track) -> CGFloat { max(track.value(at: fraction), 0) / scale }
    (pose.cutTop, pose.cutLeft) = (own(cutTop), own(cutLeft))
    (pose.cutBottom, pose.cutRight) = (own(cutBottom), own(cutRight))
    // As round on the screen whatever its scale; but a page that is dragged small is no capsule.
    pose.cornerRadius = cornerRadius.map { own($0) / max(offset?.scale ?? 1, 0.6) }
    guard let bezel else { return }
    if let offset, offset.moves, isCut {
      // Carried away from under a bar, a screen is blank there.
      pose.cutTop = max(pose.cutTop, bezel.bars.top - offset.cutTop)
      pose.cutBottom = max(pose.cutBottom, bezel.bars.bottom - offset.cutBottom)
    }
    let share = bezel.share(of: pose, pivot: pivot)
    pose.cornerRadius = pose.cornerRadius.map { $0 * share }
    pose.shadow *= share
  }

  /// The least alpha of a screen. Since iOS 26.1, glass that was once drawn at opacity 0 stays flat:
  /// https://developer.apple.com/forums/thread/808410
  static let faintest: CGFloat = 0.03

  private var leastAlpha: CGFloat {
    switch role {
    case .fore, .back: Part.faintest
    case .backdrop, .shade, .light, .cast, .picture: 0
    }
  }

  /// A part in a choreography that has none of this role: a screen at rest; anything else is not seen.
  static func absent(_ role: Role) -> Part {
    var part = Part(role: role)
    if part.leastAlpha == 0 { part.alpha = .still(0) }
    return part
  }

  func reversed() -> Part {
    var part = self
    for track in Part.places + Part.cuts + [\.lift, \.alpha, \.shadow] {
      part[keyPath: track] = self[keyPath: track].reversed()
    }
    part.cornerRadius = cornerRadius?.reversed()
    return part
  }

  // A constant that differs from rest counts too: it must be applied.
  var moves: Bool {
    let rest = Part(role: role)
    return Part.places.contains { self[keyPath: $0] != rest[keyPath: $0] }
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

  private static var places: [WritableKeyPath<Part, Track>] {
    [
      \.x, \.y, \.z, \.scale, \.rotationX, \.rotationY, \.rotationZ, \.perspective,
    ]
  }

  private static var cuts: [WritableKeyPath<Part, Track>] {
    [\.cutTop, \.cutLeft, \.cutBottom, \.cutRight]
  }
}
