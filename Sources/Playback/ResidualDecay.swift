import UIKit

/// The decay of a residual after a release: a spring on each of its numbers, with the finger's velocity.
struct ResidualDecay: Equatable, Sendable {
  /// The share of the start and that of the velocity that are left at an instant.
  struct Shares {
    let start: CGFloat
    let velocity: CGFloat
  }

  private let start: Residual
  /// Per second.
  private let velocity: Residual
  /// Where it comes to rest. A screen that leaves does not return to its path first: it glides on.
  private let end: Residual
  private let spring: Spring
  /// Seconds until nothing has more than half a point left to go.
  let duration: TimeInterval

  /// - Parameter diagonal: The diagonal of the container, in points.
  init?(
    from start: Residual, velocity: Residual, to end: Residual = .none, spring: Spring,
    over diagonal: CGFloat
  ) {
    let way = start - end
    guard !(way.isNone && velocity.isNone && end.isNone) else { return nil }
    self.start = start
    self.velocity = velocity
    self.end = end
    self.spring = spring
    let (far, fast) = (way.reach(over: diagonal), velocity.reach(over: diagonal))
    let settled = Settling.time { time in
      far * abs(spring.displacement(from: 1, velocity: 0, at: time))
        + fast * abs(spring.displacement(from: 0, velocity: 1, at: time)) < 0.5
    }
    // However little there is to go, it does not go in a jump.
    duration = max(settled, 0.1)
  }

  func shares(at time: TimeInterval) -> Shares {
    guard time < duration else { return Shares(start: 0, velocity: 0) }
    // The lack in the end is spread over the whole duration: there is no final jump.
    func left(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
      func displacement(_ time: TimeInterval) -> CGFloat {
        spring.displacement(from: distance, velocity: velocity, at: time)
      }
      return displacement(time) - displacement(duration) * CGFloat(time / duration)
    }
    return Shares(start: left(1, 0), velocity: left(0, 1))
  }

  func residual(at time: TimeInterval) -> Residual {
    let shares = shares(at: time)
    return end + (start - end).scaled(by: shares.start) + velocity.scaled(by: shares.velocity)
  }

  /// Returns the offset of one part at these shares; `nil` for a part that is on its path throughout.
  func offsets(of role: Choreography.Role, at shares: [Shares]) -> [PoseOffset]? {
    let (goal, way, velocity) = (end[role], start[role] - end[role], velocity[role])
    guard goal != .none || way != .none || velocity != .none else { return nil }
    return shares.map { goal + way.scaled(by: $0.start) + velocity.scaled(by: $0.velocity) }
  }
}

/// The end of something that dies away.
enum Settling {
  /// Returns the first instant, in seconds, from which on `isOver` holds for half a second.
  static func time(_ isOver: (TimeInterval) -> Bool) -> TimeInterval {
    // A quarter of a frame at 120 Hz, over the longest time that a spring here can take.
    let step = 1.0 / 480
    var last = 0
    for index in 0...960 {
      if !isOver(Double(index) * step) {
        last = index + 1
      } else if index > last + 240 {
        break
      }
    }
    return Double(last) * step
  }
}
