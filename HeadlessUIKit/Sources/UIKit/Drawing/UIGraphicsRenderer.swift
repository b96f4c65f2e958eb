import Foundation

open class UIGraphicsRendererFormat: NSObject {
  open fileprivate(set) var bounds = CGRect.zero

  public override required init() {}
}

open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func stroke(_ rect: CGRect) {
    // Documented: the stroke of one point lies inside the rectangle.
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    cgContext.stroke(CGPath(elements: CGPath.rect(inner)), .init(width: 1))
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// UIKit keeps one stack a thread; the stand-in lives on the main one.
private nonisolated(unsafe) var stack: [CGContext] = []

public func UIGraphicsGetCurrentContext() -> CGContext? { stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { stack.append(context) }

public func UIGraphicsPopContext() { _ = stack.popLast() }
