import Foundation

/// The device's display.
enum Display {
  /// Pixels per point.
  static var scale: CGFloat { UITraitCollection.device.displayScale }

  /// Rounded up to whole pixels, as labels measure themselves.
  static func ceil(_ length: CGFloat) -> CGFloat {
    // Sums of advances err by less than this.
    ((length * scale) - 1e-6).rounded(.up) / scale
  }

  static func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
