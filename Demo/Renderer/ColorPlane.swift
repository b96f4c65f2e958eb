import CPango

/// Colors of a part of a picture on a coarser grid, whose cells are means of `step` x `step`
/// pixels.
///
/// Blue, green, red and alpha, 0…1, multiplied by alpha.
struct ColorPlane {
  /// The grid is fixed to the picture, so that a moving part does not shimmer.
  let left, top, step: Int
  private(set) var width, height: Int
  var cells: [SIMD4<Float>]

  init(_ canvas: Canvas, step: Int) {
    self.step = step
    let area = canvas.area
    left = area.x / step * step
    top = area.y / step * step
    width = (area.maxX - left + step - 1) / step
    height = (area.maxY - top + step - 1) / step
    var sums = [SIMD4<Float>](repeating: .zero, count: width * height)
    let (left, top, width) = (left, top, width)
    canvas.withPixels { pixels, stride in
      for y in 0..<area.height {
        let row = (area.y + y - top) / step * width
        for x in 0..<area.width {
          let pixel = SIMD4<UInt8>(pixel: pixels[y * stride + x])
          sums[row + (area.x + x - left) / step] += SIMD4<Float>(pixel)
        }
      }
    }
    // Cells at the rim contain fewer pixels.
    for row in 0..<height {
      let rows = min(area.maxY, top + (row + 1) * step) - max(area.y, top + row * step)
      for column in 0..<width {
        let columns =
          min(area.maxX, left + (column + 1) * step) - max(area.x, left + column * step)
        sums[row * width + column] /= 255 * Float(rows * columns)
      }
    }
    cells = sums
  }

  /// Softens by a Gaussian of the deviation `sigma`, in cells. Beyond the rim its last color
  /// continues.
  ///
  /// Three boxes in a row, as in `AlphaPlane`.
  mutating func blur(sigma: Double) {
    guard sigma > 0.05 else { return }
    let reach = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
    for _ in 0..<2 {
      blurRows(reach: reach)
      transpose()
    }
  }

  private mutating func blurRows(reach: Double) {
    let whole = Int(reach)
    let part = Float(reach - Double(whole))
    let scale = 1 / Float(2 * reach + 1)
    let margin = whole + 1
    let width = width
    var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * margin)
    cells.withUnsafeMutableBufferPointer { cells in
      line.withUnsafeMutableBufferPointer { line in
        for start in stride(from: 0, to: cells.count, by: width) {
          for _ in 0..<3 {
            let (first, last) = (cells[start], cells[start + width - 1])
            for x in 0..<margin { (line[x], line[margin + width + x]) = (first, last) }
            for x in 0..<width { line[x + margin] = cells[start + x] }
            var sum = SIMD4<Float>.zero
            for x in 1...(2 * whole + 1) { sum += line[x] }
            for x in 0..<width {
              let (before, after) = (line[x], line[x + 2 * margin])
              cells[start + x] = (sum + part * (before + after)) * scale
              sum += after - line[x + 1]
            }
          }
        }
      }
    }
  }

  private mutating func transpose() {
    var turned = [SIMD4<Float>](repeating: .zero, count: cells.count)
    for row in 0..<height {
      for column in 0..<width { turned[column * height + row] = cells[row * width + column] }
    }
    cells = turned
    (width, height) = (height, width)
  }

  mutating func saturate(_ factor: Float) {
    guard factor != 1 else { return }
    for index in cells.indices {
      let cell = cells[index]
      let gray = 0.0722 * cell.x + 0.7152 * cell.y + 0.2126 * cell.z
      var vivid = SIMD4<Float>(repeating: gray) + (cell - SIMD4(repeating: gray)) * factor
      vivid.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: cell.w))
      vivid.w = cell.w
      cells[index] = vivid
    }
  }

  /// Returns the cells as pixels.
  func canvas() -> Canvas {
    let canvas = Canvas(PixelRect(x: 0, y: 0, width: width, height: height))
    canvas.withPixels { pixels, stride in
      for row in 0..<height {
        for column in 0..<width {
          var value = cells[row * width + column] * 255 + SIMD4(repeating: 0.5)
          value.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
          pixels[row * stride + column] = SIMD4<UInt8>(value).packed
        }
      }
    }
    return canvas
  }
}

extension SIMD4<UInt8> {
  fileprivate init(pixel: UInt32) {
    self = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
  }

  fileprivate var packed: UInt32 { unsafeBitCast(self, to: UInt32.self) }
}
