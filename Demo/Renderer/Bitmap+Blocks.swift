extension Bitmap {
  /// Returns whether a channel of a pixel in `area` differs by more than `limit`.
  func differs(from other: Bitmap, in area: PixelRect, by limit: Int) -> Bool {
    pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { two in
        for y in area.y..<area.maxY {
          let row = y * width
          for at in (row + area.x) * 4..<(row + area.maxX) * 4
          where abs(Int(one[at]) - Int(two[at])) > limit { return true }
        }
        return false
      }
    }
  }

  func isOpaque(in area: PixelRect) -> Bool {
    (area.y..<area.maxY).allSatisfy { y in
      (area.x..<area.maxX).allSatisfy { pixels[(y * width + $0) * 4 + 3] == 255 }
    }
  }

  /// Returns the mean difference of all channels in an area, 0…255.
  func meanDifference(from other: Bitmap, in area: PixelRect) -> Double {
    let sum = pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { two in
        var sum = 0
        for y in area.y..<area.maxY {
          let row = y * width
          for at in (row + area.x) * 4..<(row + area.maxX) * 4 {
            sum += abs(Int(one[at]) - Int(two[at]))
          }
        }
        return sum
      }
    }
    return Double(sum) / Double(area.width * area.height * 4)
  }

  /// Returns whether each pixel in an area is opaque, or is as it is in another picture.
  func canBlend(over other: Bitmap, in area: PixelRect) -> Bool {
    (area.y..<area.maxY).allSatisfy { y in
      (area.x..<area.maxX).allSatisfy { x in
        let at = (y * width + x) * 4
        return pixels[at + 3] == 255 || pixels[at..<at + 4] == other.pixels[at..<at + 4]
      }
    }
  }

  /// Makes those pixels of an area wholly clear that are not opaque. Their colors stay.
  mutating func clearPixels(in area: PixelRect, x: Int, y: Int) {
    for row in area.y - y..<area.maxY - y {
      for column in area.x - x..<area.maxX - x {
        let at = (row * width + column) * 4 + 3
        if pixels[at] < 255 { pixels[at] = 0 }
      }
    }
  }

  /// Takes an area from another picture, of which (x, y) is this one's upper left corner.
  mutating func copy(_ area: PixelRect, of other: Bitmap, x: Int, y: Int) {
    for row in area.y..<area.maxY {
      let from = (row * other.width + area.x) * 4
      let to = ((row - y) * width + area.x - x) * 4
      pixels.replaceSubrange(
        to..<to + area.width * 4, with: other.pixels[from..<from + area.width * 4])
    }
  }

  /// Leaves an area clear, but in the mean colors that quarters of a block have in another picture:
  /// across the edge of a block, colors run into one another.
  mutating func clear(_ area: PixelRect, of other: Bitmap, x: Int, y: Int) {
    let half = BlockGrid.side / 2
    for top in stride(from: area.y, to: area.maxY, by: half) {
      for left in stride(from: area.x, to: area.maxX, by: half) {
        let quarter = PixelRect(
          x: left, y: top, width: min(half, area.maxX - left), height: min(half, area.maxY - top))
        for channel in 0..<3 {
          let mean = other.mean(of: channel, in: quarter)
          for row in quarter.y - y..<quarter.maxY - y {
            for column in quarter.x - x..<quarter.maxX - x {
              pixels[(row * width + column) * 4 + channel] = mean
            }
          }
        }
      }
    }
  }

  private func mean(of channel: Int, in area: PixelRect) -> UInt8 {
    var sum = 0
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX { sum += Int(pixels[(row * width + column) * 4 + channel]) }
    }
    return UInt8(sum / (area.width * area.height))
  }
}
