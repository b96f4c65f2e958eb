/// What an image has beside its bitmap.
struct ImageExtras {
  var capInsets = UIEdgeInsets.zero
  var frames: [UIImage]?
  var duration = 0.0
  /// The name of a symbol, with the configuration that it is drawn in.
  var symbol: (name: String, configuration: UIImage.SymbolConfiguration)?
}

extension ImageExtras: Equatable {
  static func == (lhs: ImageExtras, rhs: ImageExtras) -> Bool {
    lhs.capInsets == rhs.capInsets && lhs.duration == rhs.duration && lhs.frames == rhs.frames
      && lhs.symbol?.name == rhs.symbol?.name
      && lhs.symbol?.configuration == rhs.symbol?.configuration
  }
}

extension UIImage {
  public var capInsets: UIEdgeInsets { extras.capInsets }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    var extras = extras
    extras.capInsets = capInsets
    return UIImage(
      bitmap, scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      extras: extras)
  }

  public var images: [UIImage]? { extras.frames }
  public var duration: Double { extras.duration }

  public class func animatedImage(with images: [UIImage], duration: Double) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.bitmap, scale: first.scale, orientation: first.imageOrientation,
      renderingMode: first.renderingMode,
      extras: ImageExtras(frames: images, duration: duration))
  }
}

extension UIImage {
  /// Kept; nothing is drawn brighter.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
