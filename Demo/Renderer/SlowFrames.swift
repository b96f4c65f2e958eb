/// Leaves out every other picture of a movement that is so slow that nobody sees the difference, such
/// as the end of a spring.
struct SlowFrames {
  /// The largest mean difference in a block, 0…255, of pictures that may follow each other: text that
  /// moves by half a pixel.
  private static let limit = 12.0
  /// The longest time of one of many pictures, in milliseconds.
  private static let instant = 20

  static func thinned(
    _ frames: [(picture: Bitmap, milliseconds: Int)]
  ) -> [(picture: Bitmap, milliseconds: Int)] {
    guard let first = frames.first else { return [] }
    let grid = BlockGrid(width: first.picture.width, height: first.picture.height)
    var kept: [(picture: Bitmap, milliseconds: Int)] = []
    for (index, frame) in frames.enumerated() {
      if let last = kept.last, index + 1 < frames.count, frame.milliseconds <= instant,
        last.milliseconds <= instant, frames[index + 1].milliseconds <= instant,
        frame.picture.isLike(last.picture, in: grid, by: limit),
        frames[index + 1].picture.isLike(last.picture, in: grid, by: 2 * limit)
      {
        kept[kept.count - 1].milliseconds += frame.milliseconds
      } else {
        kept.append(frame)
      }
    }
    return kept
  }
}

extension Bitmap {
  fileprivate func isLike(_ other: Bitmap, in grid: BlockGrid, by limit: Double) -> Bool {
    grid.blocks.allSatisfy { meanDifference(from: other, in: grid.area(of: $0)) <= limit }
  }
}
