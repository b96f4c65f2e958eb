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

/// Where two fingers are, on the screen.
struct FingerPair: Equatable {
  var first: CGPoint
  var second: CGPoint

  private var way: CGVector { CGVector(dx: second.x - first.x, dy: second.y - first.y) }

  var distance: CGFloat { (way.dx * way.dx + way.dy * way.dy).squareRoot() }

  /// Radians, growing clockwise as the screen's y axis points down.
  var angle: CGFloat { atan2(way.dy, way.dx) }

  /// From one angle to another the shorter way.
  static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let turn = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { return turn - 2 * .pi }
    return turn <= -.pi ? turn + 2 * .pi : turn
  }
}
