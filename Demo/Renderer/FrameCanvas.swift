/// The picture that a player of an animation shows so far, in blocks.
struct FrameCanvas {
  /// The part of a picture that brings the canvas up to it.
  struct Part {
    /// The even place of the part's upper left corner.
    var x, y: Int
    var picture: Bitmap
    /// Indicates whether pixels that are clear keep what is shown there.
    var blends: Bool
    /// Indicates whether it is to be encoded well, because some of it will be seen for long.
    var isFine: Bool
  }

  /// The largest difference of a channel that nobody sees in a movement.
  static let tolerance = 5

  /// The number of frames for which blocks that have come to rest wait for others, and for which few of
  /// them wait beside much that moves: a frame that is encoded well holds what moves as well.
  private static let patience = (many: 6, few: 14)

  private let grid: BlockGrid
  /// Nil before the first picture.
  private var shown: Bitmap?
  /// The blocks that were encoded in haste.
  private var coarse: Set<Int> = []
  /// The number of frames for which a block has waited.
  private var waits = 0

  init(width: Int, height: Int) {
    grid = BlockGrid(width: width, height: height)
  }

  /// Returns the part to be shown next, or nil if nothing has to change.
  ///
  /// - Parameter resting: The blocks that will be seen for long as they are now. What was encoded in
  ///   haste of them is encoded again. Nil if nothing moves at all.
  mutating func part(of picture: Bitmap, resting: Set<Int>?) -> Part? {
    guard var canvas = shown else {
      shown = picture
      coarse = resting == nil ? [] : Set(grid.blocks)
      return Part(x: 0, y: 0, picture: picture, blends: false, isFine: resting == nil)
    }
    let resting = resting ?? Set(grid.blocks)
    let isStill = resting.count == grid.blocks.count
    let limit = isStill ? 0 : FrameCanvas.tolerance
    var blocks = Set(
      grid.blocks.filter { picture.differs(from: canvas, in: grid.area(of: $0), by: limit) })
    let wanting = coarse.union(blocks).intersection(resting)
    waits = wanting.isEmpty ? 0 : waits + 1
    let isMany = wanting.count * 2 > blocks.count
    let patience = isMany ? FrameCanvas.patience.many : FrameCanvas.patience.few
    let isFine = !wanting.isEmpty && (waits > patience || blocks.isSubset(of: resting))
    if isFine {
      waits = 0
      blocks.formUnion(wanting)
      coarse.subtract(blocks)
    } else {
      coarse.formUnion(blocks)
    }
    guard !blocks.isEmpty else { return nil }
    var part = part(of: picture, blocks, over: canvas)
    part.isFine = isFine
    // The only reference, or each block would copy the picture.
    shown = nil
    for block in blocks { canvas.copy(grid.area(of: block), of: picture, x: 0, y: 0) }
    shown = canvas
    return part
  }

  private func part(of picture: Bitmap, _ blocks: Set<Int>, over canvas: Bitmap) -> Part {
    let whole = grid.area(of: blocks)
    var part = Bitmap(width: whole.width, height: whole.height)
    // A clear pixel cannot be blended over an opaque one, but may stay as it is.
    guard blocks.allSatisfy({ picture.canBlend(over: canvas, in: grid.area(of: $0)) }) else {
      part.copy(whole, of: picture, x: whole.x, y: whole.y)
      return Part(x: whole.x, y: whole.y, picture: part, blends: false, isFine: false)
    }
    var blends = false
    for block in grid.blocks {
      let area = grid.area(of: block)
      guard area.intersection(whole) == area else { continue }
      if blocks.contains(block) {
        part.copy(area, of: picture, x: whole.x, y: whole.y)
        if !picture.isOpaque(in: area) {
          part.clearPixels(in: area, x: whole.x, y: whole.y)
          blends = true
        }
      } else {
        part.clear(area, of: picture, x: whole.x, y: whole.y)
        blends = true
      }
    }
    return Part(x: whole.x, y: whole.y, picture: part, blends: blends, isFine: false)
  }
}
