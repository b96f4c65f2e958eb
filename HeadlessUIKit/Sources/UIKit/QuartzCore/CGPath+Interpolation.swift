extension CGPath {
  /// Point by point. Paths that are not built alike have no middle: Apple leaves it undefined.
  func interpolated(to other: CGPath, _ fraction: CGFloat) -> CGPath {
    guard elements.count == other.elements.count else { return other }
    var result: [HeadlessPathElement] = []
    for (a, b) in zip(elements, other.elements) {
      guard let element = a.interpolated(to: b, fraction) else { return other }
      result.append(element)
    }
    return CGPath(elements: result)
  }

  /// As many elements, of the same kinds.
  func isBuilt(like other: CGPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.interpolated(to: $1, 0) != nil }
  }
}

extension HeadlessPathElement {
  fileprivate func interpolated(to other: Self, _ f: CGFloat) -> Self? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(to: mix(a, b))
    case (.line(let a), .line(let b)): return .line(to: mix(a, b))
    case (.quad(let a, let c), .quad(let b, let d)):
      return .quad(to: mix(a, b), control: mix(c, d))
    case (.cubic(let a, let c, let e), .cubic(let b, let d, let g)):
      return .cubic(to: mix(a, b), control1: mix(c, d), control2: mix(e, g))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
