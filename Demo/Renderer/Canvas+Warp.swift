import Tape

extension Canvas {
  /// Samples a picture whose pixels `place` maps to this canvas. Beyond its edge, the pixels of the
  /// edge go on, so that cutting the result along the edge leaves no dark rim.
  func warp(_ picture: Picture, at place: Homography) {
    let scale = place.magnification(Double(picture.width) / 2, Double(picture.height) / 2)
    // The level whose pixels are seen at 0.7 to 1.4 pixels.
    var depth = 0
    while depth + 1 < picture.levels.count, scale * Double(1 << depth) < 0.7 { depth += 1 }
    let level = picture.levels[depth]
    guard
      let back =
        (place
        * .scale(
          Double(picture.width) / Double(level.width),
          Double(picture.height) / Double(level.height))).inverse
    else { return }
    withPixels { target, stride in
      level.pixels.withUnsafeBufferPointer { source in
        for row in 0..<area.height {
          for column in 0..<area.width {
            let from = back.lift(Double(area.x + column) + 0.5, Double(area.y + row) + 0.5)
            // Near the horizon of the plane the numbers grow without limit.
            let x = max(-1, min(Double(level.width), from.x / from.z - 0.5))
            let y = max(-1, min(Double(level.height), from.y / from.z - 0.5))
            guard x.isFinite, y.isFinite else { continue }
            target[row * stride + column] = Canvas.sample(source, level, x, y)
          }
        }
      }
    }
  }

  @inline(__always) private static func sample(
    _ pixels: UnsafeBufferPointer<UInt32>, _ level: Picture.Level, _ x: Double, _ y: Double
  ) -> UInt32 {
    let (floorX, floorY) = (x.rounded(.down), y.rounded(.down))
    let (dx, dy) = (UInt32((x - floorX) * 256), UInt32((y - floorY) * 256))
    let left = max(0, min(level.width - 1, Int(floorX)))
    let right = max(0, min(level.width - 1, Int(floorX) + 1))
    let top = max(0, min(level.height - 1, Int(floorY))) * level.width
    let bottom = max(0, min(level.height - 1, Int(floorY) + 1)) * level.width
    return mix(
      mix(pixels[top + left], pixels[top + right], dx),
      mix(pixels[bottom + left], pixels[bottom + right], dx), dy)
  }

  /// Mixes two channels at a time, `part` of 256 from the first to the second.
  @inline(__always) private static func mix(_ p: UInt32, _ q: UInt32, _ part: UInt32) -> UInt32 {
    let even = ((p & 0xFF00FF) * (256 - part) + (q & 0xFF00FF) * part) >> 8 & 0xFF00FF
    let odd = (p >> 8 & 0xFF00FF) * (256 - part) + (q >> 8 & 0xFF00FF) * part
    return even | odd & 0xFF00_FF00
  }
}
