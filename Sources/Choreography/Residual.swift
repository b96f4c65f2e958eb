import UIKit

/// An addition to a choreography: a `PoseOffset` for each part, and `progress` for UIKit, bars and a blur.
struct Residual: Equatable, Sendable {
  // Apart from `others`, because an event of a finger that holds a screen must not allocate.
  private var front = PoseOffset.none
  private var back = PoseOffset.none
  private var backdrop = PoseOffset.none
  private var shade = PoseOffset.none
  private var others: [Choreography.Role: PoseOffset] = [:]
  /// Added to the fraction passed to UIKit, and to the fraction of `InterruptibleAnimator`.
  var progress: CGFloat = 0

  static let none = Residual()

  /// The offset of a part. Views inside screens have no offset, because a finger holds a screen.
  subscript(role: Choreography.Role) -> PoseOffset {
    get {
      switch role.kind {
      case .front: front
      case .back: back
      case .backdrop: backdrop
      case .shade: shade
      default: others[role] ?? .none
      }
    }
    set {
      switch role.kind {
      case .front: front = newValue
      case .back: back = newValue
      case .backdrop: backdrop = newValue
      case .shade: shade = newValue
      default: others[role] = newValue == .none || role.isView ? nil : newValue
      }
    }
  }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    ([front, back, backdrop, shade] + others.values).map { $0.reach(over: diagonal) }.max() ?? 0
  }

  func scaled(by factor: CGFloat) -> Residual {
    Residual(
      front: front.scaled(by: factor), back: back.scaled(by: factor),
      backdrop: backdrop.scaled(by: factor), shade: shade.scaled(by: factor),
      others: others.mapValues { $0.scaled(by: factor) }, progress: progress * factor)
  }

  static func + (a: Residual, b: Residual) -> Residual {
    var sum = Residual(
      front: a.front + b.front, back: a.back + b.back, backdrop: a.backdrop + b.backdrop,
      shade: a.shade + b.shade, others: a.others, progress: a.progress + b.progress)
    for (role, offset) in b.others { sum[role] = sum[role] + offset }
    return sum
  }

  static func - (a: Residual, b: Residual) -> Residual { a + b.scaled(by: -1) }
}

/// The decay of a residual after a release: a spring on each of its numbers, with the finger's velocity.
struct ResidualDecay: Equatable, Sendable {
  /// The shares of `way` and of `velocity` left at an instant.
  typealias Shares = (way: CGFloat, velocity: CGFloat)

  /// The residual at the beginning, from `end`.
  private let way: Residual
  /// The velocity, per second.
  private let velocity: Residual
  /// The residual at rest. A leaving screen does not return to its path first, but glides on.
  private let end: Residual
  private let spring: Spring
  /// The seconds until every point has at most half a point left to go.
  let duration: TimeInterval

  /// - Parameter diagonal: The diagonal of the container, in points.
  init?(
    from start: Residual, velocity: Residual, to end: Residual = .none, spring: Spring,
    over diagonal: CGFloat
  ) {
    way = start - end
    guard !(way == .none && velocity == .none && end == .none) else { return nil }
    self.velocity = velocity
    self.end = end
    self.spring = spring
    let (far, fast) = (way.reach(over: diagonal), velocity.reach(over: diagonal))
    // `settled` is the first step from which no point has half a point left for half a second, at most after two
    // seconds. A step is a quarter of a frame at 120 Hz.
    let step = 1.0 / 480
    var settled = 0
    for index in 0...960 where index <= settled + 241 {
      let time = Double(index) * step
      let left =
        far * abs(spring.displacement(from: 1, velocity: 0, at: time))
        + fast * abs(spring.displacement(from: 0, velocity: 1, at: time))
      if !(left < 0.5) { settled = index + 1 }
    }
    // Even a short distance is not covered in a jump.
    duration = max(Double(settled) * step, 0.1)
  }

  func shares(at time: TimeInterval) -> Shares {
    guard time < duration else { return (0, 0) }
    // The error at `duration` is spread over the whole time, so that no jump is left at the end.
    func left(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
      func displacement(_ time: TimeInterval) -> CGFloat {
        spring.displacement(from: distance, velocity: velocity, at: time)
      }
      return displacement(time) - displacement(duration) * CGFloat(time / duration)
    }
    return (left(1, 0), left(0, 1))
  }

  func residual(at time: TimeInterval) -> Residual {
    let shares = shares(at: time)
    return end + way.scaled(by: shares.way) + velocity.scaled(by: shares.velocity)
  }

  /// The offsets of a part.
  struct Offsets {
    fileprivate let goal: PoseOffset
    fileprivate let way: PoseOffset
    fileprivate let velocity: PoseOffset
    fileprivate let decay: ResidualDecay

    func offset(at time: TimeInterval) -> PoseOffset {
      let shares = decay.shares(at: time)
      return goal + way.scaled(by: shares.way) + velocity.scaled(by: shares.velocity)
    }

    /// True if a number of the offsets is not 0 throughout.
    func contains(where isChanged: (PoseOffset) -> Bool) -> Bool {
      isChanged(goal) || isChanged(way) || isChanged(velocity)
    }
  }

  /// Returns the offsets of a part; `nil` for a part on its path throughout.
  func offsets(of role: Choreography.Role) -> Offsets? {
    let offsets = Offsets(goal: end[role], way: way[role], velocity: velocity[role], decay: self)
    return offsets.contains { $0 != .none } ? offsets : nil
  }
}
