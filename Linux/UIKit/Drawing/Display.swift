import Foundation

/// The one display of the stand-in: a phone's, with three pixels a point.
enum Display {
  static let scale: CGFloat = 3

  /// Rounded up to whole pixels, as labels measure themselves.
  static func ceil(_ length: CGFloat) -> CGFloat {
    // Sums of advances err by less than this.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }

  static func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
