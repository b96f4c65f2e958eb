import Foundation

/// An immutable list of subpaths. Only `CGMutablePath` changes its elements.
public class CGPath: @unchecked Sendable {
  var elements: [HeadlessPathElement]

  public init() { elements = [] }

  init(elements: [HeadlessPathElement]) { self.elements = elements }

  /// The box of all points, control points included; null when there is none.
  public var boundingBox: CGRect { CGRect.box(of: elements.flatMap(\.points)) }

  public var isEmpty: Bool { elements.isEmpty }
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
