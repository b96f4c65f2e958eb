import UIKit

/// One number as a function of the fraction.
///
/// A value, so that a choreography can be compared, reversed and sent across actors.
struct Track: Hashable, Sendable {
  enum Ease: Hashable, Sendable {
    case linear
    /// 3s² − 2s³: the velocity is 0 at either knot.
    case smooth
    /// s²: constant acceleration, as in a fall.
    case falling
  }

  struct Knot: Hashable, Sendable {
    var fraction: CGFloat
    var value: CGFloat
  }

  private indirect enum Shape: Hashable, Sendable {
    case still(CGFloat)
    case pieces([Knot], Ease)
    case paced(Track, Timing)
    case swing(Pendulum, push: TimeInterval, duration: TimeInterval)
    case product(Track, Track)
    case arch(from: CGFloat, peak: CGFloat)
  }

  private var shape: Shape
  private var isReversed = false

  private init(_ shape: Shape) { self.shape = shape }

  /// A constant.
  static func still(_ value: CGFloat) -> Track {
    Track(.still(value))
  }

  /// Linear from 0 to 1, and beyond either end.
  static func line(from start: CGFloat, to end: CGFloat) -> Track {
    through([(0, start), (1, end)], .linear)
  }

  /// Interpolates between knots, which must be in the order of their fractions.
  static func through(_ knots: [(CGFloat, CGFloat)], _ ease: Ease) -> Track {
    Track(.pieces(knots.map { Knot(fraction: $0.0, value: $0.1) }, ease))
  }

  /// A pendulum that is pushed at `push`; the whole track corresponds to `duration`, in seconds.
  static func swing(_ pendulum: Pendulum, push: TimeInterval, over duration: TimeInterval) -> Track
  {
    Track(.swing(pendulum, push: push, duration: duration))
  }

  /// The same values, timed by `timing`, whose duration corresponds to the whole track.
  func paced(by timing: Timing) -> Track { Track(.paced(self, timing)) }

  /// A half turn's sine: `start` at both ends, `peak` in the middle.
  static func turn(from start: CGFloat = 0, peak: CGFloat) -> Track {
    Track(.arch(from: start, peak: peak))
  }

  /// The product of two tracks.
  static func * (a: Track, b: Track) -> Track { Track(.product(a, b)) }

  /// True for the constant 0.
  var isZero: Bool { if case .still(0) = shape { true } else { false } }

  var isStill: Bool {
    switch shape {
    case .still: true
    case .pieces(let knots, _): knots.allSatisfy { $0.value == knots[0].value }
    case .paced(let track, _): track.isStill
    case .swing(let pendulum, _, _): pendulum.peak == 0
    case .product(let a, let b): a.isStill && b.isStill
    case .arch(let start, let peak): start == peak
    }
  }

  /// True if the track is linear from 0 to 1 and not constant.
  var isLine: Bool {
    guard case .pieces(let knots, .linear) = shape else { return false }
    return knots.count == 2 && knots[0].fraction == 0 && knots[1].fraction == 1 && !isStill
  }

  /// Extrapolates beyond 0 and 1 only where the first or last piece is linear.
  func value(at fraction: CGFloat) -> CGFloat {
    if case .still(let value) = shape { return value }
    let fraction = isReversed ? 1 - fraction : fraction
    switch shape {
    case .still(let value): return value
    case .pieces(let knots, let ease):
      return Track.value(of: knots, ease, at: fraction)
    case .paced(let track, let timing):
      return track.value(at: timing.fraction(at: TimeInterval(fraction) * timing.duration))
    case .swing(let pendulum, let push, let duration):
      let time = TimeInterval(fraction.clamped(to: 0...1)) * duration
      return pendulum.angle(at: time - push)
    case .product(let a, let b): return a.value(at: fraction) * b.value(at: fraction)
    case .arch(let start, let peak):
      return start + (peak - start) * sin(.pi * fraction.clamped(to: 0...1))
    }
  }

  /// The track from its end to its start.
  func reversed() -> Track {
    if isStill { return self }
    if case .pieces(let knots, let ease) = shape, ease != .falling, !isReversed {
      // These eases are symmetric, so a line stays a line.
      return .through(knots.reversed().map { (1 - $0.fraction, $0.value) }, ease)
    }
    var track = self
    track.isReversed.toggle()
    return track
  }

  private static func value(of knots: [Knot], _ ease: Ease, at fraction: CGFloat) -> CGFloat {
    guard knots.count > 1 else { return knots.first?.value ?? 0 }
    var index = 1
    while index < knots.count - 1, fraction > knots[index].fraction { index += 1 }
    let (a, b) = (knots[index - 1], knots[index])
    let share = (fraction - a.fraction) / (b.fraction - a.fraction)
    let inside = share.clamped(to: 0...1)
    let eased =
      switch ease {
      case .linear: share
      case .smooth: inside * inside * (3 - 2 * inside)
      case .falling: inside * inside
      }
    return a.value + (b.value - a.value) * eased
  }
}
