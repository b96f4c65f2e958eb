import Foundation

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

extension CGPath {
  /// Whether a fill would cover the point; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for (from, to) in flattened(transform: transform) {
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  private func flattened(transform: CGAffineTransform) -> [(CGPoint, CGPoint)] {
    // Fine enough that a screen-sized circle errs by less than a twentieth of a point.
    let pieces = 32
    var edges: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to point: CGPoint) {
      edges.append((current, point))
      current = point
    }
    for element in elements.map({ $0.applying(transform) }) {
      switch element {
      case .move(let point):
        line(to: start)
        start = point
        current = point
      case .line(let point): line(to: point)
      case .quad(let point, let control):
        let from = current
        for i in 1...pieces {
          line(to: Bezier.point(from, control, point, at: CGFloat(i) / CGFloat(pieces)))
        }
      case .cubic(let point, let control1, let control2):
        let from = current
        for i in 1...pieces {
          line(
            to: Bezier.point(from, control1, control2, point, at: CGFloat(i) / CGFloat(pieces)))
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return edges
  }
}
