/// A decoded bitmap and its halves, quarters and so on, for drawing it small.
final class Picture {
  struct Level {
    let width: Int
    let height: Int
    /// The pixels of a `Bitmap`, four bytes in one number.
    let pixels: [UInt32]
  }

  let levels: [Level]
  var width: Int { levels[0].width }
  var height: Int { levels[0].height }

  init(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    var levels = [Level(width: bitmap.width, height: bitmap.height, pixels: pixels)]
    while let last = levels.last, last.width > 1, last.height > 1 {
      levels.append(Picture.half(last))
    }
    self.levels = levels
  }

  private static func half(_ level: Level) -> Level {
    let (width, height) = (level.width / 2, level.height / 2)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let at = 2 * y * level.width + 2 * x
        let four = [at, at + 1, at + level.width, at + level.width + 1].map { level.pixels[$0] }
        var mean: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let sum = four.reduce(0) { $0 + ($1 >> shift & 0xFF) }
          mean |= ((sum + 2) / 4) << shift
        }
        pixels[y * width + x] = mean
      }
    }
    return Level(width: width, height: height, pixels: pixels)
  }
}
