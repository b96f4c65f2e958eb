import UIKit

extension Bitmap {
  /// Returns a picture in which each pixel is the mean of itself and its neighbors.
  public func blurred() -> Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let rows = max(0, y - 1)...min(height - 1, y + 1)
        let columns = max(0, x - 1)...min(width - 1, x + 1)
        var sums = SIMD4<Int>()
        for row in rows {
          for column in columns {
            let at = (row * width + column) * 4
            sums[0] += Int(pixels[at])
            sums[1] += Int(pixels[at + 1])
            sums[2] += Int(pixels[at + 2])
            sums[3] += Int(pixels[at + 3])
          }
        }
        let count = rows.count * columns.count
        for channel in 0..<4 {
          result.pixels[(y * width + x) * 4 + channel] =
            UInt8((sums[channel] + count / 2) / count)
        }
      }
    }
    return result
  }

  /// Returns how much a channel of a pixel differs at most, 0…255, but for the pixels in some rectangles.
  /// It is 255 for pictures of two sizes.
  public func largestDifference(from other: Bitmap, outside areas: [CGRect] = []) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var worst = 0
    for y in 0..<height {
      for x in 0..<width {
        let first = (y * width + x) * 4
        var difference = 0
        for at in first..<first + 4 {
          difference = max(difference, abs(Int(pixels[at]) - Int(other.pixels[at])))
        }
        guard difference > worst else { continue }
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if !areas.contains(where: { $0.contains(point) }) { worst = difference }
      }
    }
    return worst
  }

  /// Returns how much two pictures differ: the share of the pixels, 0…1, of which a channel differs
  /// by more than `tolerance` once both are blurred. It is 1 for pictures of two sizes.
  public func difference(from other: Bitmap, tolerance: UInt8 = 24) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    guard pixels != other.pixels else { return 0 }
    let left = blurred().pixels
    let right = other.blurred().pixels
    let differing = stride(from: 0, to: left.count, by: 4).count { at in
      (at..<at + 4).contains { abs(Int(left[$0]) - Int(right[$0])) > Int(tolerance) }
    }
    return Double(differing) / Double(width * height)
  }
}
