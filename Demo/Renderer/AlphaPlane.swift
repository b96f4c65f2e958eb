import CPango
import Tape

/// One value per pixel, 0…1: the share of the pixel that is covered.
struct AlphaPlane {
  let area: PixelRect
  var values: [Float]

  init(_ area: PixelRect) {
    self.area = area
    values = [Float](repeating: 0, count: area.width * area.height)
  }

  /// Copies the alpha of a canvas, for the same area.
  init(_ canvas: Canvas) {
    self.init(canvas.area)
    canvas.withPixels { pixels, stride in
      for row in 0..<area.height {
        for column in 0..<area.width {
          values[row * area.width + column] = Float(pixels[row * stride + column] >> 24) / 255
        }
      }
    }
  }

  /// Softens the plane by a Gaussian of the deviation `sigma`, in pixels.
  ///
  /// Three boxes in a row come within 3 % of the Gaussian. Their widths are not rounded to pixels,
  /// so that a growing blur grows without steps.
  mutating func blur(sigma: Double) {
    guard sigma > 0.05 else { return }
    let reach = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
    for _ in 0..<3 {
      blurRows(reach: reach)
      blurColumns(reach: reach)
    }
  }

  private mutating func blurRows(reach: Double) {
    let whole = Int(reach)
    let part = Float(reach - Double(whole))
    let scale = 1 / Float(2 * reach + 1)
    let (width, height) = (area.width, area.height)
    let margin = whole + 1
    var line = [Float](repeating: 0, count: width + 2 * margin)
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for row in 0..<height {
          let start = row * width
          for x in 0..<width { line[x + margin] = values[start + x] }
          var sum: Float = 0
          for x in 0..<(2 * whole + 1) { sum += line[x + 1] }
          for x in 0..<width {
            let (left, right) = (line[x], line[x + 2 * margin])
            values[start + x] = max(0, (sum + part * (left + right)) * scale)
            sum += right - line[x + 1]
          }
        }
      }
    }
  }

  private mutating func blurColumns(reach: Double) {
    let whole = Int(reach)
    let part = Float(reach - Double(whole))
    let scale = 1 / Float(2 * reach + 1)
    let (width, height) = (area.width, area.height)
    let margin = whole + 1
    let source =
      [Float](repeating: 0, count: margin * width) + values
      + [Float](repeating: 0, count: margin * width)
    var sums = [Float](repeating: 0, count: width)
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { values in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in 1...(2 * whole + 1) {
            for x in 0..<width { sums[x] += source[row * width + x] }
          }
          for row in 0..<height {
            let (above, below) = (row * width, (row + 2 * margin) * width)
            for x in 0..<width {
              let (left, right) = (source[above + x], source[below + x])
              values[above + x] = max(0, (sums[x] + part * (left + right)) * scale)
              sums[x] += right - source[above + width + x]
            }
          }
        }
      }
    }
  }

  /// Returns the plane in one color.
  func tinted(_ ink: Ink, alpha: Double) -> Canvas {
    let canvas = Canvas(area)
    let opacity = Float(ink.alpha * alpha) * 255
    canvas.withPixels { pixels, stride in
      for row in 0..<area.height {
        for column in 0..<area.width {
          let value = Double(values[row * area.width + column] * opacity)
          guard value > 0 else { continue }
          let red = UInt32(value * ink.red + 0.5) << 16
          let green = UInt32(value * ink.green + 0.5) << 8
          let blue = UInt32(value * ink.blue + 0.5)
          pixels[row * stride + column] = UInt32(value + 0.5) << 24 | red | green | blue
        }
      }
    }
    return canvas
  }
}
