/// The picture that a player of an animation shows so far, in blocks.
struct FrameCanvas {
  /// The part of a picture that brings the canvas up to it.
  struct Part {
    /// The even place of the part's upper left corner.
    var x, y: Int
    var picture: Bitmap
    /// Indicates whether blocks that are clear keep what is shown there.
    var blends: Bool
  }

  /// The largest difference of a channel that nobody sees in a movement.
  private static let tolerance = 5

  private let grid: BlockGrid
  /// Nil before the first picture.
  private var shown: Bitmap?
  /// The blocks that were encoded in haste.
  private var coarse: Set<Int> = []

  init(width: Int, height: Int) {
    grid = BlockGrid(width: width, height: height)
  }

  /// Returns the part to be shown next, or nil if nothing has to change.
  ///
  /// - Parameter exactly: Whether the picture will stand still. Then the part also contains all that
  ///   was encoded in haste before.
  mutating func part(of picture: Bitmap, exactly: Bool) -> Part? {
    guard var canvas = shown else {
      shown = picture
      coarse = exactly ? [] : Set(grid.blocks)
      return Part(x: 0, y: 0, picture: picture, blends: false)
    }
    let limit = exactly ? 0 : FrameCanvas.tolerance
    var blocks = Set(
      grid.blocks.filter { picture.differs(from: canvas, in: grid.area(of: $0), by: limit) })
    if exactly { blocks.formUnion(coarse) }
    guard !blocks.isEmpty else { return nil }
    coarse = exactly ? [] : coarse.union(blocks)
    // The only reference, or each block would copy the picture.
    shown = nil
    for block in blocks { canvas.copy(grid.area(of: block), of: picture, x: 0, y: 0) }
    shown = canvas
    return part(of: picture, blocks)
  }

  private func part(of picture: Bitmap, _ blocks: Set<Int>) -> Part {
    let whole = grid.area(of: blocks)
    var part = Bitmap(width: whole.width, height: whole.height)
    // A clear pixel cannot be blended over an opaque one.
    guard blocks.allSatisfy({ picture.isOpaque(in: grid.area(of: $0)) }) else {
      part.copy(whole, of: picture, x: whole.x, y: whole.y)
      return Part(x: whole.x, y: whole.y, picture: part, blends: false)
    }
    var blends = false
    for block in grid.blocks {
      let area = grid.area(of: block)
      guard area.intersection(whole) == area else { continue }
      if blocks.contains(block) {
        part.copy(area, of: picture, x: whole.x, y: whole.y)
      } else {
        part.clear(area, of: picture, x: whole.x, y: whole.y)
        blends = true
      }
    }
    return Part(x: whole.x, y: whole.y, picture: part, blends: blends)
  }
}
