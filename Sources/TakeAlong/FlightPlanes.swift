import UIKit

/// The planes of both screens at an instant, as far as elements move with them.
struct FlightPlanes: Sendable {
  /// The plane of a moving element.
  enum Plane: Sendable {
    /// On both screens at once: from a place on the old screen to a place on the new screen.
    case between(old: CATransform3D, new: CATransform3D)
    /// With a single plane.
    case aboard(CATransform3D)
  }

  let back: CATransform3D
  let front: CATransform3D
  /// The corner radius of either screen's window, in the screen's own points; 0 unless `elements` move with the screens.
  let radii: (back: CGFloat, front: CGFloat)
  /// The opacity of the black on screens turned away from the light.
  let shade: CGFloat
  /// The rotations of the front and the back screen in depth, in radians.
  let turns: SIMD2<Double>
  /// The plane of the elements; `nil` if neither screen moves them.
  let elements: Plane?
  /// The window of a front screen that follows an element: its frame in the container, and its corner radius.
  let window: (frame: CGRect, radius: CGFloat)?

  /// The frames of both screens at rest; `nil` for a screen that stays in place.
  struct Frames: Sendable {
    var back: CGRect?
    var front: CGRect
    var opens: Bool
  }

  /// The parts of both screens in a choreography, looked up once. A class, because parts are large to copy.
  final class Screens: Sendable {
    fileprivate let front: Choreography.Part
    fileprivate let back: Choreography.Part
    fileprivate let shade: Choreography.Part
    fileprivate let motion: ElementMotion
    fileprivate let overshoot: ClosedRange<CGFloat>
    private let backIsAtRest: Bool

    /// The poses of both screens, and the opacity of the shade.
    typealias Poses = (front: Pose, back: Pose, shade: CGFloat)

    init(_ choreography: Choreography) {
      func part(_ role: Choreography.Role) -> Choreography.Part {
        choreography.part(role) ?? .absent(role)
      }
      (front, back, shade) = (part(.front), part(.back), part(.shade))
      (motion, overshoot) = (choreography.elementMotion, choreography.overshoot)
      backIsAtRest = back.isAtRest
    }

    private var hasShade: Bool { motion.style == .turns }

    fileprivate func poses(at position: RunPosition) -> Poses {
      (
        position.pose(of: front, overshoot: overshoot),
        position.pose(of: back, overshoot: overshoot),
        hasShade ? position.pose(of: shade, overshoot: overshoot).opacity : 0
      )
    }

    /// Returns the poses at each instant of a path.
    fileprivate func poses(along path: KeyframeBaker.Path) -> (Int) -> Poses {
      let front = path.poses(of: front, overshoot: overshoot)
      let back =
        backIsAtRest && !path.hasResidual ? nil : path.poses(of: back, overshoot: overshoot)
      let shade = hasShade ? path.poses(of: shade, overshoot: overshoot) : nil
      return { (front[$0], back?[$0] ?? .rest, shade?[$0].opacity ?? 0) }
    }
  }

  init(_ choreography: Choreography, at position: RunPosition, in frames: Frames) {
    let screens = Screens(choreography)
    self.init(screens, screens.poses(at: position), at: position, in: frames)
  }

  fileprivate init(
    _ screens: Screens, _ poses: Screens.Poses, at position: RunPosition, in frames: Frames
  ) {
    func plane(_ pose: Pose, _ anchor: CGPoint, _ frame: CGRect) -> CATransform3D {
      if pose == .rest { return CATransform3DIdentity }
      return pose.transform(anchor: anchor, size: frame.size).plane(about: frame.middle)
    }
    let motion = screens.motion
    let (shown, below) = (poses.front, poses.back)
    front = plane(shown, screens.front.anchor, frames.front)
    back = frames.back.map { plane(below, screens.back.anchor, $0) } ?? CATransform3DIdentity
    func radius(_ pose: Pose, isCircular: Bool) -> CGFloat {
      motion.isWithScreens && !isCircular ? pose.cornerRadius ?? 0 : 0
    }
    radii = (
      radius(below, isCircular: screens.back.isCircular),
      radius(shown, isCircular: screens.front.isCircular)
    )
    shade = poses.shade
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    // `drag` leads from the pose of the run alone to the visible pose, with the finger, its residual, or an overshoot.
    let inside = position.fraction.clamped(to: 0...1)
    var drag: CATransform3D?
    if position.residual[.front].moves || inside != position.fraction {
      let own = screens.front.pose(at: inside, overshoot: screens.overshoot)
      drag = CATransform3DConcat(
        CATransform3DInvert(plane(own, screens.front.anchor, frames.front)), front)
    }
    switch motion.style {
    case .leads: elements = drag.map { .aboard($0) }
    case .straight:
      elements = drag.map {
        frames.opens
          ? .between(old: CATransform3DIdentity, new: $0)
          : .between(old: $0, new: CATransform3DIdentity)
      }
    case .rides:
      // With `keeper` `.back`, the back screen turns with its own elements, and copies leave from its place at rest.
      let home = motion.keeper == .back ? CATransform3DIdentity : back
      elements = frames.opens ? .between(old: home, new: front) : .between(old: front, new: home)
    case .turns:
      // Only the side in front is visible.
      elements = .aboard(below.lift >= shown.lift ? back : front)
    }
    guard motion.style == .leads else {
      window = nil
      return
    }
    // At its place the element has edges and round corners of its own, thinned by a second clip. There, the clip begins
    // outside of the element: by a point, plus the point at which the screen's window begins inside the element.
    let weight = motion.weight.value(at: position.fraction)
    let share = (weight / 0.025).clamped(to: 0...1)
    let frame = shown.windowFrame(in: frames.front, anchor: screens.front.anchor)
      .insetBy(dx: share + weight - 2, dy: share + weight - 2)
    let radius = (shown.cornerRadius ?? 0) * shown.scale * share
    window = (frame, min(radius, min(frame.width, frame.height) / 2))
  }
}

extension FlightPlanes.Plane {
  /// Returns the plane of the front screen alone, the last plane of an opening run.
  func ofFront(opens: Bool) -> FlightPlanes.Plane {
    guard case .between(let old, let new) = self else { return self }
    return .aboard(opens ? new : old)
  }

  /// Returns the transform of the layer of an element at `pose` while both screens are at rest.
  ///
  /// - Parameters:
  ///   - start: The corners of the element in the old screen at rest; `end`, in the new screen.
  ///   - progress: The progress from `start` to `end`.
  func transform(of pose: ElementPose, from start: Quad, to end: Quad, at progress: CGFloat)
    -> CATransform3D
  {
    switch self {
    case .aboard(let plane): return plane.transform(center: pose.center, angle: pose.angle)
    case .between(let old, let new):
      let rest = Quad(center: pose.center, size: pose.size, angle: pose.angle)
      return start.projected(by: old).divided
        .mixed(with: end.projected(by: new).divided, at: progress)
        .adding(rest, minus: start.mixed(with: end, at: progress))
        .transform(of: pose.size)
    }
  }
}

/// Both screens at the instants of a path, each computed once, and whether elements on them move straight from an
/// instant to another.
final class PlaneSampler {
  private let choreography: Choreography
  private let screens: FlightPlanes.Screens
  private let poses: (Int) -> FlightPlanes.Screens.Poses
  private let path: KeyframeBaker.Path
  private let frames: FlightPlanes.Frames
  /// All elements at an end, as a rectangle: a path straight for its corners is straight for each element.
  private let extent: (start: CGRect, end: CGRect)
  private var known: [Instant?]

  /// A class, because `FlightPlanes` is large to copy.
  private final class Instant {
    let planes: FlightPlanes
    /// All elements as they move, and at rest on either screen.
    let probes: (elements: Probe, back: Probe, front: Probe)
    /// The numbers of `planes.window`, tested for straightness separately.
    let numbers: SIMD8<Double>

    init(_ planes: FlightPlanes, probes: (Probe, Probe, Probe)) {
      (self.planes, self.probes, numbers) = (planes, probes, planes.numbers)
    }

    /// Returns the largest distance of a probe from a straight path between two other instants.
    func distance(from first: Instant, to last: Instant, at share: CGFloat) -> CGFloat {
      max(
        probes.elements.distance(from: first.probes.elements, to: last.probes.elements, at: share),
        probes.back.distance(from: first.probes.back, to: last.probes.back, at: share),
        probes.front.distance(from: first.probes.front, to: last.probes.front, at: share))
    }
  }

  /// A rectangle as seen: its center, and its corners relative to the center.
  private struct Probe {
    let center: CGPoint
    let corners: Quad

    init(_ matrix: CATransform3D, _ size: CGSize) {
      let placed = matrix.aboutItsCenter
      center = placed.center
      corners = Quad(placed.matrix, size: size)
    }

    /// Returns the largest distance from a straight path between two other probes.
    func distance(from first: Probe, to last: Probe, at share: CGFloat) -> CGFloat {
      let x = first.center.x + (last.center.x - first.center.x) * share
      let y = first.center.y + (last.center.y - first.center.y) * share
      return hypot(center.x - x, center.y - y)
        + corners.distance(to: first.corners.mixed(with: last.corners, at: share))
    }
  }

  /// - Parameter extents: All elements in either screen, as a rectangle.
  init(
    _ choreography: Choreography, along path: KeyframeBaker.Path, in frames: FlightPlanes.Frames,
    extents: (back: CGRect, front: CGRect)
  ) {
    (self.choreography, self.path, self.frames) = (choreography, path, frames)
    screens = FlightPlanes.Screens(choreography)
    poses = screens.poses(along: path)
    known = Array(repeating: nil, count: path.fractions.count)
    extent = frames.opens ? extents : (extents.front, extents.back)
  }

  subscript(index: Int) -> FlightPlanes { instant(index).planes }

  private func instant(_ index: Int) -> Instant {
    if let instant = known[index] { return instant }
    let planes = FlightPlanes(screens, poses(index), at: path.position(at: index), in: frames)
    let share = choreography.elementFraction(at: path.fractions[index])
    let instant = Instant(planes, probes: probes(of: planes, at: share))
    known[index] = instant
    return instant
  }

  /// Returns true if a straight piece between two instants is exact within about a quarter of a point.
  func isStraight(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return true }
    // Between two rotations in depth, a matrix may be interpolated by element or decomposed: within three degrees both
    // are the same.
    let (first, last) = (instant(start), instant(end))
    let turn = last.planes.turns - first.planes.turns
    if max(abs(turn.x), abs(turn.y)) > 0.05 { return false }
    // About four probes, because each computes both screens. Either probe shows three quarters of a bend in between.
    for index in stride(from: start + 1, to: end, by: max((end - start) / 4, 1)) {
      let share = CGFloat(index - start) / CGFloat(end - start)
      let between = instant(index)
      if between.distance(from: first, to: last, at: share) > 0.2 { return false }
      let way = first.numbers + (last.numbers - first.numbers) * Double(share)
      let off = way - between.numbers
      if max(off.max(), -off.min()) > 0.2 { return false }
    }
    return true
  }

  private func probes(of planes: FlightPlanes, at share: CGFloat) -> (Probe, Probe, Probe) {
    // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
    let plane = planes.elements ?? .aboard(CATransform3DIdentity)
    var pose = ElementPose()
    let (start, end) = extent
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    pose.center = CGPoint(x: mix(start.midX, end.midX), y: mix(start.midY, end.midY))
    pose.size = CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    return (
      Probe(plane.transform(of: pose, from: Quad(start), to: Quad(end), at: share), pose.size),
      Probe(planes.back.transform(center: start.middle, angle: 0), start.size),
      Probe(planes.front.transform(center: end.middle, angle: 0), end.size)
    )
  }
}

extension FlightPlanes {
  fileprivate var numbers: SIMD8<Double> {
    let (frame, radius) = window ?? (.zero, 0)
    return SIMD8(
      frame.minX, frame.minY, frame.maxX, frame.maxY, radius, radii.back, radii.front, 0)
  }
}
