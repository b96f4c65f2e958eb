import Foundation
import Tape

/// The position of a point in a gradient, 0 at the start and 1 at the end.
enum GradientShape {
  case axial(start: SIMD2<Double>, end: SIMD2<Double>)
  /// An ellipse around `center`.
  case radial(center: SIMD2<Double>, radii: SIMD2<Double>)
  /// Once around `center`, clockwise on the screen, starting in the direction of `angle`.
  case conic(center: SIMD2<Double>, angle: Double)

  @inline(__always) func fraction(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .axial(let start, let end):
      let axis = end - start
      let length = axis.x * axis.x + axis.y * axis.y
      guard length > 0 else { return 1 }
      return ((x - start.x) * axis.x + (y - start.y) * axis.y) / length
    case .radial(let center, let radii):
      let (dx, dy) = ((x - center.x) / radii.x, (y - center.y) / radii.y)
      return (dx * dx + dy * dy).squareRoot()
    case .conic(let center, let angle):
      let turn = (atan2(y - center.y, x - center.x) - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }
}

extension Canvas {
  /// Shades every pixel that the plane at `place` covers in this canvas.
  func shade(_ shape: GradientShape, _ ramp: Ramp, at place: Homography, extends: Bool = true) {
    guard let back = place.inverse else { return }
    withPixels { pixels, stride in
      for row in 0..<area.height {
        let y = Double(area.y + row) + 0.5
        for column in 0..<area.width {
          let (u, v) = back(Double(area.x + column) + 0.5, y)
          let t = shape.fraction(u, v)
          guard extends || (0...1).contains(t) else { continue }
          pixels[row * stride + column] = ramp[t]
        }
      }
    }
  }
}
