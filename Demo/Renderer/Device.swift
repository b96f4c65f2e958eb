import UIKit

/// The phone or the pad that a take is played on.
package struct Device: Hashable, Sendable {
  /// The size of the screen, in points.
  package var size: CGSize
  package var isRightToLeft = false

  package init(size: CGSize, isRightToLeft: Bool = false) {
    (self.size, self.isRightToLeft) = (size, isRightToLeft)
  }

  package var isPad: Bool { min(size.width, size.height) > 600 }
  package var isLandscape: Bool { size.width > size.height }
  /// False for phones with a button below the screen.
  package var isRound: Bool { isPad || max(size.width, size.height) > 700 }

  package var safeAreaInsets: UIEdgeInsets {
    if isPad {
      UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    } else if isLandscape {
      UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    } else if isRound {
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    } else {
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  /// The radius that the library finds for a screen with these insets.
  package var cornerRadius: CGFloat { isRound ? (isPad ? 18 : 47) : 0 }

  /// The width of the frame around the screen, in points.
  package var bezel: CGFloat { isPad ? 16 : 9 }

  /// The clear margin around the frame, in points, which the shadow needs.
  package var margin: UIEdgeInsets {
    let unit: CGFloat = isPad ? 1.7 : 1
    return UIEdgeInsets(top: 8 * unit, left: 14 * unit, bottom: 24 * unit, right: 14 * unit)
  }

  /// The size of a picture of the whole device, in points.
  package var framedSize: CGSize {
    CGSize(
      width: size.width + 2 * bezel + margin.left + margin.right,
      height: size.height + 2 * bezel + margin.top + margin.bottom)
  }
}
