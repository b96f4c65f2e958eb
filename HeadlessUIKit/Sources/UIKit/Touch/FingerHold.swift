/// The two fingers that a pinch or a rotation goes by: the first that land; a third does not count
/// [gestures 96], a place that was left free is taken by the next [gestures 98].
@MainActor struct FingerHold {
  private(set) var touches: [UITouch] = []

  /// Returns the fingers that are too many.
  mutating func add(_ new: Set<UITouch>) -> [UITouch] {
    var surplus: [UITouch] = []
    for touch in new.sorted(by: { $0.finger < $1.finger }) {
      if touches.count < 2 { touches.append(touch) } else { surplus.append(touch) }
    }
    return surplus
  }

  /// Returns whether one of the two is among them.
  mutating func remove(_ gone: Set<UITouch>) -> Bool {
    let count = touches.count
    touches.removeAll { gone.contains($0) }
    return touches.count != count
  }

  func holds(anyOf moved: Set<UITouch>) -> Bool { touches.contains { moved.contains($0) } }

  /// Nil unless both are down.
  var pair: FingerPair? {
    guard touches.count == 2 else { return nil }
    return FingerPair(first: touches[0].position, second: touches[1].position)
  }
}
