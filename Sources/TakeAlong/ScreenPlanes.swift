import UIKit

/// The planes of both screens at an instant, as far as elements move with them. A class, because it is large to copy.
final class ScreenPlanes {
  /// The plane of a moving element. Indirect, because it is large to copy, and all elements read the same ones.
  indirect enum Plane: Sendable {
    /// On both screens at once: from a place on the leaving screen to a place on the arriving screen.
    case between(leaving: CATransform3D, arriving: CATransform3D)
    /// With a single plane.
    case aboard(CATransform3D)
  }

  let back: CATransform3D
  let front: CATransform3D
  /// The corner radius of either screen's clip, in the screen's own points; 0 unless `elements` move with the screens.
  let radii: (back: CGFloat, front: CGFloat)
  /// The opacity of the black on screens turned away from the light.
  let shade: CGFloat
  /// The rotations of the front and the back screen in depth, in radians.
  let turns: SIMD2<Double>
  /// The plane of the elements; `nil` if neither screen moves them.
  let elements: Plane?
  /// The clip of a front screen that follows an element: its frame in the container before it is turned about its middle
  /// by `angle`, and its corner radius.
  let clip: (frame: CGRect, radius: CGFloat, angle: CGFloat)?

  /// The frames of both screens at rest; `nil` for a screen that stays in place.
  struct Frames: Sendable {
    var back: CGRect?
    var front: CGRect
    var direction: TransitionDirection

    var opens: Bool { direction == .opening }

    /// Returns the visible parts of both screens in the middle of a run, at rest: without what bars hide of them.
    func seen(in choreography: Choreography) -> Frames {
      func seen(_ frame: CGRect, _ role: Choreography.Role) -> CGRect {
        guard let part = choreography.part(role), part.isCut else { return frame }
        let pose = part.pose(at: 0.5, overshoot: choreography.overshoot)
        return pose.clip(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
      }
      return Frames(
        back: back.map { seen($0, .back) }, front: seen(front, .front), direction: direction)
    }
  }

  /// The parts of both screens in a choreography, looked up once for a path. A class, because parts are large to copy.
  final class Screens: Sendable {
    fileprivate let front: Choreography.Part
    fileprivate let back: Choreography.Part
    fileprivate let shade: Choreography.Part
    fileprivate let motion: ElementMotion
    fileprivate let overshoot: ClosedRange<CGFloat>

    /// The poses of both screens, and the opacity of the shade.
    typealias Poses = (front: Pose, back: Pose, shade: CGFloat)

    init(_ choreography: Choreography) {
      func part(_ role: Choreography.Role) -> Choreography.Part {
        choreography.part(role) ?? .absent(role)
      }
      (front, back, shade) = (part(.front), part(.back), part(.shade))
      (motion, overshoot) = (choreography.elementMotion, choreography.overshoot)
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
        back.isAtRest && !path.hasResidual ? nil : path.poses(of: back, overshoot: overshoot)
      let shade = hasShade ? path.poses(of: shade, overshoot: overshoot) : nil
      return { (front[$0], back?[$0] ?? .rest, shade?[$0].opacity ?? 0) }
    }
  }

  convenience init(_ choreography: Choreography, at position: RunPosition, in frames: Frames) {
    let screens = Screens(choreography)
    self.init(
      screens, screens.poses(at: position), at: position.fraction,
      isCarried: position.residual[.front].moves, in: frames)
  }

  /// - Parameter isCarried: True if a finger, or what is left of its movement, moves the front screen.
  fileprivate init(
    _ screens: Screens, _ poses: Screens.Poses, at fraction: CGFloat, isCarried: Bool,
    in frames: Frames
  ) {
    func plane(_ pose: Pose, _ anchor: CGPoint, _ frame: CGRect) -> CATransform3D {
      if pose == .rest { return CATransform3DIdentity }
      return pose.transform(anchor: anchor, size: frame.size).plane(about: frame.middle)
    }
    let motion = screens.motion
    let (shown, below) = (poses.front, poses.back)
    front = plane(shown, screens.front.anchor, frames.front)
    back = frames.back.map { plane(below, screens.back.anchor, $0) } ?? CATransform3DIdentity
    func radius(_ pose: Pose, of part: Choreography.Part) -> CGFloat {
      motion.isWithScreens && !part.isCircular ? pose.cornerRadius ?? 0 : 0
    }
    radii = (radius(below, of: screens.back), radius(shown, of: screens.front))
    shade = poses.shade
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    // `drag` leads from the pose of the run alone to the visible pose, with the finger, its residual, or an overshoot.
    let inside = fraction.clamped(to: 0...1)
    var drag: CATransform3D?
    if isCarried || inside != fraction {
      let pose = screens.front.pose(at: inside, overshoot: screens.overshoot)
      drag = CATransform3DConcat(
        CATransform3DInvert(plane(pose, screens.front.anchor, frames.front)), front)
    }
    switch motion.style {
    case .leads: elements = drag.map { .aboard($0) }
    case .straight:
      elements = drag.map {
        frames.opens
          ? .between(leaving: CATransform3DIdentity, arriving: $0)
          : .between(leaving: $0, arriving: CATransform3DIdentity)
      }
    case .rides:
      elements =
        frames.opens
        ? .between(leaving: back, arriving: front) : .between(leaving: front, arriving: back)
    case .turns:
      // Only the side in front is visible.
      elements = .aboard(below.lift >= shown.lift ? back : front)
    }
    guard motion.style == .leads else {
      clip = nil
      return
    }
    // At its place the element has edges and round corners of its own, thinned by a second clip. There, the clip begins
    // outside of the element: by a point, plus the point at which the screen's clip begins inside the element.
    let weight = motion.weight.value(at: fraction)
    let share = (weight / 0.025).clamped(to: 0...1)
    var frame = shown.clipFrame(in: frames.front, anchor: screens.front.anchor)
      .insetBy(dx: share + weight - 2, dy: share + weight - 2)
    if shown.rotationZ != 0 {
      let (anchor, whole) = (screens.front.anchor, frames.front)
      let pivot = CGVector(
        dx: whole.minX + anchor.x * whole.width + shown.x,
        dy: whole.minY + anchor.y * whole.height + shown.y)
      let middle = CGVector(frame.middle)
      let way = pivot + (middle - pivot).rotated(by: shown.rotationZ) - middle
      frame = frame.offsetBy(dx: way.dx, dy: way.dy)
    }
    let radius = (shown.cornerRadius ?? 0) * shown.scale * share
    clip = (frame, min(radius, min(frame.width, frame.height) / 2), shown.rotationZ)
  }
}

extension ScreenPlanes.Plane {
  /// Returns the plane of the front screen alone, the last plane of an opening run.
  func ofFront(opens: Bool) -> ScreenPlanes.Plane {
    guard case .between(let leaving, let arriving) = self else { return self }
    return .aboard(opens ? arriving : leaving)
  }

  /// Returns the transform of the layer of an element that is at `center` while both screens are at rest.
  ///
  /// - Parameters:
  ///   - start: The corners of the element in the leaving screen at rest; `end`, in the arriving screen.
  ///   - progress: The progress from `start` to `end`.
  func transform(
    center: CGPoint, size: CGSize, angle: CGFloat, from start: Quad, to end: Quad,
    at progress: CGFloat
  ) -> CATransform3D {
    switch self {
    case .aboard(let plane): return plane.transform(center: center, angle: angle)
    case .between(let leaving, let arriving):
      let unmoved = Quad(center: center, size: size, angle: angle)
      return start.projected(by: leaving).divided
        .mixed(with: end.projected(by: arriving).divided, at: progress)
        .adding(unmoved, minus: start.mixed(with: end, at: progress)).transform(of: size)
    }
  }
}

/// Computes both screens at the instants of a path, and how straight elements on them move between two instants. A class,
/// because it is large to copy at each instant.
final class PlaneSampler {
  private let screens: ScreenPlanes.Screens
  private let poses: (Int) -> ScreenPlanes.Screens.Poses
  private let path: KeyframeBaker.Path
  private let frames: ScreenPlanes.Frames
  /// All elements at an end, as a rectangle: a path straight for its corners is straight for each element.
  private let extent: (start: CGRect, end: CGRect)
  private let hasOccluders: Bool
  /// True if an element lies in the corners of a screen, and is as round.
  private let hasCorners: Bool

  /// Both screens at an instant of the path, and the elements on them. A class, because it is large to copy.
  final class Instant {
    let planes: ScreenPlanes
    /// All elements as they move.
    private let elements: Probe
    /// All elements at rest on either screen, where occluders are; `nil` without occluders.
    private let screens: (back: Probe, front: Probe)?
    /// The numbers of `planes.clip`, tested for straightness separately.
    private let numbers: SIMD8<Double>

    fileprivate init(_ planes: ScreenPlanes, at progress: CGFloat, of sampler: PlaneSampler) {
      self.planes = planes
      let (frame, radius, angle) = planes.clip ?? (.zero, 0, 0)
      let radii = sampler.hasCorners ? planes.radii : (0, 0)
      // The angle counts as the way of a corner.
      numbers = SIMD8(
        frame.minX, frame.minY, frame.maxX, frame.maxY, radius, radii.0, radii.1,
        angle * max(frame.width, frame.height))
      let (start, end) = sampler.extent
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
      let size = CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
      // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
      switch planes.elements ?? .aboard(CATransform3DIdentity) {
      case .aboard(let plane):
        let center = CGPoint(x: mix(start.midX, end.midX), y: mix(start.midY, end.midY))
        elements = Probe(plane.transform(center: center, angle: 0), size)
      case .between(let leaving, let arriving):
        let (before, after) = (
          Quad(start).projected(by: leaving).divided, Quad(end).projected(by: arriving).divided
        )
        elements = Probe(before.mixed(with: after, at: progress), of: size)
      }
      guard sampler.hasOccluders else {
        screens = nil
        return
      }
      screens = (
        Probe(planes.back.transform(center: start.middle, angle: 0), start.size),
        Probe(planes.front.transform(center: end.middle, angle: 0), end.size)
      )
    }

    /// Returns the error of elements that move straight from an instant to another instead, as a
    /// `KeyframeBaker.PieceError`. The largest error allowed is a fifth of a point.
    func error(from first: Instant, to last: Instant, at share: CGFloat) -> CGFloat {
      // Between two rotations in depth, a matrix may be interpolated by element or decomposed: within three degrees
      // both are the same.
      let turn = last.planes.turns - first.planes.turns
      if max(abs(turn.x), abs(turn.y)) > 0.05 { return .infinity }
      let way = numbers - first.numbers - (last.numbers - first.numbers) * Double(share)
      let squares = way * way
      var error = max(
        CGFloat(max(squares.lowHalf.most, squares.highHalf.most).squareRoot()),
        elements.distance(from: first.elements, to: last.elements, at: share))
      if let screens, let from = first.screens, let to = last.screens {
        error = max(
          error, screens.back.distance(from: from.back, to: to.back, at: share),
          screens.front.distance(from: from.front, to: to.front, at: share))
      }
      return error / 0.2
    }
  }

  /// A rectangle as seen: its center, and its corners relative to the center.
  private struct Probe {
    let center: CGPoint
    let corners: Quad

    init(_ matrix: CATransform3D, _ size: CGSize) {
      let placed = matrix.aboutItsCenter
      (center, corners) = (placed.center, Quad(placed.matrix, size: size))
    }

    /// - Parameter seen: The visible corners, after the divide.
    init(_ seen: Quad, of size: CGSize) {
      guard seen.isParallelogram else {
        self = Probe(seen.transform(of: size), size)
        return
      }
      let middle = seen.middle
      var corners = seen
      corners.x -= Double(middle.dx)
      corners.y -= Double(middle.dy)
      self = Probe(center: CGPoint(x: middle.dx, y: middle.dy), corners: corners)
    }

    private init(center: CGPoint, corners: Quad) {
      (self.center, self.corners) = (center, corners)
    }

    /// Returns the largest distance from a straight path between two other probes.
    func distance(from first: Probe, to last: Probe, at share: CGFloat) -> CGFloat {
      let x = first.center.x + (last.center.x - first.center.x) * share
      let y = first.center.y + (last.center.y - first.center.y) * share
      return hypot(center.x - x, center.y - y)
        + corners.distance(to: first.corners.mixed(with: last.corners, at: share))
    }
  }

  /// - Parameters:
  ///   - extents: All elements in either screen, as a rectangle.
  ///   - hasOccluders: True if copies of views move with a single screen.
  ///   - hasCorners: True if an element lies in the corners of a screen, and is as round.
  init(
    _ choreography: Choreography, along path: KeyframeBaker.Path, in frames: ScreenPlanes.Frames,
    extents: (back: CGRect, front: CGRect), hasOccluders: Bool, hasCorners: Bool
  ) {
    (self.path, self.frames) = (path, frames)
    (self.hasOccluders, self.hasCorners) = (hasOccluders, hasCorners)
    screens = ScreenPlanes.Screens(choreography)
    poses = screens.poses(along: path)
    extent = frames.opens ? extents : (extents.front, extents.back)
  }

  /// - Parameter progress: The progress of the elements.
  func instant(at index: Int, _ fraction: CGFloat, progress: CGFloat) -> Instant {
    let isCarried = path.hasResidual && path.position(at: index).residual[.front].moves
    return Instant(
      ScreenPlanes(screens, poses(index), at: fraction, isCarried: isCarried, in: frames),
      at: progress, of: self)
  }
}
