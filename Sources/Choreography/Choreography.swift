import UIKit

/// The pose of every part at every fraction of a run: 0 at its start, 1 at its end.
///
/// A pure value, without views, a clock or closures. Drags and animations use the same `Choreography`.
public struct Choreography: Hashable, Sendable {
  /// From back to front. Each role occurs at most once.
  var parts: [Part]
  var timing: Timing
  /// The fractions to which geometry is clamped: beyond 0…1 for springs, and for a finger that pulls backward.
  var overshoot: ClosedRange<CGFloat> = 0...1
  /// True if the nearer part is in front at every point, like the faces of a cube, and planes may intersect. Otherwise
  /// the first part is behind and the last part in front, at every angle.
  var sortsByDepth = false
  /// True if the front screen grows out of a view, or shrinks back into a view.
  var coversOrigin = false
  /// True if the front screen grows out of a point, or shrinks back into a point.
  var usesPoint = false
  var elementMotion = ElementMotion.rides
  /// The fractions per second at which a falling `.front` screen leaves over an edge, because the screen is not braked
  /// there when a finger lets go. `nil` for a screen that goes back to a place, or fades.
  var exitSpeed: CGFloat?
  /// The roles with more than one part. Only the first part of a role is used.
  var repeatedRoles: Set<Role> = []
  /// True if `timing` is a shape without a length of its own, stretched to the duration of the transition.
  var takesDuration = false

  /// True if the front screen comes out of a place in the back screen, and goes back to this place.
  var hasPlace: Bool { coversOrigin || usesPoint || elementMotion.style == .leads }

  /// True if the front screen is in front of the back screen throughout.
  var isFrontAbove: Bool {
    let roles = parts.map(\.role)
    return roles.firstIndex(of: .front) ?? 0 > roles.firstIndex(of: .back) ?? -1
  }

  /// Returns the progress of shared elements at a fraction of the run.
  ///
  /// With `isWithScreens`, elements follow `overshoot`. Otherwise their fraction stays within 0…1, so an element is
  /// never smaller than its place: the screen moves the element along.
  func elementFraction(at fraction: CGFloat) -> CGFloat {
    elementMotion.progress.value(at: fraction.clamped(to: elementBounds))
  }

  /// The fractions to which shared elements are clamped.
  var elementBounds: ClosedRange<CGFloat> { elementMotion.isWithScreens ? overshoot : 0...1 }

  func part(_ role: Role) -> Part? {
    // By index, because an iterator copies each part, which is large.
    for index in parts.indices where parts[index].role == role { return parts[index] }
    return nil
  }

  func pose(of role: Role, at fraction: CGFloat) -> Pose {
    part(role)?.pose(at: fraction, overshoot: overshoot) ?? .rest
  }

  /// Returns the same poses in reverse order, with another timing. Poses are reversed, not `timing`: a closing begins
  /// as promptly as an opening.
  func reversed(timing: Timing) -> Choreography {
    var choreography = reversed()
    choreography.timing = timing
    choreography.takesDuration = false
    return choreography
  }
}

extension Choreography {
  /// Creates a choreography of parts, from back to front.
  ///
  /// A screen without a part is at rest, and a missing `.backdrop` is added. Only the first part of a role is used.
  ///
  /// - Parameters:
  ///   - parts: The parts, from back to front.
  ///   - timing: The timing over the duration of the transition; `nil` for the library's own, which responds to a tap
  ///     at once and ends softly.
  ///   - sortsByDepth: Whether the nearer part is in front at every point, like the faces of a cube, where planes may
  ///     intersect. By default the first part is behind and the last part in front, at every angle.
  ///   - overshoot: The share of the way by which geometry may go beyond both ends, 0…1: for a bouncing spring.
  public init(
    _ parts: Part..., timing: TransitionTiming? = nil, sortsByDepth: Bool = false,
    overshoot: CGFloat = 0
  ) {
    self.init(parts, timing: timing, sortsByDepth: sortsByDepth, overshoot: overshoot)
  }

  /// Creates a choreography of an array of parts, from back to front.
  public init(
    _ parts: [Part], timing: TransitionTiming? = nil, sortsByDepth: Bool = false,
    overshoot: CGFloat = 0
  ) {
    var single = parts
    var repeated: Set<Role> = []
    for index in parts.indices.reversed() {
      let role = parts[index].role
      guard parts[..<index].contains(where: { $0.role == role }) else { continue }
      repeated.insert(role)
      single.remove(at: index)
    }
    let room = overshoot.isFinite ? overshoot.clamped(to: 0...1) : 0
    self.init(
      parts: single, timing: .standard(duration: 1), overshoot: -room...(1 + room),
      sortsByDepth: sortsByDepth, repeatedRoles: repeated, takesDuration: true)
    // A `tolerance` of a quarter of a point on the diagonal of a phone.
    if let timing, timing.isSound { self.timing = timing.timing(lasting: 1, tolerance: 0.00025) }
  }

  /// Returns the choreography with a duration in seconds.
  ///
  /// - Parameter nominal: The duration for which the choreography was made. A `timing` with a length of its own changes
  ///   in proportion: a spring ends when no visible movement is left, sooner on a small screen.
  func lasting(_ seconds: TimeInterval, insteadOf nominal: TimeInterval) -> Choreography {
    let factor = takesDuration || nominal <= 0 ? 1 : timing.duration / nominal
    if !takesDuration, seconds == nominal { return self }
    return timed(timing.lasting(factor * seconds))
  }

  /// Returns the same poses, paced by `timing`.
  func timed(_ timing: Timing) -> Choreography {
    var choreography = self
    choreography.timing = timing
    choreography.takesDuration = false
    choreography.exitSpeed = exitSpeed.map {
      $0 * CGFloat(self.timing.duration / max(timing.duration, 1e-3))
    }
    return choreography
  }

  /// True if no part moves or is cut.
  var isStill: Bool { parts.allSatisfy { !$0.moves && !$0.isCut } }

  // MARK: Derived choreographies

  /// Returns the same poses in reverse order. Only poses are reversed, not the timing: a closing begins as promptly as
  /// an opening does.
  public func reversed() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.reversed() }
    choreography.overshoot = (1 - overshoot.upperBound)...(1 - overshoot.lowerBound)
    choreography.elementMotion = elementMotion.reversed()
    return choreography
  }

  /// Returns the choreography mirrored left to right.
  public func mirrored() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.mirrored() }
    return choreography
  }

  /// Returns both choreographies combined. Order and timing are those of `self`.
  func combined(with other: Choreography) -> Choreography {
    var choreography = self
    for part in other.parts {
      if let index = choreography.parts.firstIndex(where: { $0.role == part.role }) {
        choreography.parts[index] = choreography.parts[index].combined(with: part)
      } else {
        // In front of the same roles as in `other`.
        let behind = other.parts.prefix { $0.role != part.role }.map(\.role)
        let index = choreography.parts.lastIndex { behind.contains($0.role) }.map { $0 + 1 }
        choreography.parts.insert(part, at: index ?? 0)
      }
    }
    let lowest = min(overshoot.lowerBound, other.overshoot.lowerBound)
    let highest = max(overshoot.upperBound, other.overshoot.upperBound)
    choreography.overshoot = lowest...highest
    return choreography
  }

  // MARK: Depth

  // On iOS, sibling layers that turn in depth intersect where their planes intersect.

  /// Returns the choreography with a `lift` for each part, to keep parts that turn in depth in order, and
  /// below all other layers in the container. A choreography with lifts of its own, or without turns in depth,
  /// is returned unchanged.
  func stacked(on geometry: TransitionGeometry) -> Choreography {
    guard !parts.contains(where: \.changesDepth), parts.contains(where: \.turnsInDepth) else {
      return self
    }
    var choreography = self
    if sortsByDepth {
      choreography.liftByDepth(on: geometry)
    } else {
      choreography.liftByOrder(on: geometry)
    }
    return choreography
  }

  /// With 256 steps, a turn within a tenth of the way stays accurate to the `gap` between two parts.
  private static let steps = 256
  /// The gap between two parts, in points.
  private static let gap: CGFloat = 2

  private var fractions: [CGFloat] {
    let way = overshoot.upperBound - overshoot.lowerBound
    return (0...Choreography.steps).map {
      overshoot.lowerBound + way * CGFloat($0) / CGFloat(Choreography.steps)
    }
  }

  /// Lifts each part, so that its farthest point is in front of the nearest point of the part behind, at every
  /// fraction. The nearest point of all parts lies just below the plane of the container.
  private mutating func liftByOrder(on geometry: TransitionGeometry) {
    let fractions = fractions
    var ceilings = fractions.map { _ in -Choreography.gap }
    for index in parts.indices.reversed() where !parts[index].role.isView {
      let depths = depths(of: parts[index], at: fractions, on: geometry)
      let lifts = zip(ceilings, depths).map { $0 - $1.upperBound }
      parts[index].lift = .keyframes(Array(zip(fractions, lifts)), .linear)
      ceilings = zip(lifts, depths).map { $0 + $1.lowerBound - Choreography.gap }
    }
  }

  /// Lifts all screens to the same distance behind the plane of the container, and the backdrop behind the screens.
  private mutating func liftByDepth(on geometry: TransitionGeometry) {
    let fractions = fractions
    let all = parts.filter { $0.role != .backdrop && !$0.role.isView }.flatMap {
      depths(of: $0, at: fractions, on: geometry)
    }
    let front = -(all.map(\.upperBound).max() ?? 0) - Choreography.gap
    let back = front + (all.map(\.lowerBound).min() ?? 0) - Choreography.gap
    for index in parts.indices where !parts[index].role.isView {
      parts[index].lift = .constant(parts[index].role == .backdrop ? back : front)
    }
  }

  /// Returns the depths of the farthest and the nearest corner of a part, after the perspective.
  private func depths(
    of part: Part, at fractions: [CGFloat], on geometry: TransitionGeometry
  ) -> [ClosedRange<CGFloat>] {
    guard part.turnsInDepth else { return fractions.map { _ in 0...0 } }
    let size = part.frame(on: geometry).size
    let corners = Quad(of: size)
    return fractions.map { f in
      let matrix = part.pose(at: f, overshoot: overshoot).transform(anchor: part.anchor, size: size)
      let depths =
        corners.x * Double(matrix.m13) + corners.y * Double(matrix.m23) + Double(matrix.m43)
      let seen = depths / pointwiseMax(corners.projected(by: matrix).w, SIMD4(repeating: 0.01))
      return CGFloat(seen.min())...CGFloat(seen.max())
    }
  }
}

extension Choreography.Part {
  /// True if the part turns in depth about its middle, and does not move.
  var turnsAboutItself: Bool {
    turnsInDepth && x.isZero && y.isZero && anchor == CGPoint(x: 0.5, y: 0.5)
  }

  /// True if the part leaves the plane of the container.
  fileprivate var turnsInDepth: Bool {
    guard !role.isView else { return false }
    return !(rotationX.isZero && rotationY.isZero && z.isZero)
      || (anchorDepth != 0 && scale != .constant(1))
  }
}
