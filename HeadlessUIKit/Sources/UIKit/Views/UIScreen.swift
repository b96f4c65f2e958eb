@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  static let shared = UIScreen()

  open class var main: UIScreen { shared }

  /// Set by the first window that is made after a reset, and by a rotation.
  var size = CGSize(width: 390, height: 844)

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  open var scale: CGFloat { traitCollection.displayScale }
  open var maximumFramesPerSecond: Int { Int(Headless.framesPerSecond) }
  open var traitCollection: UITraitCollection { .device }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
