import Foundation

open class UIGraphicsRendererFormat: NSObject {
  open fileprivate(set) var bounds = CGRect.zero

  public override required init() {}
}

open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat

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
}

// UIKit keeps one stack a thread; the stand-in lives on the main one.
private nonisolated(unsafe) var stack: [CGContext] = []

public func UIGraphicsGetCurrentContext() -> CGContext? { stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { stack.append(context) }

public func UIGraphicsPopContext() { _ = stack.popLast() }
