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
