/// A run of straight lines that has been lifted into perspective but not yet divided by w.
package struct Polyline {
  package var points: [SIMD3<Double>]
  package var isClosed: Bool

  package init(points: [SIMD3<Double>] = [], isClosed: Bool = false) {
    (self.points, self.isClosed) = (points, isClosed)
  }

  /// Returns the area in front of the eye. It is closed along the cut.
  package func areaInFront() -> Polyline {
    guard points.contains(where: { $0.z < Homography.nearest }), var last = points.last
    else { return self }
    var kept: [SIMD3<Double>] = []
    for point in points {
      if (last.z < Homography.nearest) != (point.z < Homography.nearest) {
        kept.append(Polyline.cut(last, point))
      }
      if point.z >= Homography.nearest { kept.append(point) }
      last = point
    }
    return Polyline(points: kept, isClosed: true)
  }

  /// Returns the lines in front of the eye. The cut may split them.
  package func linesInFront() -> [Polyline] {
    guard points.contains(where: { $0.z < Homography.nearest }) else { return [self] }
    var runs: [Polyline] = []
    var run = Polyline()
    var last: SIMD3<Double>?
    for point in points + (isClosed ? [points[0]] : []) {
      let visible = point.z >= Homography.nearest
      if let last, (last.z >= Homography.nearest) != visible {
        run.points.append(Polyline.cut(last, point))
      }
      if visible {
        run.points.append(point)
      } else if !run.points.isEmpty {
        runs.append(run)
        run = Polyline()
      }
      last = point
    }
    if !run.points.isEmpty { runs.append(run) }
    return runs
  }

  private static func cut(_ p: SIMD3<Double>, _ q: SIMD3<Double>) -> SIMD3<Double> {
    p + (q - p) * ((Homography.nearest - p.z) / (q.z - p.z))
  }
}
