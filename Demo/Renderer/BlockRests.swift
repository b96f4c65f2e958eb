/// Tells for how long each block of a movie's pictures stays as it is.
struct BlockRests {
  /// The blocks that differ from the picture before.
  private let changes: [Set<Int>]
  private let milliseconds: [Int]
  private let blocks: Set<Int>

  init(_ frames: [(picture: Bitmap, milliseconds: Int)], width: Int, height: Int) {
    let grid = BlockGrid(width: width, height: height)
    blocks = Set(grid.blocks)
    milliseconds = frames.map(\.milliseconds)
    changes = frames.indices.map { index in
      guard index > 0 else { return Set(grid.blocks) }
      let (now, before) = (frames[index].picture, frames[index - 1].picture)
      return Set(
        grid.blocks.filter {
          now.differs(from: before, in: grid.area(of: $0), by: FrameCanvas.tolerance)
        })
    }
  }

  /// Returns the blocks that stay as they are in a picture for some time, in milliseconds.
  func blocks(from index: Int, for time: Int) -> Set<Int> {
    var resting = blocks
    var sum = milliseconds[index]
    for next in changes.indices.dropFirst(index + 1) {
      if sum >= time { break }
      resting.subtract(changes[next])
      sum += milliseconds[next]
    }
    return resting
  }
}
