/// The smallest rectangle around some points, in pixels.
package struct Box {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(
    left: Double = .infinity, top: Double = .infinity, right: Double = -.infinity,
    bottom: Double = -.infinity
  ) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  package var isEmpty: Bool { left >= right || top >= bottom }

  /// Indicates whether every edge is between two pixels.
  package var isOnPixels: Bool {
    [left, top, right, bottom].allSatisfy { abs($0 - $0.rounded()) < 0.004 }
  }

  package mutating func add(_ x: Double, _ y: Double) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  package mutating func add(_ other: Box) {
    left = min(left, other.left)
    right = max(right, other.right)
    top = min(top, other.top)
    bottom = max(bottom, other.bottom)
  }

  package func grown(by margin: Double) -> Box {
    isEmpty
      ? self
      : Box(
        left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }
}
