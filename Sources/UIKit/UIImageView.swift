import UIKit

extension UIImageView {
  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// True if a subclass draws something other than its image, such as moving pictures.
  var drawsItself: Bool {
    if type(of: self) == UIImageView.self { return false }
    #if canImport(ObjectiveC)
      return [#selector(CALayerDelegate.display(_:)), #selector(UIView.draw(_:))].contains {
        class_getInstanceMethod(type(of: self), $0)
          != class_getInstanceMethod(UIImageView.self, $0)
      }
    #else
      guard let shown = layer.contents as AnyObject?, let image = shownImage else { return false }
      return image.renderingMode != .alwaysTemplate && image.imageOrientation == .up
        && !image.isSymbolImage && shown !== image.cgImage
    #endif
  }
}
