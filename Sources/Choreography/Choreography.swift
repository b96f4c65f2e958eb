import UIKit

/// The pose of every part at every fraction of a run: 0 at its start, 1 at its end.
///
/// A pure value: no views, no clock, and no closure. A finger and a run in flight use the same one.
public struct Choreography: Hashable, Sendable {
  /// From back to front. A role occurs at most once.
  var parts: [Part]
  var timing: Timing
  /// The fractions that geometry follows: beyond 0…1 for springs and for a finger that pulls back.
  var overshoot: ClosedRange<CGFloat> = 0...1
  /// True if the nearer part is in front at every point, as the faces of a cube: planes may cut each other. Otherwise
  /// the first part is behind, the last one in front, however they turn.
  var sortsByDepth = false
  /// True if the front screen grows out of a view, or shrinks back into one.
  var coversOrigin = false
  var elementMotion = ElementMotion.rides
  /// The fractions per second at which the front screen leaves over an edge, as what falls does: it is not braked
  /// there when a finger lets go. `nil` for a screen that goes back to a place, or fades.
  var exitSpeed: CGFloat?
  /// Roles that have been given a second part, which is left out.
  var repeatedRoles: Set<Role> = []
  /// True if `timing` is a shape without a length of its own: it lasts as long as the transition.
  var takesDuration = false

  /// True if the front screen comes out of a place in the back screen, and goes back there.
  var hasPlace: Bool { coversOrigin || elementMotion.style == .leads }

  /// True if the front screen is in front of the back screen all the way.
  var isFrontAbove: Bool {
    let roles = parts.map(\.role)
    return roles.firstIndex(of: .front) ?? 0 > roles.firstIndex(of: .back) ?? -1
  }

  /// The progress of shared elements at a fraction of the run.
  ///
  /// An element that flies straight, or with the screen that follows it, is not smaller than its place where
  /// the run overshoots: the screen takes it along.
  func elementFraction(at fraction: CGFloat) -> CGFloat {
    elementMotion.progress(
      at: fraction.clamped(to: elementMotion.isWithScreens ? overshoot : 0...1))
  }

  func pose(of role: Role, at fraction: CGFloat) -> Pose {
    parts.first { $0.role == role }?.pose(at: fraction, overshoot: overshoot) ?? .rest
  }

  /// The same poses in reverse order. Only poses are reversed, not timing: a closing begins as
  /// promptly as an opening.
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
  /// A screen that has no part is at rest; a backdrop comes by itself. The first part of a role counts.
  ///
  /// - Parameters:
  ///   - timing: Its pace, over the duration of the transition; `nil` for the library's own, which
  ///     answers a tap at once and ends softly.
  ///   - sortsByDepth: Whether the nearer part is in front at every point, as the faces of a cube, where planes may cut
  ///     each other. By default the first part is behind and the last one in front, however they turn.
  ///   - overshoot: How far beyond the ends geometry may go, as a share of the way: for a spring that
  ///     bounces.
  public init(
    _ parts: Part..., timing: TransitionTiming? = nil, sortsByDepth: Bool = false,
    overshoot: CGFloat = 0
  ) {
    self.init(parts, timing: timing, sortsByDepth: sortsByDepth, overshoot: overshoot)
  }

  /// Creates a choreography of a list of parts.
  public init(
    _ parts: [Part], timing: TransitionTiming? = nil, sortsByDepth: Bool = false,
    overshoot: CGFloat = 0
  ) {
    var roles: Set<Role> = []
    var repeated: Set<Role> = []
    let single = parts.filter { part in
      let isFirst = roles.insert(part.role).inserted
      if !isFirst { repeated.insert(part.role) }
      return isFirst
    }
    let room = overshoot.isFinite ? overshoot.clamped(to: 0...1) : 0
    self.init(
      parts: single, timing: .standard(duration: 1), overshoot: -room...(1 + room),
      sortsByDepth: sortsByDepth, repeatedRoles: repeated, takesDuration: true)
    // A quarter of a point on the diagonal of a phone.
    if let timing, timing.isSound { self.timing = timing.timing(lasting: 1, tolerance: 0.00025) }
  }

  /// Returns the choreography with a length in seconds.
  ///
  /// - Parameter nominal: The length that it was made for. A timing with a length of its own (a spring ends when
  ///   nothing is left to go, sooner on a small screen) changes in proportion.
  func lasting(_ seconds: TimeInterval, insteadOf nominal: TimeInterval) -> Choreography {
    let own = takesDuration || nominal <= 0 ? 1 : timing.duration / nominal
    if !takesDuration, seconds == nominal { return self }
    return timed(timing.lasting(own * seconds))
  }

  /// Returns the same poses, paced by a timing.
  func timed(_ timing: Timing) -> Choreography {
    var choreography = self
    choreography.timing = timing
    choreography.takesDuration = false
    choreography.exitSpeed = exitSpeed.map {
      $0 * CGFloat(self.timing.duration / max(timing.duration, 1e-3))
    }
    return choreography
  }
}

extension Choreography {
  /// Returns the same poses in reverse order. Only poses are reversed, not timing: a closing begins as
  /// promptly as an opening.
  public func reversed() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.reversed() }
    choreography.overshoot = (1 - overshoot.upperBound)...(1 - overshoot.lowerBound)
    choreography.elementMotion = elementMotion.reversed()
    return choreography
  }

  /// Returns the choreography as in a mirror with a vertical axis: left for right.
  public func mirrored() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.mirrored() }
    return choreography
  }

  /// Returns both choreographies at once. The first one stacks and paces.
  func combined(with other: Choreography) -> Choreography {
    var choreography = self
    for part in other.parts {
      if let index = choreography.parts.firstIndex(where: { $0.role == part.role }) {
        choreography.parts[index] = choreography.parts[index].combined(with: part)
      } else {
        choreography.insert(part, asIn: other)
      }
    }
    choreography.overshoot =
      min(
        overshoot.lowerBound, other.overshoot.lowerBound)...max(
        overshoot.upperBound, other.overshoot.upperBound)
    return choreography
  }

  /// Inserts a part in front of what it is in front of in another choreography.
  private mutating func insert(_ part: Part, asIn other: Choreography) {
    let before = other.parts.prefix { $0.role != part.role }.map(\.role)
    let index = parts.lastIndex { before.contains($0.role) }.map { $0 + 1 }
    parts.insert(part, at: index ?? 0)
  }
}

// Depth. On iOS, siblings that turn in depth cut through each other where their planes do.
extension Choreography {
  /// Returns the choreography with lifts that keep what turns in depth in order, and below all else in the
  /// container. Parts that have lifts of their own, or turn nothing, stay as they are.
  func stacked(on geometry: TransitionGeometry) -> Choreography {
    guard !parts.contains(where: \.changesDepth), parts.contains(where: \.turnsInDepth) else {
      return self
    }
    var choreography = withBack(on: geometry)
    if sortsByDepth {
      choreography.liftByDepth(on: geometry)
    } else {
      choreography.liftByOrder(on: geometry)
    }
    return choreography
  }

  /// The old screen is in the container, too, where no part moves it.
  private func withBack(on geometry: TransitionGeometry) -> Choreography {
    guard geometry.fillsContainer, !parts.contains(where: { $0.role == .back }) else { return self }
    var choreography = self
    let index = parts.firstIndex { $0.role != .backdrop } ?? parts.endIndex
    choreography.parts.insert(Part(role: .back), at: index)
    return choreography
  }

  /// As many as keep a turn that takes a tenth of the way within the gap between two parts.
  private static let steps = 256
  /// The gap between two parts, in points.
  private static let gap: CGFloat = 2

  private var fractions: [CGFloat] {
    let way = overshoot.upperBound - overshoot.lowerBound
    return (0...Choreography.steps).map {
      overshoot.lowerBound + way * CGFloat($0) / CGFloat(Choreography.steps)
    }
  }

  /// Puts the farthest point of each part in front of the nearest one of the part behind it, at every
  /// fraction; the nearest point of all lies just below the plane of the container.
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

  /// Puts all screens equally far behind the plane of the container, and the backdrop behind them.
  private mutating func liftByDepth(on geometry: TransitionGeometry) {
    let fractions = fractions
    let all = parts.filter { $0.role != .backdrop && !$0.role.isView }.flatMap {
      depths(of: $0, at: fractions, on: geometry)
    }
    let (near, far) = (
      all.map(\.upperBound).max() ?? 0, all.map(\.lowerBound).min() ?? 0
    )
    for index in parts.indices where !parts[index].role.isView {
      let isBackdrop = parts[index].role == .backdrop
      parts[index].lift = .constant(
        (isBackdrop ? far : 0) - near - (isBackdrop ? 2 : 1) * Choreography.gap)
    }
  }

  /// The depths of the farthest and the nearest corner of a part, after the perspective.
  private func depths(
    of part: Part, at fractions: [CGFloat], on geometry: TransitionGeometry
  ) -> [ClosedRange<CGFloat>] {
    guard part.turnsInDepth else { return fractions.map { _ in 0...0 } }
    let size = part.frame(on: geometry).size
    return fractions.map { f in
      let matrix = part.pose(at: f, overshoot: overshoot).transform(anchor: part.anchor, size: size)
      let depths = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map {
        let (x, y) = ($0.0 * size.width, $0.1 * size.height)
        let divisor = max(x * matrix.m14 + y * matrix.m24 + matrix.m44, 0.01)
        return (x * matrix.m13 + y * matrix.m23 + matrix.m43) / divisor
      }
      return (depths.min() ?? 0)...(depths.max() ?? 0)
    }
  }
}

extension Choreography.Part {
  /// True if the part turns in depth about its middle, which stays in its place.
  var turnsAboutItself: Bool {
    turnsInDepth && x.isZero && y.isZero && anchor == CGPoint(x: 0.5, y: 0.5)
  }

  /// True if the part leaves the plane of the container.
  fileprivate var turnsInDepth: Bool {
    guard !role.isView else { return false }
    return !(rotationX.isZero && rotationY.isZero && z.isZero)
      || (anchorZ != 0 && scale != .constant(1))
  }
}
