import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the screen's unless set.
  open var scale: CGFloat = Display.scale
  open var opaque = false

  open class func preferred() -> Self { Self() }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  public var currentImage: UIImage {
    UIImage(CGImage(headlessDrawing: cgContext.drawing), scale: cgContext.scale)
  }
}

public typealias UIGraphicsImageDrawingActions = (UIGraphicsImageRendererContext) -> Void

/// Records the actions; nothing becomes pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open func image(actions: UIGraphicsImageDrawingActions) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    let bounds = format.bounds
    let scale = imageFormat?.scale ?? Display.scale
    let recorder = CGContext(size: bounds.size, scale: scale > 0 ? scale : Display.scale)
    if imageFormat?.opaque == true {
      // An opaque bitmap begins black.
      recorder.fill(CGRect(origin: .zero, size: bounds.size))
    }
    if bounds.origin != .zero { recorder.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let context = UIGraphicsImageRendererContext(recorder, format: format)
    UIGraphicsPushContext(recorder)
    defer { UIGraphicsPopContext() }
    actions(context)
    return context.currentImage
  }
}
