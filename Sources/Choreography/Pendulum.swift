import UIKit

/// A damped pendulum pushed out of its rest: the `angle` is 0 twice in each period, and each extreme is smaller than
/// the extreme before.
struct Pendulum: Hashable, Sendable {
  /// The angle at the first extreme, in radians.
  var peak: CGFloat
  /// In seconds.
  var period: TimeInterval
  /// The rate of damping, per second.
  var decay: CGFloat

  /// Returns the angle at `time` seconds after the push.
  func angle(at time: TimeInterval) -> CGFloat {
    guard time > 0, peak != 0 else { return 0 }
    let pace = 2 * CGFloat.pi / CGFloat(period)
    let first = atan2(pace, decay) / pace
    return peak * swing(CGFloat(time), pace) / swing(first, pace)
  }

  private func swing(_ time: CGFloat, _ pace: CGFloat) -> CGFloat {
    exp(-decay * time) * sin(pace * time)
  }
}

/// The last swing of a card after its run: small, and ended after `duration`.
struct LastSwing: Hashable, Sendable {
  var pendulum: Pendulum
  /// The time of the pendulum at the end of the run, in seconds.
  var start: TimeInterval
  /// In seconds, at the pace of the preset's own duration.
  var duration: TimeInterval
  /// The fixed point, as a unit point of the card.
  var anchor: CGPoint
  /// The run's duration, as a multiple of the preset's own.
  var slowness: Double = 1

  /// Returns the angle at `time` seconds after the run.
  func angle(at time: TimeInterval) -> CGFloat {
    let own = time / slowness
    let left = 1 - CGFloat(own / duration).clamped(to: 0...1)
    return pendulum.angle(at: start + own) * left * left * (3 - 2 * left)
  }
}
