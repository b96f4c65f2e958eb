/// The part of many things that is looked at in one frame: all of them within a few frames, and never more than
/// some at once. A frame costs the same with a hundred as with a thousand; each of a thousand has its turn later.
struct Turns {
  /// The frames in which all have their turn.
  let frames: Int
  private let turn: Int
  /// The number of times that all have had their turn.
  let round: Int

  /// - Parameters:
  ///   - frames: The frames in which all of a few have their turn.
  ///   - limit: The number that is looked at in one frame at most.
  init(of count: Int, in frame: Int, within frames: Int, atMost limit: Int) {
    self.frames = max(frames, (count + limit - 1) / limit)
    turn = frame % self.frames
    round = frame / self.frames
  }

  func includes(_ index: Int) -> Bool { index % frames == turn }

  func indices(upTo count: Int) -> StrideTo<Int> { stride(from: turn, to: count, by: frames) }
}
