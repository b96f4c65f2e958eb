import Foundation

@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  static let shared = UIScreen()

  open class var main: UIScreen { shared }

  /// Set by the first window that is made after a reset, and by a rotation.
  var size = CGSize(width: 390, height: 844)

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  open var scale: CGFloat { traitCollection.displayScale }
  open var traitCollection: UITraitCollection { .device }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

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
