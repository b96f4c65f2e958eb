import UIKit

extension Choreography {
  /// A number as a function of the fraction of a run, 0…1.
  ///
  /// A `Track` is a value, and can be compared, reversed and sent across actors. `sampled(_:)` converts a function of
  /// an app into keyframes.
  public struct Track: Hashable, Sendable {
    /// The interpolation from a keyframe to the next.
    public enum Ease: Hashable, Sendable {
      /// Linear interpolation.
      case linear
      /// 3s² − 2s³: the velocity is 0 at both keyframes.
      case smooth
      /// s²: constant acceleration, as in a fall.
      case falling
    }

    struct Knot: Hashable, Sendable {
      var fraction: CGFloat
      var value: CGFloat
    }

    // Constants are stored in place: most of the twenty tracks of a part are, and parts are copied often.
    enum Shape: Hashable, Sendable {
      case constant(CGFloat)
      case keyframes([Knot], Ease)
      case arch(from: CGFloat, peak: CGFloat)
      indirect case paced(Track, Timing)
      indirect case oscillation(Pendulum, push: TimeInterval, duration: TimeInterval)
      indirect case product(Track, Track)
      indirect case sum(Track, Track)
      indirect case scaled(Track, by: CGFloat, plus: CGFloat)
      indirect case during(Track, ClosedRange<CGFloat>)
    }

    let shape: Shape
    private(set) var isReversed = false

    init(_ shape: Shape) { self.shape = shape }

    /// Returns the value at a fraction. Beyond 0 and 1 the value continues only if the first or last piece is
    /// `.linear`.
    ///
    /// Inlined for the many constants among the twenty tracks of a part.
    @inline(__always)
    func value(at fraction: CGFloat) -> CGFloat {
      if case .constant(let value) = shape { return value }
      return changing(at: fraction)
    }

    private func changing(at fraction: CGFloat) -> CGFloat {
      let fraction = isReversed ? 1 - fraction : fraction
      switch shape {
      case .constant(let value): return value
      case .keyframes(let knots, let ease): return Track.value(of: knots, ease, at: fraction)
      case .paced(let track, let timing):
        return track.value(at: timing.fraction(at: TimeInterval(fraction) * timing.duration))
      case .oscillation(let pendulum, let push, let duration):
        let time = TimeInterval(fraction.clamped(to: 0...1)) * duration
        return pendulum.angle(at: time - push)
      case .product(let a, let b): return a.value(at: fraction) * b.value(at: fraction)
      case .sum(let a, let b): return a.value(at: fraction) + b.value(at: fraction)
      case .scaled(let track, let factor, let addend):
        return track.value(at: fraction) * factor + addend
      case .during(let track, let interval):
        return track.value(at: Track.share(of: interval, at: fraction))
      case .arch(let start, let peak):
        return start + (peak - start) * sin(.pi * fraction.clamped(to: 0...1))
      }
    }

    /// Returns the track from its end to its start. Inlined like `value(at:)`.
    @inline(__always)
    func reversed() -> Track {
      if case .constant = shape { return self }
      return changeReversed()
    }

    private func changeReversed() -> Track {
      if isConstant { return self }
      if case .keyframes(let knots, let ease) = shape, ease != .falling, !isReversed {
        // `.linear` and `.smooth` are symmetric, so reversed keyframes stay keyframes.
        return .keyframes(knots.reversed().map { (1 - $0.fraction, $0.value) }, ease)
      }
      var track = self
      track.isReversed.toggle()
      return track
    }

    /// Returns the share of an interval before a fraction. An interval without length is a switch. An interval that
    /// begins at 0 or ends at 1 continues beyond.
    private static func share(of interval: ClosedRange<CGFloat>, at fraction: CGFloat) -> CGFloat {
      let (start, end) = (interval.lowerBound, interval.upperBound)
      guard end > start else { return fraction < start ? 0 : 1 }
      let share = (fraction - start) / (end - start)
      return share.clamped(to: (start > 0 ? 0 : -.infinity)...(end < 1 ? 1 : .infinity))
    }

    private static func value(of knots: [Knot], _ ease: Ease, at fraction: CGFloat) -> CGFloat {
      guard knots.count > 1 else { return knots.first?.value ?? 0 }
      var index = 1
      while index < knots.count - 1, fraction > knots[index].fraction { index += 1 }
      let (a, b) = (knots[index - 1], knots[index])
      guard b.fraction > a.fraction else { return b.value }
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
}

extension Choreography.Track {
  /// True for the constant 0.
  var isZero: Bool { if case .constant(0) = shape { true } else { false } }

  var isConstant: Bool {
    switch shape {
    case .constant: true
    case .keyframes(let knots, _): knots.allSatisfy { $0.value == knots[0].value }
    case .paced(let track, _), .during(let track, _): track.isConstant
    case .oscillation(let pendulum, _, _): pendulum.peak == 0
    case .product(let a, let b), .sum(let a, let b): a.isConstant && b.isConstant
    case .scaled(let track, let factor, _): factor == 0 || track.isConstant
    case .arch(let start, let peak): start == peak
    }
  }

  // MARK: Tracks as presets and apps write them

  /// Returns a constant.
  public static func constant(_ value: CGFloat) -> Choreography.Track { Self(.constant(value)) }

  /// Returns a `.linear` track from 0 to 1, continued beyond both ends.
  public static func linear(from start: CGFloat, to end: CGFloat) -> Choreography.Track {
    keyframes([(0, start), (1, end)], .linear)
  }

  /// Returns a track through knots.
  ///
  /// - Parameters:
  ///   - knots: Fractions in rising order, 0…1, with the value at each fraction.
  ///   - ease: The interpolation between two knots. `.linear` by default.
  public static func keyframes(_ knots: [(CGFloat, CGFloat)], _ ease: Ease = .linear)
    -> Choreography.Track
  {
    Self(.keyframes(knots.map { Knot(fraction: $0.0, value: $0.1) }, ease))
  }

  /// Returns a track through the values of `function`, called only during `sampled(_:)`.
  ///
  /// - Parameter function: Returns the value at a fraction, 0…1.
  public static func sampled(_ function: (CGFloat) -> CGFloat) -> Choreography.Track {
    // With `count` knots, half a turn of a sine as high as a tablet is off by less than a tenth of a point.
    let count = 128
    return keyframes(
      (0...count).map { index in
        let fraction = CGFloat(index) / CGFloat(count)
        return (fraction, function(fraction))
      }, .linear)
  }

  /// Returns the angle of a pendulum pushed at `push`; the whole track corresponds to `duration`, in seconds.
  static func oscillation(_ pendulum: Pendulum, push: TimeInterval, over duration: TimeInterval)
    -> Choreography.Track
  {
    Self(.oscillation(pendulum, push: push, duration: duration))
  }

  /// Returns half a sine wave: `start` at both ends, `peak` in the middle.
  static func turn(from start: CGFloat = 0, peak: CGFloat) -> Choreography.Track {
    Self(.arch(from: start, peak: peak))
  }

  // MARK: Derived tracks

  /// The sum of two tracks.
  public static func + (a: Choreography.Track, b: Choreography.Track) -> Choreography.Track {
    if case .constant(let value) = a.shape { return b.scaled(by: 1, plus: value) }
    if case .constant(let value) = b.shape { return a.scaled(by: 1, plus: value) }
    return Self(.sum(a, b))
  }

  static func += (a: inout Choreography.Track, b: Choreography.Track) { a = a + b }

  /// The product of two tracks.
  public static func * (a: Choreography.Track, b: Choreography.Track) -> Choreography.Track {
    if case .constant(let value) = a.shape { return b.scaled(by: value) }
    if case .constant(let value) = b.shape { return a.scaled(by: value) }
    return Self(.product(a, b))
  }

  /// Returns the values times `factor`, plus `addend`.
  func scaled(by factor: CGFloat, plus addend: CGFloat = 0) -> Choreography.Track {
    if factor == 1, addend == 0 { return self }
    switch shape {
    case .constant(let value): return .constant(value * factor + addend)
    case .scaled(let track, let first, let plus):
      let inner = isReversed ? track.reversed() : track
      return Self(.scaled(inner, by: first * factor, plus: plus * factor + addend))
    default: return Self(.scaled(self, by: factor, plus: addend))
    }
  }

  /// Returns the same values within a part of the run: the first value before `interval`, the last value after
  /// `interval`.
  ///
  /// An interval without length is a switch.
  public func during(_ interval: ClosedRange<CGFloat>) -> Choreography.Track {
    if interval == 0...1 || isConstant { return self }
    return Self(.during(self, interval))
  }

  /// Returns the same values, paced by a `timing` of the track's own, in addition to the timing of the transition.
  public func timing(_ timing: TransitionTiming) -> Choreography.Track {
    guard timing.isSound, !isConstant else { return self }
    return paced(by: timing.timing(lasting: 1, tolerance: 0.001))
  }

  /// Returns the same values, paced by `timing`, whose duration corresponds to the whole track.
  func paced(by timing: Timing) -> Choreography.Track { Self(.paced(self, timing)) }

  /// Returns the opacity of two layers over each other: `1 - (1 - a) * (1 - b)`.
  func under(_ other: Choreography.Track) -> Choreography.Track {
    if isZero { return other }
    if other.isZero { return self }
    let clear = scaled(by: -1, plus: 1) * other.scaled(by: -1, plus: 1)
    return clear.scaled(by: -1, plus: 1)
  }
}
