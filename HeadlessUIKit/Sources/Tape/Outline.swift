import Foundation

/// A path in a layer's own coordinates.
package struct Outline: Sendable {
  package enum Element: Sendable {
    case move(SIMD2<Double>)
    case line(SIMD2<Double>)
    case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    case close
  }

  package var elements: [Element] = []

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package init(_ rect: CGRect) {
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    elements = [
      .move(SIMD2(x0, y0)), .line(SIMD2(x1, y0)), .line(SIMD2(x1, y1)), .line(SIMD2(x0, y1)),
      .close,
    ]
  }

  package mutating func add(_ other: Outline) {
    elements += other.elements
  }

  /// Returns the outline, stretched about the origin and moved.
  package func scaled(_ scale: SIMD2<Double>, offset: SIMD2<Double> = .zero) -> Outline {
    Outline(
      elements.map {
        switch $0 {
        case .move(let p): .move(p * scale + offset)
        case .line(let p): .line(p * scale + offset)
        case .curve(let p, let q, let r):
          .curve(p * scale + offset, q * scale + offset, r * scale + offset)
        case .close: .close
        }
      })
  }

  /// A rectangle around the outline. Curves count with their control points.
  package var bounds: CGRect {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p.x, p.y)
      case .curve(let p, let q, let r):
        box.add(p.x, p.y)
        box.add(q.x, q.y)
        box.add(r.x, r.y)
      case .close: break
      }
    }
    guard box.left <= box.right else { return .zero }
    return CGRect(
      x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}
