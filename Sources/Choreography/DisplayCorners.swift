import UIKit

extension UIEdgeInsets {
  /// The corner radius of a display, for the `safeAreaInsets` of a window as large as the display: not available in
  /// UIKit's public interface.
  ///
  /// - Parameter size: The size of the window.
  func displayCornerRadius(of size: CGSize) -> CGFloat {
    let inset = max(top, left, right)
    // A pad with round corners has a home indicator, and no housing of sensors.
    if abs(bottom - 20) < 1, inset < 40 { return 18 }
    let nearest = phones.min { abs($0.inset - inset) < abs($1.inset - inset) }
    // A device with a larger inset is newer than `phones`: the last radius is the most likely (checklist R13).
    if let last = phones.last, inset > last.inset { return last.radius }
    // The larger of two phones with the same inset.
    if nearest?.inset == 47, max(size.width, size.height) == 926 { return 53.33 }
    if let nearest, abs(nearest.inset - inset) <= 3 { return nearest.radius }
    return inset > 40 ? 39 : 0
  }
}

/// Radii by the largest inset at the top or a side of a phone's safe area, in points. The radii up to 47 pt and of pads
/// are published in https://github.com/kylebshr/UIKitCorners; the others are not confirmed (checklist R13).
private let phones: [(inset: CGFloat, radius: CGFloat)] = [
  (44, 39), (47, 47), (48, 41.5), (50, 44), (59, 55), (62, 62),
]
