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
