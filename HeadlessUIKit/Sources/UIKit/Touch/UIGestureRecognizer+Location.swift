extension UIGestureRecognizer {
  /// Those that have not been lifted; while `touchesEnded` runs, `attempt.touches` has more.
  var liveTouches: [UITouch] { attempt.touches.filter(\.isDown) }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = lastWindow, view !== window else { return point }
    return window.convert(point, to: view)
  }

  /// A way in the window's coordinates, as seen in `view`, measured where the fingers are.
  func convert(way: CGPoint, to view: UIView?) -> CGPoint {
    let start = convert(lastCentroid, to: view)
    let end = convert(CGPoint(x: lastCentroid.x + way.x, y: lastCentroid.y + way.y), to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A way in `view`, in the window's coordinates.
  func convert(way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = lastWindow, view !== window else { return way }
    let start = window.convert(lastCentroid, to: view)
    let end = window.convert(CGPoint(x: start.x + way.x, y: start.y + way.y), from: view)
    return CGPoint(x: end.x - lastCentroid.x, y: end.y - lastCentroid.y)
  }

  func touchLocation(_ touches: [UITouch], _ index: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(index) else {
      HeadlessMisuse.record(
        .touchIndexOutOfRange, "location(ofTouch: \(index)) with \(touches.count) touches")
      return .zero
    }
    return convert(touches[index].position, to: view)
  }

  /// Fingers that have left count only when none is left.
  func updateCentroid() {
    guard let last = attempt.touches.last else { return }
    lastWindow = last.window
    if attempt.touches.count == 1 {
      lastCentroid = last.position
    } else {
      let live = liveTouches
      lastCentroid = UITouch.centroid(live.isEmpty ? attempt.touches : live) ?? lastCentroid
    }
  }
}

extension UITouch {
  static func centroid(_ touches: [UITouch]) -> CGPoint? {
    guard let first = touches.first else { return nil }
    if touches.count == 1 { return first.position }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.position.x
      sum.y += touch.position.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
