import Foundation
import Tape

/// A rectangle of whole pixels.
struct PixelRect: Hashable, Sendable {
  var x, y, width, height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func insetBy(_ inset: Int) -> PixelRect {
    PixelRect(x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset)
  }
}

extension Box {
  /// Returns the whole pixels that the box touches inside `area`.
  func pixels(within area: PixelRect) -> PixelRect {
    guard !isEmpty else { return .empty }
    let x0 = max(Double(area.x), left.rounded(.down))
    let y0 = max(Double(area.y), top.rounded(.down))
    let x1 = min(Double(area.maxX), right.rounded(.up))
    let y1 = min(Double(area.maxY), bottom.rounded(.up))
    guard x1 > x0, y1 > y0 else { return .empty }
    return PixelRect(x: Int(x0), y: Int(y0), width: Int(x1 - x0), height: Int(y1 - y0))
  }
}
