/// A running stretch of a property animator. Fractions count from the start values (0) to the end
/// values (1), whichever way the run goes.
struct AnimatorRun {
  enum Way {
    /// On the animator's own timeline, forward or back, from this share of it.
    case timeline(share: Double)
    /// From a fraction to an end, at a pace and in a time of its own.
    case stretch(from: Double, pace: Pace)
  }

  var way: Way
  var goesBack: Bool
  /// When it began, or will.
  var began: CFTimeInterval
  var duration: TimeInterval

  var target: Double { goesBack ? 0 : 1 }

  /// How much of its time has passed, 0…1.
  func elapsed(at now: CFTimeInterval) -> Double {
    duration > 0 ? min(1, max(0, (now - began) / duration)) : 1
  }

  /// Where the run is on the animator's timeline; nil on a stretch, which has left it.
  func share(at now: CFTimeInterval, of total: TimeInterval) -> Double? {
    guard case .timeline(let start) = way else { return nil }
    let passed = elapsed(at: now) * duration / max(total, 1e-9)
    return goesBack ? max(0, start - passed) : min(1, start + passed)
  }
}
