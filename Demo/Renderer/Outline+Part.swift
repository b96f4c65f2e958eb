import Tape

extension Outline {
  /// Returns the part between two fractions of the outline's length, 0…1.
  func part(from start: Double, to end: Double) -> Outline {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Outline() }
    let runs = polylines(.identity).map { line in
      (line.points + (line.isClosed ? line.points.prefix(1) : [])).map { SIMD2($0.x, $0.y) }
    }
    let total = runs.reduce(0) { $0 + Outline.length($1) }
    var passed = 0.0
    var elements: [Element] = []
    for run in runs {
      var isDrawing = false
      for (from, to) in zip(run, run.dropFirst()) {
        let length = Outline.length([from, to])
        let first = max(0, start * total - passed)
        let last = min(length, end * total - passed)
        passed += length
        guard first < last else {
          isDrawing = false
          continue
        }
        let step = (to - from) / length
        if !isDrawing { elements.append(.move(from + step * first)) }
        elements.append(.line(from + step * last))
        isDrawing = true
      }
    }
    return Outline(elements)
  }

  private static func length(_ points: [SIMD2<Double>]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let step = pair.1 - pair.0
      return sum + (step * step).sum().squareRoot()
    }
  }
}
