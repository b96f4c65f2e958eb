import UIKit

/// The resistance of iOS's scroll views beyond their edges.
enum RubberBand {
  /// Returns the offset of something that was dragged `distance` points beyond its limit.
  ///
  /// The slope is .55 at first, and the offset never reaches `extent`, the size of what is dragged:
  /// https://gist.github.com/originell/6961057
  static func offset(for distance: CGFloat, over extent: CGFloat) -> CGFloat {
    guard extent > 0, distance > 0 else { return 0 }
    return extent * (1 - 1 / (1 + 0.55 * distance / extent))
  }
}
