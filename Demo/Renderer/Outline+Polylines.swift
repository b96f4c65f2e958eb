import Tape

extension Outline {
  /// Returns the outline as straight lines in perspective, fine enough for the size at which they
  /// are seen.
  func polylines(_ place: Homography) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    var at = SIMD2<Double>.zero
    func lift(_ p: SIMD2<Double>) -> SIMD3<Double> { place.lift(p.x, p.y) }
    func finish() {
      if line.points.count > 1 { lines.append(line) }
      line = Polyline()
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        line.points = [lift(p)]
        at = p
      case .line(let p):
        line.points.append(lift(p))
        at = p
      case .curve(let p, let q, let r):
        let count = Outline.pieces(lift(at), lift(p), lift(q), lift(r))
        for piece in 1...count {
          let t = Double(piece) / Double(count)
          let u = 1 - t
          let first = at * (u * u * u) + p * (3 * u * u * t)
          line.points.append(lift(first + q * (3 * u * t * t) + r * (t * t * t)))
        }
        at = r
      case .close:
        line.isClosed = true
        let start = line.points.first
        finish()
        // After a close without a move, the next element begins where the closed part began.
        if let start { line.points = [start] }
      }
    }
    finish()
    return lines
  }

  private static func pieces(_ points: SIMD3<Double>...) -> Int {
    guard points.allSatisfy({ $0.z > Homography.nearest }) else { return 24 }
    let flat = points.map { SIMD2($0.x, $0.y) / $0.z }
    let length = zip(flat, flat.dropFirst()).reduce(0) { sum, pair in
      let d = pair.1 - pair.0
      return sum + (d * d).sum().squareRoot()
    }
    return min(32, max(2, Int(length.squareRoot() * 1.5)))
  }
}
