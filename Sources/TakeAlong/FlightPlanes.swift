import UIKit

/// Where both screens are at one instant, as far as what flies goes with them.
struct FlightPlanes: Sendable {
  /// The plane that an element moves in.
  enum Plane: Sendable {
    /// On both screens at once: from its place on the one to its place on the other.
    case between(old: PlaneProjection, new: PlaneProjection)
    /// With one of them.
    case aboard(PlaneProjection)
  }

  let back: PlaneProjection
  let front: PlaneProjection
  /// The opacity of the black that lies on screens which turn away from the light.
  let shade: CGFloat
  /// The rotation of both screens in depth, in radians.
  let turns: SIMD2<Double>
  /// The plane of the elements; `nil` if no screen moves them.
  let elements: Plane?
  /// The window of the front screen, if that follows an element: its frame in the container, and its corner
  /// radius.
  let window: (frame: CGRect, radius: CGFloat)?

  /// The frames of both screens at rest; a screen that stays where it is has none.
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
    func projection(_ pose: Pose, _ part: Choreography.Part, _ frame: CGRect) -> PlaneProjection {
      PlaneProjection(pose.transform(anchor: part.anchor, size: frame.size), about: frame.middle)
    }
    func pose(_ part: Choreography.Part) -> Pose {
      position.pose(of: part, overshoot: choreography.overshoot)
    }
    let foreground = part(.front)
    let shown = pose(foreground)
    front = projection(shown, foreground, frames.front)
    let background = part(.back)
    let below = pose(background)
    back = frames.back.map { projection(below, background, $0) } ?? .identity
    shade = choreography.elementMotion.style == .turns ? pose(part(.shade)).opacity : 0
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    // The finger, what it left, or an overshoot: from where the run alone has the screen to where it is shown.
    let inside = position.fraction.clamped(to: 0...1)
    let drag: PlaneProjection? =
      position.residual[.front].moves || inside != position.fraction
      ? projection(
        foreground.pose(at: inside, overshoot: choreography.overshoot), foreground, frames.front
      ).inverted.followed(by: front) : nil
    switch choreography.elementMotion.style {
    case .leads: elements = drag.map { .aboard($0) }
    case .straight:
      elements = drag.map {
        frames.opens ? .between(old: .identity, new: $0) : .between(old: $0, new: .identity)
      }
    case .rides:
      // From below a screen that turns with its own elements they leave as that rests.
      let home = choreography.elementMotion.keeper == .back ? .identity : back
      elements = frames.opens ? .between(old: home, new: front) : .between(old: front, new: home)
    case .turns:
      // The side that is in front is the one that is seen.
      elements = .aboard(below.lift >= shown.lift ? back : front)
    }
    guard choreography.elementMotion.style == .leads else {
      window = nil
      return
    }
    // In its place the element has edges and round corners of its own: cut twice, they would be thinner. So
    // the cut begins outside of it there, by a point, and by the point at which the screen's window begins
    // within it.
    let weight = choreography.elementMotion.weight.value(at: position.fraction)
    let share = (weight / 0.025).clamped(to: 0...1)
    let frame = shown.windowFrame(in: frames.front, anchor: foreground.anchor)
      .insetBy(dx: share + weight - 2, dy: share + weight - 2)
    let radius = (shown.cornerRadius ?? 0) * shown.scale * share
    window = (frame, min(radius, min(frame.width, frame.height) / 2))
  }
}

extension FlightPlanes.Plane {
  /// The plane of the front screen alone, on which a run that opens ends.
  func ofFront(opens: Bool) -> FlightPlanes.Plane {
    guard case .between(let old, let new) = self else { return self }
    return .aboard(opens ? new : old)
  }

  /// The transform of the layer of an element that is at `pose` while both screens are at rest.
  ///
  /// - Parameters:
  ///   - start: Its corners in the screen that it comes from, at rest; `end`, in the other.
  ///   - progress: How far it is from the one to the other.
  func transform(of pose: ElementPose, from start: Quad, to end: Quad, at progress: CGFloat)
    -> CATransform3D
  {
    switch self {
    case .aboard(let plane): return plane.transform(center: pose.center, angle: pose.angle)
    case .between(let old, let new):
      let rest = Quad(center: pose.center, size: pose.size, angle: pose.angle)
      return old.quad(start).mixed(with: new.quad(end), at: progress)
        .adding(rest, minus: start.mixed(with: end, at: progress))
        .transform(of: pose.size)
    }
  }
}

/// Both screens at the instants of a path, each looked up once, and whether what flies with them moves
/// straight from one instant to another.
final class PlaneSampler {
  private let make: (Int) -> FlightPlanes
  private let progress: (Int) -> CGFloat
  /// All elements at one end, as one rectangle: what is straight for its corners is straight for each.
  private let extent: (start: CGRect, end: CGRect)
  private var known: [Instant?] = []

  /// An object, because planes are large to copy.
  private final class Instant {
    let planes: FlightPlanes
    var probes: [Probe]?
    /// The numbers of the window, which are straight or not by themselves.
    private(set) lazy var numbers = planes.numbers

    init(_ planes: FlightPlanes) { self.planes = planes }
  }

  /// A rectangle as it is seen: its center, and its corners about that.
  private struct Probe {
    let center: CGPoint
    let corners: ProjectedCorners

    init(_ matrix: CATransform3D, _ size: CGSize) {
      let placed = matrix.aboutItsCenter
      center = placed.center
      corners = ProjectedCorners(placed.matrix, size: size)
    }

    /// Returns how far it is, at most, from a straight way between two others.
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

  /// Returns whether a straight piece between two instants is right within some quarter of a point.
  func isStraight(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return true }
    // Between two turns in depth a matrix may be interpolated by element or decomposed: within three
    // degrees that is the same.
    let turn = instant(end).planes.turns - instant(start).planes.turns
    if max(abs(turn.x), abs(turn.y)) > 0.05 { return false }
    let (first, last) = (probes(at: start), probes(at: end))
    let (before, after) = (instant(start).numbers, instant(end).numbers)
    // About four, because each is a look at both screens. A bend between two of them shows itself at either to
    // three quarters.
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
    // When the rest of a drag has died away, an element is where the run alone has it.
    let plane = planes.elements ?? .aboard(.identity)
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
    guard let (frame, radius) = window else { return SIMD8() }
    return SIMD8(frame.minX, frame.minY, frame.maxX, frame.maxY, radius, 0, 0, 0)
  }
}

extension SIMD8<Double> {
  /// The largest difference of any number.
  fileprivate func distance(to other: SIMD8<Double>) -> Double {
    let difference = self - other
    return Swift.max(difference.max(), -difference.min())
  }
}
