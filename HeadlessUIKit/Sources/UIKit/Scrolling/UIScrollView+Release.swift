extension UIScrollView {
  /// Seconds after its last move in which a finger still throws.
  // Unverified: that it rests after that is known [gestures 74], not after how long.
  private static let holdTime: CFTimeInterval = 0.05

  /// The finger has left, at a velocity in points per second; without one, it was cancelled.
  // Unverified: a cancelled drag does not ask where to end, and throws nothing.
  func endDrag(velocity fingers: CGPoint?) {
    guard let drag = offsets.drag else { return }
    let isHeldStill = MainLoop.main.now - drag.lastMove > Self.holdTime
    var velocity = CGPoint.zero
    if let fingers, !isHeldStill {
      velocity = CGPoint(x: drag.movesX ? -fingers.x : 0, y: drag.movesY ? -fingers.y : 0)
    }
    let from = contentOffset
    let (x, y) = (spanX, spanY)
    var shown = velocity
    // What is stretched follows the finger more slowly.
    shown.x *= x.bounces || from.x == x.clamp(from.x) ? x.slope(at: drag.held.x) : 0
    shown.y *= y.bounces || from.y == y.clamp(from.y) ? y.slope(at: drag.held.y) : 0
    var glideX = glide(from: from.x, velocity: shown.x, in: x)
    var glideY = glide(from: from.y, velocity: shown.y, in: y)
    if fingers != nil {
      let proposed = CGPoint(x: glideX.target, y: glideY.target)
      let target = askTarget(
        proposed, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
      // Unverified: a target beyond the limits is brought inside.
      if target.x != proposed.x {
        glideX = ScrollGlide(from: from.x, velocity: shown.x, to: x.clamp(target.x))
      }
      if target.y != proposed.y {
        glideY = ScrollGlide(from: from.y, velocity: shown.y, to: y.clamp(target.y))
      }
    }
    finishDrag(at: from, x: glideX, y: glideY)
  }

  /// Observed in published logs: will end, did end, will decelerate. Observed too: a view that has
  /// just been let go is not dragging any more, but still tracking.
  private func finishDrag(at offset: CGPoint, x: ScrollGlide, y: ScrollGlide) {
    offsets.drag = nil
    let glides = window != nil && max(x.duration, y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
    offsets.isTracking = false
    // Unverified: an animation that the program starts here takes the place of coasting.
    guard glides, window != nil, offsets.animation == nil else {
      pullInside()
      if offsets.animation == nil { motionDidEnd() }
      return
    }
    startGlide(x: x, y: y, from: offset)
  }

  private func askTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = restingTarget(proposed, velocity: velocity)
    let own = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    guard isPagingEnabled, target != own else { return target }
    HeadlessMisuse.record(
      .pagingTargetChanged, "Stop offset can not be modified for paging scroll views")
    return own
  }

  private func glide(from offset: CGFloat, velocity: CGFloat, in span: ScrollSpan) -> ScrollGlide {
    guard isPagingEnabled, span.scrolls else {
      return ScrollGlide(from: offset, velocity: velocity, in: span, rate: decelerationRate)
    }
    return ScrollGlide(
      from: offset, velocity: velocity, to: span.page(from: offset, velocity: velocity))
  }
}

extension ScrollSpan {
  /// A multiple of the length, at most one further in a flick [gestures 119].
  // Unverified: the speed of a flick, in points per second; that pages count from the lower limit.
  func page(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return clamp(offset) }
    let place = (clamp(offset) - min) / length
    let page =
      abs(velocity) < Self.flick
      ? place.rounded() : velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    return clamp(min + page * length)
  }

  private static var flick: CGFloat { 100 }
}
