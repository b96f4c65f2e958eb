import UIKit

extension Choreography.Track {
  /// The sum of two tracks.
  public static func + (a: Choreography.Track, b: Choreography.Track) -> Choreography.Track {
    if case .still(let value) = a.shape { return b.scaled(by: 1, plus: value) }
    if case .still(let value) = b.shape { return a.scaled(by: 1, plus: value) }
    return Self(.sum(a, b))
  }

  /// The product of two tracks.
  public static func * (a: Choreography.Track, b: Choreography.Track) -> Choreography.Track {
    if case .still(let value) = a.shape { return b.scaled(by: value) }
    if case .still(let value) = b.shape { return a.scaled(by: value) }
    return Self(.product(a, b))
  }

  /// Returns the values times `factor`, plus `addend`.
  public func scaled(by factor: CGFloat, plus addend: CGFloat = 0) -> Choreography.Track {
    if factor == 1, addend == 0 { return self }
    switch shape {
    case .still(let value): return .still(value * factor + addend)
    case .scaled(let track, let first, let plus):
      let inner = isReversed ? track.reversed() : track
      return Self(.scaled(inner, by: first * factor, plus: plus * factor + addend))
    default: return Self(.scaled(self, by: factor, plus: addend))
    }
  }

  /// Returns the same values within a part of the way: the first one before it, the last one after it.
  ///
  /// A window without length is a switch.
  public func during(_ window: ClosedRange<CGFloat>) -> Choreography.Track {
    if window == 0...1 || isStill { return self }
    return Self(.during(self, Window(start: window.lowerBound, end: window.upperBound)))
  }

  /// Returns the same values, paced by a timing of their own; that of the transition comes on top.
  public func timing(_ timing: TransitionTiming) -> Choreography.Track {
    guard timing.isSound, !isStill else { return self }
    return paced(by: timing.timing(lasting: 1, tolerance: 0.001))
  }

  /// The same values, timed by `timing`, whose duration corresponds to the whole track.
  func paced(by timing: Timing) -> Choreography.Track { Self(.paced(self, timing)) }

  /// Returns the opacity of two layers, one over the other.
  func covered(by other: Choreography.Track) -> Choreography.Track {
    if isZero { return other }
    if other.isZero { return self }
    let clear = scaled(by: -1, plus: 1) * other.scaled(by: -1, plus: 1)
    return clear.scaled(by: -1, plus: 1)
  }
}
