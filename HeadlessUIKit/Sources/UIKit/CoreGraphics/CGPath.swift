import Foundation

/// An immutable list of subpaths. Only `CGMutablePath` changes its elements.
public class CGPath: @unchecked Sendable {
  var elements: [HeadlessPathElement]

  public init() { elements = [] }

  init(elements: [HeadlessPathElement]) { self.elements = elements }

  /// The box of all points, control points included; null when there is none.
  public var boundingBox: CGRect { CGRect.box(of: elements.flatMap(\.points)) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint { elements.currentPoint }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension [HeadlessPathElement] {
  /// The end of the last step; after a close, the start of the subpath that it closed.
  var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in self {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current
  }
}

extension CGRect {
  /// The box around the points; null when there is none.
  static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

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
