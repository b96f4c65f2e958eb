import UIKit

/// The corner radius of a display, not available in UIKit's public interface.
enum DisplayCorners {
  /// Radii by the largest inset at the top or a side of a phone's safe area, in points. The radii up to 47 pt and of
  /// pads are published in https://github.com/kylebshr/UIKitCorners; the others are not confirmed (checklist R13).
  private static let phones: [(inset: CGFloat, radius: CGFloat)] = [
    (44, 39), (47, 47), (48, 41.5), (50, 44), (59, 55), (62, 62),
  ]

  /// Returns the radius for the `safeAreaInsets` of a window as large as its display.
  static func radius(of safeArea: UIEdgeInsets) -> CGFloat {
    let inset = max(safeArea.top, safeArea.left, safeArea.right)
    // A pad with round corners has a home indicator, and no housing of sensors.
    if abs(safeArea.bottom - 20) < 1, inset < 40 { return 18 }
    let nearest = phones.min { abs($0.inset - inset) < abs($1.inset - inset) }
    // A device with a larger inset is newer than `phones`: the last radius is the most likely (checklist R13).
    if let last = phones.last, inset > last.inset { return last.radius }
    if let nearest, abs(nearest.inset - inset) <= 3 { return nearest.radius }
    return inset > 40 ? 39 : 0
  }
}
