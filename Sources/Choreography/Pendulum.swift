import UIKit

/// A damped pendulum that is pushed out of its rest: it comes back to it twice in each period, and goes
/// less far each time.
struct Pendulum: Hashable, Sendable {
  /// The angle at the first extreme, in radians.
  var peak: CGFloat
  /// In seconds.
  var period: TimeInterval
  /// The rate at which it calms down, per second.
  var decay: CGFloat

  /// The angle at a time after the push.
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

/// The last swing of a card whose run is over: small, and it dies away within a set time.
struct LastSwing: Hashable, Sendable {
  var pendulum: Pendulum
  /// The time of the pendulum at which the run is over, in seconds.
  var start: TimeInterval
  /// In seconds, at the pace of the preset's own duration.
  var duration: TimeInterval
  /// The fixed point, as a unit point of the card.
  var anchor: CGPoint
  /// The run's duration, as a multiple of the preset's own.
  var slowness: Double = 1

  /// The angle at a time after the run, in seconds.
  func angle(at time: TimeInterval) -> CGFloat {
    let own = time / slowness
    let left = 1 - CGFloat(own / duration).clamped(to: 0...1)
    return pendulum.angle(at: start + own) * left * left * (3 - 2 * left)
  }
}
