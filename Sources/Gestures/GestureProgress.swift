import UIKit

/// From fingers to numbers. Pure.
enum GestureProgress {
  /// How far a pinch has closed, 0…1: `scale` against what it was when it began.
  static func pinch(scale: CGFloat, from begin: CGFloat) -> CGFloat {
    guard scale.isFinite, begin.isFinite, begin > 0 else { return 0 }
    return min(max(1 - scale / begin, 0), 1)
  }

  /// What iOS's scroll views make of `distance` points beyond their edge, `extent` being their
  /// own: measured by others, slope .55 at first and never more than the extent.
  static func rubberBand(_ distance: CGFloat, over extent: CGFloat) -> CGFloat {
    guard extent > 0, distance > 0 else { return 0 }
    return extent * (1 - 1 / (1 + 0.55 * distance / extent))
  }
}
