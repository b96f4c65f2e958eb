/// Lays out one section's items in lines, along an axis that is called x here.
struct FlowLines {
  var length: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// The items' frames, and how far the lines reach in y.
  ///
  /// A line takes as many as fit; the room that is left goes between them, so that the outer ones
  /// touch the ends. Items of one size form a grid: the last line keeps to the columns.
  // Unverified: an item alone on a full line stands in its middle; a last line of items of several
  // sizes keeps the least spacing.
  func frames(for sizes: [CGSize]) -> (frames: [CGRect], extent: CGFloat) {
    var frames: [CGRect] = []
    var y: CGFloat = 0
    var start = 0
    let isGrid = sizes.allSatisfy { $0 == sizes[0] }
    while start < sizes.count {
      let end = endOfLine(sizes, from: start)
      let line = sizes[start..<end]
      let height = line.map(\.height).max() ?? 0
      var x: CGFloat = 0
      var spacing = spread(line)
      if end == sizes.count, start > 0 {
        spacing = isGrid ? spread(sizes[..<endOfLine(sizes, from: 0)]) : itemSpacing
      } else if end == sizes.count, isGrid {
        spacing = spread(Array(repeating: sizes[0], count: capacity(sizes[0].width))[...])
      }
      if isGrid, capacity(line[start].width) == 1 { x = (length - line[start].width) / 2 }
      for size in line {
        frames.append(
          CGRect(
            x: Display.round(x), y: Display.round(y + (height - size.height) / 2),
            width: size.width, height: size.height))
        x += size.width + spacing
      }
      y += height + (end < sizes.count ? lineSpacing : 0)
      start = end
    }
    return (frames, y)
  }

  private func capacity(_ width: CGFloat) -> Int {
    guard width + itemSpacing > 0 else { return 1 }
    return max(1, Int((length + itemSpacing + 1e-6) / (width + itemSpacing)))
  }

  private func endOfLine(_ sizes: [CGSize], from start: Int) -> Int {
    var end = start
    var x: CGFloat = 0
    while end < sizes.count, end == start || x + sizes[end].width <= length + 1e-6 {
      x += sizes[end].width + itemSpacing
      end += 1
    }
    return end
  }

  private func spread(_ line: ArraySlice<CGSize>) -> CGFloat {
    guard line.count > 1 else { return itemSpacing }
    let widths = line.reduce(0) { $0 + $1.width }
    return max(itemSpacing, (length - widths) / CGFloat(line.count - 1))
  }
}
