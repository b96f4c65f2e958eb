import Foundation

/// A rectangle with a radius of its own at each corner.
struct RoundedRect {
  var rect: CGRect
  /// Top left, top right, bottom right, bottom left; in points.
  var radii: [Double]
  /// The distance beyond the radius at which a corner begins to bend: 0 for a circle's arc.
  var smoothing = 0.0

  /// Core Animation's number for the continuous curve: a corner begins at 1.528665 radii.
  static let continuous = 0.528665

  var isSquare: Bool { radii.allSatisfy { $0 <= 0 } }

  /// Returns the same shape, moved inward.
  func inset(by inset: Double) -> RoundedRect {
    RoundedRect(
      rect: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)),
      radii: radii.map { max(0, $0 - inset) }, smoothing: smoothing)
  }

  var outline: Outline {
    guard !isSquare else { return Outline(rect) }
    let half = Double(min(rect.width, rect.height)) / 2
    let corners: [(x: Double, y: Double, along: SIMD2<Double>, out: SIMD2<Double>)] = [
      (rect.minX, rect.minY, SIMD2(0, -1), SIMD2(1, 0)),
      (rect.maxX, rect.minY, SIMD2(1, 0), SIMD2(0, 1)),
      (rect.maxX, rect.maxY, SIMD2(0, 1), SIMD2(-1, 0)),
      (rect.minX, rect.maxY, SIMD2(-1, 0), SIMD2(0, -1)),
    ]
    var elements: [Outline.Element] = []
    for (corner, radius) in zip(corners, radii) {
      let at = SIMD2(corner.x, corner.y)
      let radius = min(radius, half)
      guard radius > 0 else {
        elements.append(elements.isEmpty ? .move(at) : .line(at))
        continue
      }
      // Two neighbors share an edge, so each may use half of it.
      let bend = Corner(radius: radius, smoothing: min(smoothing, half / radius - 1))
      // A corner is drawn in its own axes: u runs back along the edge it comes from, v ahead.
      func place(_ p: SIMD2<Double>) -> SIMD2<Double> { at - corner.along * p.x + corner.out * p.y }
      let start = place(bend.start)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += bend.curves.map { .curve(place($0.0), place($0.1), place($0.2)) }
    }
    return Outline(elements + [.close])
  }
}
