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

  init(_ choreography: Choreography, at position: RunPosition, in frames: Frames) {
    func part(_ role: Choreography.Role) -> Choreography.Part {
      let index = choreography.parts.indices.first { choreography.parts[$0].role == role }
      return index.map { choreography.parts[$0] } ?? Choreography.Part(role: role)
    }
    func plane(_ pose: Pose, _ part: Choreography.Part, _ frame: CGRect) -> CATransform3D {
      pose.transform(anchor: part.anchor, size: frame.size).plane(about: frame.middle)
    }
    func pose(_ part: Choreography.Part) -> Pose {
      position.pose(of: part, overshoot: choreography.overshoot)
    }
    let foreground = part(.front)
    let shown = pose(foreground)
    front = plane(shown, foreground, frames.front)
    let background = part(.back)
    let below = pose(background)
    back = frames.back.map { plane(below, background, $0) } ?? CATransform3DIdentity
    func radius(_ pose: Pose, of part: Choreography.Part) -> CGFloat {
      choreography.elementMotion.isWithScreens && !part.isCircular ? pose.cornerRadius ?? 0 : 0
    }
    radii = (radius(below, of: background), radius(shown, of: foreground))
    shade = choreography.elementMotion.style == .turns ? pose(part(.shade)).opacity : 0
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    // `drag` leads from the pose of the run alone to the visible pose, with the finger, its residual, or an overshoot.
    let inside = position.fraction.clamped(to: 0...1)
    var drag: CATransform3D?
    if position.residual[.front].moves || inside != position.fraction {
      let own = foreground.pose(at: inside, overshoot: choreography.overshoot)
      drag = CATransform3DConcat(
        CATransform3DInvert(plane(own, foreground, frames.front)), front)
    }
    switch choreography.elementMotion.style {
    case .leads: elements = drag.map { .aboard($0) }
    case .straight:
      elements = drag.map {
        frames.opens
          ? .between(old: CATransform3DIdentity, new: $0)
          : .between(old: $0, new: CATransform3DIdentity)
      }
    case .rides:
      // With `keeper` `.back`, the back screen turns with its own elements, and copies leave from its place at rest.
      let home = choreography.elementMotion.keeper == .back ? CATransform3DIdentity : back
      elements = frames.opens ? .between(old: home, new: front) : .between(old: front, new: home)
    case .turns:
      // Only the side in front is visible.
      elements = .aboard(below.lift >= shown.lift ? back : front)
    }
    guard choreography.elementMotion.style == .leads else {
      window = nil
      return
    }
    // At its place the element has edges and round corners of its own, thinned by a second clip. There, the clip begins
    // outside of the element: by a point, plus the point at which the screen's window begins inside the element.
    let weight = choreography.elementMotion.weight.value(at: position.fraction)
    let share = (weight / 0.025).clamped(to: 0...1)
    let frame = shown.windowFrame(in: frames.front, anchor: foreground.anchor)
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
  private let make: (Int) -> FlightPlanes
  private let progress: (Int) -> CGFloat
  /// All elements at an end, as a rectangle: a path straight for its corners is straight for each element.
  private let extent: (start: CGRect, end: CGRect)
  private var known: [Instant?] = []

  /// A class, because `FlightPlanes` is large to copy.
  private final class Instant {
    let planes: FlightPlanes
    var probes: [Probe]?
    /// The numbers of `planes.window`, tested for straightness separately.
    private(set) lazy var numbers = planes.numbers

    init(_ planes: FlightPlanes) { self.planes = planes }
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

  init(
    extent: (start: CGRect, end: CGRect), progress: @escaping (Int) -> CGFloat,
    make: @escaping (Int) -> FlightPlanes
  ) {
    self.make = make
    self.progress = progress
    self.extent = extent
  }

  subscript(index: Int) -> FlightPlanes { instant(index).planes }

  private func instant(_ index: Int) -> Instant {
    while known.count <= index { known.append(nil) }
    if let instant = known[index] { return instant }
    let instant = Instant(make(index))
    known[index] = instant
    return instant
  }

  /// Returns true if a straight piece between two instants is exact within about a quarter of a point.
  func isStraight(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return true }
    // Between two rotations in depth, a matrix may be interpolated by element or decomposed: within three degrees both
    // are the same.
    let turn = instant(end).planes.turns - instant(start).planes.turns
    if max(abs(turn.x), abs(turn.y)) > 0.05 { return false }
    let (first, last) = (probes(at: start), probes(at: end))
    let (before, after) = (instant(start).numbers, instant(end).numbers)
    // About four probes, because each computes both screens. Either probe shows three quarters of a bend in between.
    for index in stride(from: start + 1, to: end, by: max((end - start) / 4, 1)) {
      let share = CGFloat(index - start) / CGFloat(end - start)
      let probes = probes(at: index)
      for number in probes.indices
      where probes[number].distance(from: first[number], to: last[number], at: share) > 0.2 {
        return false
      }
      let way = before + (after - before) * Double(share)
      if way.distance(to: instant(index).numbers) > 0.2 { return false }
    }
    return true
  }

  private func probes(at index: Int) -> [Probe] {
    let instant = instant(index)
    if let known = instant.probes { return known }
    let planes = instant.planes
    var found: [Probe] = []
    found.reserveCapacity(3)
    // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
    let plane = planes.elements ?? .aboard(CATransform3DIdentity)
    var pose = ElementPose()
    let (start, end) = extent
    let share = progress(index)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    pose.center = CGPoint(x: mix(start.midX, end.midX), y: mix(start.midY, end.midY))
    pose.size = CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    let matrix = plane.transform(of: pose, from: Quad(start), to: Quad(end), at: share)
    found.append(Probe(matrix, pose.size))
    for (plane, rect) in [(planes.back, extent.start), (planes.front, extent.end)] {
      found.append(Probe(plane.transform(center: rect.middle, angle: 0), rect.size))
    }
    instant.probes = found
    return found
  }
}

extension FlightPlanes {
  fileprivate var numbers: SIMD8<Double> {
    let (frame, radius) = window ?? (.zero, 0)
    return SIMD8(
      frame.minX, frame.minY, frame.maxX, frame.maxY, radius, radii.back, radii.front, 0)
  }
}

extension SIMD8<Double> {
  /// Returns the largest difference of any number.
  fileprivate func distance(to other: SIMD8<Double>) -> Double {
    let difference = self - other
    return Swift.max(difference.max(), -difference.min())
  }
}
