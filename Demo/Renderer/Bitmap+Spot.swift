extension Bitmap {
  /// The look of a round spot: a disk with a lighter rim and a thin dark line around it.
  ///
  /// - Parameters:
  ///   - x: The column of the middle, in pixels; fractions count.
  ///   - radius: The radius in pixels.
  ///   - alpha: The share of the spot that is seen, 0…1.
  public mutating func drawSpot(x: Double, y: Double, radius: Double, alpha: Double) {
    let reach = radius + 3
    let rows = max(0, Int(y - reach))..<max(0, min(height, Int(y + reach) + 1))
    let columns = max(0, Int(x - reach))..<max(0, min(width, Int(x + reach) + 1))
    let rim = max(1.2, radius * 0.11)
    for row in rows {
      for column in columns {
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let inside = min(max(radius + 0.5 - distance, 0), 1)
        let edge = min(max(distance - radius + rim + 0.5, 0), 1)
        // The line keeps the rim visible on white.
        let line = min(max(2.2 - abs(distance - radius - 0.6), 0), 1) * (1 - inside)
        let at = (row * width + column) * 4
        mix(at, level: 60, share: line * 0.2 * alpha)
        mix(at, level: 128, share: inside * (1 - edge) * 0.42 * alpha)
        mix(at, level: 255, share: inside * edge * 0.92 * alpha)
      }
    }
  }

  private mutating func mix(_ at: Int, level: Double, share: Double) {
    guard share > 0 else { return }
    for channel in at..<at + 4 {
      let old = Double(pixels[channel])
      let new = channel == at + 3 ? 255 : level
      pixels[channel] = UInt8((old + (new - old) * share).rounded())
    }
  }
}
