import UIKit

/// One number on its way: straight or smooth pieces between knots.
///
/// A value, so that a choreography can be compared, reversed and sent anywhere.
struct Course: Hashable, Sendable {
  enum Ease: Hashable, Sendable {
    case linear
    /// 3s² − 2s³: no jerk at either knot.
    case smooth
  }

  struct Knot: Hashable, Sendable {
    var fraction: CGFloat
    var value: CGFloat
  }

  private(set) var knots: [Knot]
  private(set) var ease: Ease

  /// Stays where it is.
  static func still(_ value: CGFloat) -> Course {
    Course(knots: [Knot(fraction: 0, value: value)], ease: .linear)
  }

  /// Straight from 0 to 1, and on beyond either end.
  static func line(from start: CGFloat, to end: CGFloat) -> Course {
    through([(0, start), (1, end)], .linear)
  }

  /// Through the knots, which come in the order of their fractions.
  static func through(_ knots: [(CGFloat, CGFloat)], _ ease: Ease) -> Course {
    Course(knots: knots.map { Knot(fraction: $0.0, value: $0.1) }, ease: ease)
  }

  var isStill: Bool { knots.allSatisfy { $0.value == knots[0].value } }

  /// A straight first or last piece goes on beyond its end; a smooth one ends flat.
  func value(at fraction: CGFloat) -> CGFloat {
    guard let first = knots.first else { return 0 }
    guard knots.count > 1 else { return first.value }
    var index = 1
    while index < knots.count - 1, fraction > knots[index].fraction { index += 1 }
    let (a, b) = (knots[index - 1], knots[index])
    let share = (fraction - a.fraction) / (b.fraction - a.fraction)
    switch ease {
    case .linear:
      return a.value + (b.value - a.value) * share
    case .smooth:
      let s = min(max(share, 0), 1)
      return a.value + (b.value - a.value) * s * s * (3 - 2 * s)
    }
  }

  /// The same way walked from its end.
  func reversed() -> Course {
    Course(
      knots: knots.reversed().map { Knot(fraction: 1 - $0.fraction, value: $0.value) }, ease: ease)
  }
}
