import Tape
import UIKit

/// Draws a gradient layer's gradient.
struct GradientPainter {
  let layer: CAGradientLayer

  func paint(edge: RoundedRect?, at place: Homography, on canvas: Canvas, alpha: Double) {
    let area = Quad(edge?.rect ?? layer.bounds, at: place).box.pixels(within: canvas.clip)
    guard !area.isEmpty, let ramp else { return }
    let group = Canvas(area)
    group.shade(shape, ramp, at: place)
    if let edge {
      canvas.compose(group, through: edge.outline, at: place, alpha: alpha)
    } else {
      canvas.compose(group, alpha: alpha)
    }
  }

  private var ramp: Ramp? {
    let inks = (layer.colors ?? []).compactMap { ($0 as? CGColor).map(Ink.init) }
    guard !inks.isEmpty else { return nil }
    let spread = (0..<inks.count).map { Double($0) / Double(max(1, inks.count - 1)) }
    let stated = layer.locations?.map(\.doubleValue)
    let locations = stated?.count == inks.count ? stated : nil
    return Ramp(zip(inks, locations ?? spread).map { ($0, $1) })
  }

  private var shape: GradientShape {
    let bounds = layer.bounds
    func place(_ unit: CGPoint) -> SIMD2<Double> {
      SIMD2(
        Double(bounds.minX + unit.x * bounds.width), Double(bounds.minY + unit.y * bounds.height))
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    switch layer.type {
    case .radial:
      let reach = end - start
      return .radial(
        center: start, radii: SIMD2(max(abs(reach.x), 1e-9), max(abs(reach.y), 1e-9)))
    case .conic:
      return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: return .axial(start: start, end: end)
    }
  }
}
