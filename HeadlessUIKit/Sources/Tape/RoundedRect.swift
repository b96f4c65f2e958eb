import Foundation
import UIKit

/// A rectangle with a radius of its own at each corner.
package struct RoundedRect {
  package var rect: CGRect
  /// Top left, top right, bottom right, bottom left; in points.
  package var radii: [Double]
  /// The distance beyond the radius at which a corner begins to bend: 0 for a circle's arc.
  package var smoothing: Double

  /// Core Animation's number for the continuous curve: a corner begins at 1.528665 radii.
  package static let continuous = 0.528665

  package init(rect: CGRect, radii: [Double], smoothing: Double = 0) {
    (self.rect, self.radii, self.smoothing) = (rect, radii, smoothing)
  }

  package var isSquare: Bool { radii.allSatisfy { $0 <= 0 } }

  /// Returns the same shape, moved inward.
  package func inset(by inset: Double) -> RoundedRect {
    RoundedRect(
      rect: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)),
      radii: radii.map { max(0, $0 - inset) }, smoothing: smoothing)
  }

  package var outline: Outline {
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

extension CALayer {
  /// The bounds with the layer's own corners.
  package var roundedBounds: RoundedRect {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return RoundedRect(
      rect: bounds,
      radii: corners.map { maskedCorners.contains($0) ? max(0, Double(cornerRadius)) : 0 },
      smoothing: cornerCurve == .continuous ? RoundedRect.continuous : 0)
  }
}
