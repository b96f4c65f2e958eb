import Foundation

/// One rounded corner at the origin, between the positive x axis, where it begins, and the positive
/// y axis.
///
/// A circular arc in the middle, and on either side a cubic whose curvature grows from zero at the
/// edge to that of the arc: no step in curvature anywhere, as on a phone's screen and icons.
struct Corner {
  let start: SIMD2<Double>
  let curves: [(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)]

  init(radius: Double, smoothing: Double) {
    let smoothing = max(0, smoothing)
    let arc = Double.pi / 2 * (1 - smoothing)
    let angle = (Double.pi / 2 - arc) / 2
    let center = SIMD2(radius, radius)
    // Angles count from the point where the circle touches the x axis, toward the y axis.
    func point(_ t: Double) -> SIMD2<Double> { center - radius * SIMD2(sin(t), cos(t)) }
    func tangent(_ t: Double) -> SIMD2<Double> { SIMD2(-cos(t), sin(t)) }
    func mirrored(_ p: SIMD2<Double>) -> SIMD2<Double> { SIMD2(p.y, p.x) }

    let first = point(angle)
    let last = point(angle + arc)
    let handle = radius * 4 / 3 * tan(arc / 4)
    let middle = (
      first + tangent(angle) * handle, last - tangent(angle + arc) * handle, last
    )
    guard angle > 1e-6 else {
      start = first
      curves = [middle]
      return
    }
    // The cubic's last handle is on the arc's tangent and ends on the edge. The curvature at the
    // joint, 2/3 · reach · sin(angle) / length², must be 1 / radius.
    let length = radius * tan(angle / 2)
    let reach = 1.5 * length * length / (radius * sin(angle))
    let knee = SIMD2(radius - length, 0)
    start = SIMD2(radius * (1 + smoothing), 0)
    let before = SIMD2(knee.x + reach, 0)
    curves = [
      (before, knee, first), middle, (mirrored(knee), mirrored(before), mirrored(start)),
    ]
  }
}
