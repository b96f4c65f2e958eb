import UIKit

extension Choreography {
  /// Creates a choreography of parts, from back to front.
  ///
  /// A screen that has no part is at rest; a backdrop comes by itself. The first part of a role counts.
  ///
  /// - Parameters:
  ///   - timing: Its pace, over the duration of the transition; `nil` for the library's own, which
  ///     answers a tap at once and ends softly.
  ///   - stacking: The order in which the parts cover each other.
  ///   - overshoot: How far beyond the ends geometry may go, as a share of the way: for a spring that
  ///     bounces.
  public init(
    _ parts: Part..., timing: TransitionTiming? = nil, stacking: Stacking = .byOrder,
    overshoot: CGFloat = 0
  ) {
    self.init(parts, timing: timing, stacking: stacking, overshoot: overshoot)
  }

  /// Creates a choreography of a list of parts.
  public init(
    _ parts: [Part], timing: TransitionTiming? = nil, stacking: Stacking = .byOrder,
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
      stacking: stacking, repeatedRoles: repeated, takesDuration: true)
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
