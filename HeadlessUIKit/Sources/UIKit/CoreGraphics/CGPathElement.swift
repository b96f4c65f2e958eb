import Foundation

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  /// As many as the type needs; valid while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A close has no points, and an empty buffer may have no address.
        let address = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)!
        var value = CGPathElement(type: type, points: address)
        block(&value)
      }
    }
  }
}
