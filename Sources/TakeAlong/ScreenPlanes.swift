import UIKit

/// The planes of both screens at an instant, as far as elements move with them.
struct ScreenPlanes {
  /// What a moving element is on.
  enum Plane: Hashable, Sendable {
    case back
    case front
    /// From the pose of the front screen by the run alone to the visible pose, with the finger, its residual, or an
    /// overshoot.
    case drag
    /// The container.
    case rest
  }

  /// The planes of a moving element: from a place on one to a place on the other, or on a single one.
  struct Ends: Hashable, Sendable {
    var leaving: Plane
    var arriving: Plane

    static func aboard(_ plane: Plane) -> Ends { Ends(leaving: plane, arriving: plane) }

    /// Returns the plane of the front screen alone, the last plane of an opening run.
    func ofFront(opens: Bool) -> Ends { .aboard(opens ? arriving : leaving) }
  }

  let back: CATransform3D
  let front: CATransform3D
  private let drag: CATransform3D
  /// The corner radius of either screen's clip, in the screen's own points; 0 unless `elements` move with the screens.
  let radii: (back: CGFloat, front: CGFloat)
  /// The opacity of the black on screens turned away from the light.
  let shade: CGFloat
  /// The rotations of the front and the back screen in depth, in radians.
  let turns: SIMD2<Double>
  /// The planes of the elements; `nil` if neither screen moves them.
  let elements: Ends?
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
    /// True if the front screen grows out of a view. Once a finger moves the screen, elements move as the screen does to
    /// the end, because otherwise an element inside the screen would leave it.
    fileprivate let coversOrigin: Bool

    init(_ choreography: Choreography) {
      func part(_ role: Choreography.Role) -> Choreography.Part {
        choreography.part(role) ?? .absent(role)
      }
      (front, back, shade) = (part(.front), part(.back), part(.shade))
      (motion, overshoot) = (choreography.elementMotion, choreography.overshoot)
      coversOrigin = choreography.coversOrigin
    }

    fileprivate var hasShade: Bool { motion.style == .turns }
  }

  init(_ choreography: Choreography, at position: RunPosition, in frames: Frames) {
    let screens = Screens(choreography)
    func pose(of part: Choreography.Part) -> Pose {
      position.pose(of: part, overshoot: screens.overshoot)
    }
    self.init(
      screens, front: pose(of: screens.front), back: pose(of: screens.back),
      shade: screens.hasShade ? pose(of: screens.shade).opacity : 0, at: position.fraction,
      isCarried: position.residual[.front].moves, in: frames)
  }

  /// Inlined, because the planes are large to copy.
  ///
  /// - Parameters:
  ///   - shown: The pose of the front screen.
  ///   - below: The pose of the back screen.
  ///   - shade: The opacity of the shade.
  ///   - isCarried: True if a finger, or what is left of its movement, moves the front screen.
  @inline(__always)
  fileprivate init(
    _ screens: Screens, front shown: Pose, back below: Pose, shade: CGFloat, at fraction: CGFloat,
    isCarried: Bool, in frames: Frames
  ) {
    func plane(_ pose: Pose, _ anchor: CGPoint, _ frame: CGRect) -> CATransform3D {
      if pose == .rest { return CATransform3DIdentity }
      return pose.plane(anchor: anchor, in: frame)
    }
    front = plane(shown, screens.front.anchor, frames.front)
    back = frames.back.map { plane(below, screens.back.anchor, $0) } ?? CATransform3DIdentity
    func radius(_ pose: Pose, of part: Choreography.Part) -> CGFloat {
      screens.motion.isWithScreens && !part.isCircular ? pose.cornerRadius ?? 0 : 0
    }
    radii = (radius(below, of: screens.back), radius(shown, of: screens.front))
    self.shade = shade
    turns = SIMD2(
      Double(shown.rotationX + shown.rotationY), Double(below.rotationX + below.rotationY))
    let inside = fraction.clamped(to: 0...1)
    let isDragged = isCarried || inside != fraction
    if isDragged {
      let pose = screens.front.pose(at: inside, overshoot: screens.overshoot)
      drag = CATransform3DConcat(
        CATransform3DInvert(plane(pose, screens.front.anchor, frames.front)), front)
    } else {
      drag = CATransform3DIdentity
    }
    switch screens.motion.style {
    case .leads where !isDragged, .straight where !isDragged: elements = nil
    case .leads,
      .straight where screens.coversOrigin:
      elements = .aboard(.drag)
    case .straight:
      elements =
        frames.opens
        ? Ends(leaving: .rest, arriving: .drag) : Ends(leaving: .drag, arriving: .rest)
    case .rides:
      elements =
        frames.opens
        ? Ends(leaving: .back, arriving: .front) : Ends(leaving: .front, arriving: .back)
    case .turns:
      // Only the side in front is visible.
      elements = .aboard(below.lift >= shown.lift ? .back : .front)
    }
    guard screens.motion.style == .leads else {
      clip = nil
      return
    }
    // At its place the element has edges and round corners of its own, thinned by a second clip. There, the clip begins
    // outside of the element: by a point, plus the point at which the screen's clip begins inside the element.
    let weight = screens.motion.weight.value(at: fraction)
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

extension ScreenPlanes {
  subscript(plane: Plane) -> CATransform3D {
    switch plane {
    case .back: back
    case .front: front
    case .drag: drag
    case .rest: CATransform3DIdentity
    }
  }

  /// Returns the transform of the layer of an element that is at `center` while both screens are at rest.
  ///
  /// - Parameters:
  ///   - ends: The planes of the element.
  ///   - start: The corners of the element in the leaving screen at rest; `end`, in the arriving screen.
  ///   - progress: The progress from `start` to `end`.
  func transform(
    on ends: Ends, center: CGPoint, size: CGSize, angle: CGFloat, from start: Quad, to end: Quad,
    at progress: CGFloat
  ) -> CATransform3D {
    if ends.leaving == ends.arriving {
      return self[ends.leaving].transform(center: center, angle: angle)
    }
    let unmoved = Quad(center: center, size: size, angle: angle)
    return corners(on: ends, from: start, to: end, at: progress)
      .adding(unmoved, minus: start.mixed(with: end, at: progress)).transform(of: size)
  }

  /// Returns the visible corners between a place on one plane and a place on another.
  fileprivate func corners(
    on ends: Ends, from start: Quad, to end: Quad, at progress: CGFloat
  ) -> Quad {
    start.projected(by: self[ends.leaving]).divided
      .mixed(with: end.projected(by: self[ends.arriving]).divided, at: progress)
  }
}

/// Computes both screens at the instants of a path, and how straight elements on them move between two instants. A class,
/// because it is large to copy at each instant.
final class PlaneSampler {
  private let screens: ScreenPlanes.Screens
  /// The poses of the front screen; `back`, of the back screen, and `nil` for a screen at rest; `shade`, of the black
  /// on both, if there is any.
  private let front: LazyArray<Pose>
  private let back: LazyArray<Pose>?
  private let shade: LazyArray<Pose>?
  private let path: KeyframeBaker.Path
  private let frames: ScreenPlanes.Frames
  /// All elements at rest in either screen, as a rectangle: a path straight for its corners is straight for each element
  /// that keeps its place among the others. Elements that cross may be off by half a point.
  private let ends: (leaving: End, arriving: End)
  /// By how much half the size of elements changes on the way: the extremes of all elements. These bound the error of each
  /// element, because the error is linear in the growth.
  private let growths: [SIMD2<Double>]
  private let hasOccluders: Bool
  /// True if a clip follows an element.
  private var hasClip: Bool { screens.motion.style == .leads }
  /// True if an element lies in the corners of a screen, and is as round.
  private let hasCorners: Bool

  private typealias End = (corners: Quad, size: CGSize)

  /// The largest error of a corner, in points. Tests allow 0.25; the rest is left for what lies between probes.
  private static let tolerance: CGFloat = 0.19

  /// The numbers that tell how straight elements move between two instants.
  private struct Sample {
    /// All elements as they move.
    var elements: Probe
    var turns: SIMD2<Double>
  }

  // Each array is in the order in which `sample(at:progress:)` was called. Samples stay in place, because they are
  // large to copy. Not checked for exclusive access, because three are read for each piece.
  @exclusivity(unchecked) private var samples: [Sample] = []
  /// The numbers of `ScreenPlanes.clip`, and the radii; empty without either.
  @exclusivity(unchecked) private var numbers: [SIMD8<Double>] = []
  /// All elements at rest on either screen, where occluders are; empty without occluders.
  @exclusivity(unchecked) private var occluded: [(back: Probe, front: Probe)] = []

  /// Returns the error of elements that move straight from an instant to another instead, as a
  /// `KeyframeBaker.PieceError`: at most 1 for an error of `tolerance`.
  ///
  /// - Parameter sample: What `sample(at:progress:)` has returned for the instant between both.
  func error(of sample: Int, from first: Int, to last: Int, at share: CGFloat) -> CGFloat {
    // Between two rotations in depth, a matrix may be interpolated by element or decomposed: within three degrees
    // both are the same.
    let turn = samples[last].turns - samples[first].turns
    if max(abs(turn.x), abs(turn.y)) > 0.05 { return .infinity }
    var error = samples[sample].elements.distance(
      from: samples[first].elements, to: samples[last].elements, at: share, growths: growths)
    if !numbers.isEmpty {
      let (from, to) = (numbers[first], numbers[last])
      let way = numbers[sample] - from - (to - from) * Double(share)
      let squares = way * way
      error = max(error, CGFloat(max(squares.lowHalf.most, squares.highHalf.most).squareRoot()))
    }
    if !occluded.isEmpty {
      let (probe, from, to) = (occluded[sample], occluded[first], occluded[last])
      error = max(
        error,
        probe.back.distance(from: from.back, to: to.back, at: share, growths: [.zero]),
        probe.front.distance(from: from.front, to: to.front, at: share, growths: [.zero]))
    }
    return error / PlaneSampler.tolerance
  }

  /// The visible corners of a rectangle, as a renderer interpolates them.
  fileprivate struct Probe {
    /// The center of a projection, with `corners` around it; otherwise zero.
    private var center = SIMD2<Double>.zero
    private let corners: Quad
    /// What the matrix adds to x, y and the divisor of a corner, for each point to the right, and for each point down.
    private let right: SIMD4<Double>
    private let down: SIMD4<Double>
    /// The progress of the elements.
    private let progress: Double

    /// - Parameter seen: The visible corners, after the divide.
    init(_ seen: Quad, of size: CGSize, at progress: CGFloat) {
      if seen.isParallelogram {
        corners = seen
      } else {
        let placed = seen.transform(of: size).aboutItsCenter
        center = SIMD2(Double(placed.center.x), Double(placed.center.y))
        corners = Quad(placed.matrix, size: size)
      }
      self.progress = Double(progress)
      let (x, y, w) = (corners.x, corners.y, corners.w)
      right = SIMD4(x[1] - x[0], y[1] - y[0], w[1] - w[0], 0) / Double(max(size.width, 0.01))
      down = SIMD4(x[3] - x[0], y[3] - y[0], w[3] - w[0], 0) / Double(max(size.height, 0.01))
    }

    /// Returns the largest distance from where a renderer places the corners between two other probes. Written out,
    /// because calls of `Quad` would copy the corners.
    ///
    /// A renderer interpolates the matrix M and half the size h of an element each by itself. At f = `share` their product
    /// is that of the corners interpolated, less f (1 − f) ΔM Δh.
    ///
    /// - Parameter growths: By how much half the size of elements changes as `progress` goes from 0 to 1.
    @inline(__always)
    func distance(
      from first: Probe, to last: Probe, at share: CGFloat, growths: [SIMD2<Double>]
    ) -> CGFloat {
      let (from, to, share) = (first.corners, last.corners, Double(share))
      let way = center - first.center - (last.center - first.center) * share
      let x = from.x + (to.x - from.x) * share
      let y = from.y + (to.y - from.y) * share
      let w = from.w + (to.w - from.w) * share
      let progress = (last.progress - first.progress) * (share * (1 - share))
      let right = (last.right - first.right) * progress
      let down = (last.down - first.down) * progress
      var most = 0.0
      for growth in growths {
        let topLeft = right * growth.x + down * growth.y
        let topRight = down * growth.y - right * growth.x
        let divisor = w + SIMD4(topLeft.z, topRight.z, -topLeft.z, -topRight.z)
        let dx =
          corners.x / corners.w
          - (x + SIMD4(topLeft.x, topRight.x, -topLeft.x, -topRight.x)) / divisor
        let dy =
          corners.y / corners.w
          - (y + SIMD4(topLeft.y, topRight.y, -topLeft.y, -topRight.y)) / divisor
        most = max(most, (dx * dx + dy * dy).most)
      }
      return CGFloat((way * way).sum().squareRoot() + most.squareRoot())
    }
  }

  /// - Parameters:
  ///   - elements: The frames of all elements in both screens at rest.
  ///   - hasOccluders: True if copies of views move with a single screen.
  ///   - hasCorners: True if an element lies in the corners of a screen, and is as round.
  init(
    _ choreography: Choreography, along path: KeyframeBaker.Path, in frames: ScreenPlanes.Frames,
    elements: [(back: CGRect, front: CGRect)], hasOccluders: Bool, hasCorners: Bool
  ) {
    (self.path, self.frames) = (path, frames)
    (self.hasOccluders, self.hasCorners) = (hasOccluders, hasCorners)
    let screens = ScreenPlanes.Screens(choreography)
    func poses(of part: Choreography.Part) -> LazyArray<Pose> {
      path.poses(of: part, overshoot: screens.overshoot)
    }
    self.screens = screens
    front = poses(of: screens.front)
    back = screens.back.isAtRest && !path.hasResidual ? nil : poses(of: screens.back)
    shade = screens.hasShade ? poses(of: screens.shade) : nil
    func end(_ extent: CGRect) -> End { (Quad(extent), extent.size) }
    let back = end(elements.reduce(.null) { $0.union($1.back) })
    let front = end(elements.reduce(.null) { $0.union($1.front) })
    ends = frames.opens ? (back, front) : (front, back)
    growths = PlaneSampler.growths(of: elements, opens: frames.opens)
    samples.reserveCapacity(192)
  }

  /// Returns the corners of the rectangle that contains the growths of all elements.
  private static func growths(
    of elements: [(back: CGRect, front: CGRect)], opens: Bool
  ) -> [SIMD2<Double>] {
    var (least, most) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for (back, front) in elements {
      let growth =
        SIMD2(Double(front.width - back.width), Double(front.height - back.height))
        / (opens ? 2 : -2)
      (least, most) = (pointwiseMin(least, growth), pointwiseMax(most, growth))
    }
    if least == most { return [least] }
    return [least, most, SIMD2(least.x, most.y), SIMD2(most.x, least.y)]
  }

  /// Returns both screens at an instant of the path.
  @inline(__always)
  func planes(at index: Int) -> ScreenPlanes {
    let isCarried = path.hasResidual && path.position(at: index).residual[.front].moves
    return ScreenPlanes(
      screens, front: front[index], back: back?[index] ?? .rest,
      shade: shade?[index].opacity ?? 0, at: path.fraction(at: index), isCarried: isCarried,
      in: frames)
  }

  /// Returns the place among all samples of a new one, at an instant of the path.
  ///
  /// - Parameter progress: The progress of the elements.
  func sample(at index: Int, progress: CGFloat) -> Int {
    let planes = planes(at: index)
    // `elements` is `nil` once the residual of a drag has died away: the run alone then places the elements.
    let seen = planes.corners(
      on: planes.elements ?? .aboard(.rest), from: ends.leaving.corners, to: ends.arriving.corners,
      at: progress)
    let (start, end) = (ends.leaving.size, ends.arriving.size)
    let size = CGSize(
      width: start.width + (end.width - start.width) * progress,
      height: start.height + (end.height - start.height) * progress)
    samples.append(Sample(elements: Probe(seen, of: size, at: progress), turns: planes.turns))
    if hasClip || hasCorners {
      let (frame, radius, angle) = planes.clip ?? (.zero, 0, 0)
      let radii = hasCorners ? planes.radii : (0, 0)
      // The angle counts as the way of a corner.
      numbers.append(
        SIMD8(
          frame.minX, frame.minY, frame.maxX, frame.maxY, radius, radii.0, radii.1,
          angle * max(frame.width, frame.height)))
    }
    if hasOccluders { sampleOccluded(in: planes) }
    return samples.count - 1
  }

  private func sampleOccluded(in planes: ScreenPlanes) {
    func probe(_ end: End, _ plane: CATransform3D) -> Probe {
      Probe(end.corners.projected(by: plane).divided, of: end.size, at: 0)
    }
    let (back, front) = frames.opens ? ends : (ends.arriving, ends.leaving)
    occluded.append((probe(back, planes.back), probe(front, planes.front)))
  }
}
