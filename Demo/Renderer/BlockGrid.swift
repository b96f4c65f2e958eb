/// A picture's area, divided into blocks.
struct BlockGrid {
  /// The side of a block, in pixels: that of libwebp's macroblocks.
  static let side = 16

  let width, height: Int

  private var columns: Int { (width + BlockGrid.side - 1) / BlockGrid.side }
  private var rows: Int { (height + BlockGrid.side - 1) / BlockGrid.side }

  /// All blocks, row by row.
  var blocks: Range<Int> { 0..<rows * columns }

  func area(of block: Int) -> PixelRect {
    let side = BlockGrid.side
    let (x, y) = (block % columns * side, block / columns * side)
    return PixelRect(x: x, y: y, width: min(side, width - x), height: min(side, height - y))
  }

  /// Returns the smallest rectangle around blocks.
  func area(of blocks: Set<Int>) -> PixelRect {
    let all = blocks.map(area)
    let (left, top) = (all.map(\.x).min() ?? 0, all.map(\.y).min() ?? 0)
    return PixelRect(
      x: left, y: top, width: (all.map(\.maxX).max() ?? left) - left,
      height: (all.map(\.maxY).max() ?? top) - top)
  }
}
