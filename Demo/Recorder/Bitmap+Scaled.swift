import Renderer

extension Bitmap {
  /// Returns a smaller picture, in which each pixel is the mean of the area that it stands for.
  func scaled(toWidth width: Int, height: Int) -> Bitmap {
    let columns = Bitmap.areas(from: self.width, to: width)
    let rows = Bitmap.areas(from: self.height, to: height)
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for row in rows {
      for column in columns {
        var sum = SIMD4<Float>()
        for (y, tall) in row {
          for (x, wide) in column {
            let at = (y * self.width + x) * 4
            let pixel = SIMD4(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
            sum += SIMD4<Float>(pixel) * (tall * wide)
          }
        }
        sum.round(.toNearestOrEven)
        for channel in 0..<4 { result.append(UInt8(min(max(sum[channel], 0), 255))) }
      }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }

  /// Returns the pixels of `old` that become each pixel of `new`, with their shares.
  private static func areas(from old: Int, to new: Int) -> [[(place: Int, share: Float)]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      let (start, end) = (Double(index) * step, Double(index + 1) * step)
      return (Int(start)..<min(old, Int(end.rounded(.up)))).compactMap { place in
        let covered = min(end, Double(place + 1)) - max(start, Double(place))
        return covered > 1e-9 ? (place, Float(covered / step)) : nil
      }
    }
  }
}
