import Foundation

/// The system font at a size and a weight. Other fonts are not modelled.
open class UIFont: NSObject, @unchecked Sendable {
  let weight: Weight
  public let pointSize: CGFloat
  /// Nil for a font of a fixed size.
  let scaling: FontScaling?

  init(size: CGFloat, weight: Weight, scaling: FontScaling? = nil) {
    pointSize = size
    self.weight = weight
    self.scaling = scaling
  }

  /// Sizes of zero and less mean the default size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize > 0 ? fontSize : systemFontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Observed on devices: "bold" is the semibold face, .SFUI-Semibold.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || other.pointSize == pointSize && other.weight == weight
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

/// San Francisco's vertical metrics, in its own units of 1/2048 of the size: at 17 points they
/// give a device's line height of 20.287 and ascender of 16.187.
extension UIFont {
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// Negative, as UIKit has it.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
}
