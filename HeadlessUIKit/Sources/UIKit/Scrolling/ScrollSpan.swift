/// Where the offset may rest along one axis, and how it resists beyond.
struct ScrollSpan: Equatable {
  let min: CGFloat
  let max: CGFloat
  /// The view's size along the axis.
  let length: CGFloat
  /// Whether a drag may move the content.
  let scrolls: Bool
  /// Whether it may leave the limits on its way.
  let bounces: Bool

  func clamp(_ offset: CGFloat) -> CGFloat { Swift.min(Swift.max(offset, min), max) }

  /// How far the finger's offset lies outside, 0 within the limits.
  private func excess(_ offset: CGFloat) -> CGFloat { offset - clamp(offset) }

  /// Where a finger's offset is shown: past an edge it stretches a rubber band [gestures 115].
  func shown(_ offset: CGFloat) -> CGFloat {
    let excess = excess(offset)
    guard excess != 0, bounces, length > 0 else { return clamp(offset) }
    let stretched = length * (1 - 1 / (1 + Self.stiffness * abs(excess) / length))
    return clamp(offset) + (excess < 0 ? -stretched : stretched)
  }

  /// The finger's offset that is shown at `shown`.
  func offset(shownAt shown: CGFloat) -> CGFloat {
    let stretched = excess(shown)
    // The band never reaches a whole length.
    guard stretched != 0, bounces, abs(stretched) < length else { return shown }
    let excess = length / Self.stiffness * (1 / (1 - abs(stretched) / length) - 1)
    return clamp(shown) + (stretched < 0 ? -excess : excess)
  }

  /// How much of the finger's speed is seen at a finger's offset.
  func slope(at offset: CGFloat) -> CGFloat {
    let excess = abs(excess(offset))
    guard excess != 0, length > 0 else { return 1 }
    let share = 1 / (1 + Self.stiffness * excess / length)
    return Self.stiffness * share * share
  }

  private static let stiffness: CGFloat = 0.55
}
