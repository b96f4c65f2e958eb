import UIKit

extension Choreography.Track {
  /// Returns a constant.
  public static func still(_ value: CGFloat) -> Choreography.Track { Self(.still(value)) }

  /// Returns a track that is linear from 0 to 1, and beyond either end.
  public static func line(from start: CGFloat, to end: CGFloat) -> Choreography.Track {
    through([(0, start), (1, end)], .linear)
  }

  /// Returns a track that goes from knot to knot.
  ///
  /// - Parameter knots: Fractions, rising, and the values there.
  public static func through(_ knots: [(CGFloat, CGFloat)], _ ease: Ease = .linear)
    -> Choreography.Track
  {
    Self(.pieces(knots.map { Knot(fraction: $0.0, value: $0.1) }, ease))
  }

  /// Returns a track through the values of a function, which is read once, here.
  ///
  /// - Parameter function: From a fraction, 0…1, to a value.
  public static func sampled(_ function: (CGFloat) -> CGFloat) -> Choreography.Track {
    // Between two of so many, half a turn of a sine as high as a tablet is off by less than a tenth of a point.
    let count = 128
    return through(
      (0...count).map { index in
        let fraction = CGFloat(index) / CGFloat(count)
        return (fraction, function(fraction))
      }, .linear)
  }

  /// Returns a damped swing that begins at `push`; the whole track corresponds to `duration`, both in seconds.
  ///
  /// - Parameters:
  ///   - peak: The value at the first extreme.
  ///   - period: In seconds.
  ///   - decay: The rate at which it calms down, per second.
  public static func swing(
    peak: CGFloat, period: TimeInterval, decay: CGFloat, push: TimeInterval = 0,
    over duration: TimeInterval
  ) -> Choreography.Track {
    swing(Pendulum(peak: peak, period: period, decay: decay), push: push, over: duration)
  }

  /// A pendulum that is pushed at `push`; the whole track corresponds to `duration`, in seconds.
  static func swing(_ pendulum: Pendulum, push: TimeInterval, over duration: TimeInterval)
    -> Choreography.Track
  {
    Self(.swing(pendulum, push: push, duration: duration))
  }

  /// A half turn's sine: `start` at both ends, `peak` in the middle.
  static func turn(from start: CGFloat = 0, peak: CGFloat) -> Choreography.Track {
    Self(.arch(from: start, peak: peak))
  }
}
