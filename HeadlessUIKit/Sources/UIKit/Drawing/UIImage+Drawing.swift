import Foundation

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Fills the rectangle, upright as the orientation says. A template has no color of its own
  /// here: it is drawn as it is.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard imageOrientation != .up else { return context.paint(bitmap, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(imageOrientation.unitTransform)
    context.paint(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// The picture as a layer shows it: upright, whatever the orientation.
  var uprightBitmap: CGImage {
    guard imageOrientation != .up else { return bitmap }
    let context = CGContext(size: size, scale: scale)
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return CGImage(headlessDrawing: context.drawing)
  }
}
