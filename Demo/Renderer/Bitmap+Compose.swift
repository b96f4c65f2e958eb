extension Bitmap {
  /// Draws another picture over this one, as far as it lies inside.
  public mutating func draw(_ other: Bitmap, x: Int, y: Int, alpha: Double = 1) {
    let share = Int((max(0, min(1, alpha)) * 256).rounded())
    guard share > 0 else { return }
    let rows = max(0, -y)..<max(max(0, -y), min(other.height, height - y))
    let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
    let (stride, otherStride) = (width * 4, other.width * 4)
    pixels.withUnsafeMutableBufferPointer { target in
      other.pixels.withUnsafeBufferPointer { source in
        for row in rows {
          for column in columns {
            let from = row * otherStride + column * 4
            let at = (row + y) * stride + (column + x) * 4
            let rest = 255 * 256 - Int(source[from + 3]) * share
            for channel in 0..<4 {
              let sum =
                Int(source[from + channel]) * share * 255 + Int(target[at + channel]) * rest
              target[at + channel] = UInt8(min(255, (sum + 32640) / 65280))
            }
          }
        }
      }
    }
  }

  /// Returns the picture, as clear as a mask of the same size is.
  public func masked(by mask: Bitmap) -> Bitmap {
    precondition(mask.width == width && mask.height == height)
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { target in
      mask.pixels.withUnsafeBufferPointer { mask in
        for at in Swift.stride(from: 0, to: target.count, by: 4) where mask[at + 3] < 255 {
          let alpha = Int(mask[at + 3])
          for channel in at..<at + 4 {
            target[channel] = UInt8((Int(target[channel]) * alpha + 127) / 255)
          }
        }
      }
    }
    return result
  }

  /// Returns the mean brightness, 0…1, where another picture that lies at (x, y) is not clear.
  public func brightness(under other: Bitmap, x: Int, y: Int) -> Double {
    var (sum, count) = (0, 0)
    for row in 0..<other.height where (0..<height).contains(row + y) {
      for column in 0..<other.width where (0..<width).contains(column + x) {
        guard other.pixels[(row * other.width + column) * 4 + 3] > 0 else { continue }
        let at = ((row + y) * width + column + x) * 4
        sum += 114 * Int(pixels[at]) + 587 * Int(pixels[at + 1]) + 299 * Int(pixels[at + 2])
        count += 1
      }
    }
    return count > 0 ? Double(sum) / Double(count) / 255_000 : 0
  }

  /// Returns the mean difference of all channels from those of a picture of the same size, 0…255.
  public func change(from other: Bitmap) -> Double {
    precondition(other.width == width && other.height == height)
    guard pixels != other.pixels else { return 0 }
    var sum = 0
    pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { two in
        for at in 0..<one.count { sum += abs(Int(one[at]) - Int(two[at])) }
      }
    }
    return Double(sum) / Double(pixels.count)
  }
}
