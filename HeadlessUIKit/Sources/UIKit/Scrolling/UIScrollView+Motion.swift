extension UIScrollView: FrameFollower {
  /// Called before each frame while something moves.
  func frame(at time: CFTimeInterval) {
    // Its window is gone without having let it go.
    guard window != nil else { return leaveWindow() }
    if let animation = offsets.animation {
      animationFrame(animation, at: time)
    } else if let glide = offsets.glide {
      glideFrame(glide, at: time)
    }
    if offsets.animation == nil, offsets.glide == nil { MainLoop.main.unfollow(self) }
  }

  /// Ends what moves the content without a finger; nobody is told.
  // Unverified: that `setContentOffset(_:animated: false)` stops a coasting view without
  // `scrollViewDidEndDecelerating`, and an animation without its end.
  func stopMoving() {
    offsets.glide = nil
    offsets.animation = nil
    MainLoop.main.unfollow(self)
  }

  /// Nothing moves outside of a window.
  // Unverified: only the end of a drag is told; the content goes back inside.
  func leaveWindow() {
    stopMoving()
    letGo()
    endZoomAnimation()
    endDrag(velocity: nil)
    offsets.isTracking = false
    motionDidEnd()
  }

  /// Observed: switching off and on again is a way to stop a view that coasts.
  func scrollEnabledDidChange() {
    if !isScrollEnabled { endGlide() }
    panGestureRecognizer.isEnabled = isScrollEnabled
  }

  func startGlide(x: ScrollGlide, y: ScrollGlide, from offset: CGPoint) {
    offsets.glide = ScrollState.Glide(x: x, y: y, start: MainLoop.main.now, shown: offset)
    MainLoop.main.follow(self)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// A program may move the content on the way: the rest of the way is added to where it is then.
  private func glideFrame(_ start: ScrollState.Glide, at time: CFTimeInterval) {
    var glide = start
    glide.shift.x += contentOffset.x - glide.shown.x
    glide.shift.y += contentOffset.y - glide.shown.y
    let elapsed = time - glide.start
    let next = CGPoint(
      x: glide.x.position(at: elapsed) + glide.shift.x,
      y: glide.y.position(at: elapsed) + glide.shift.y)
    glide.shown = CGPoint(x: Display.round(next.x), y: Display.round(next.y))
    offsets.glide = glide
    moveContent(to: next)
    guard offsets.glide?.start == glide.start else { return }
    if elapsed >= max(glide.x.duration, glide.y.duration) - MainLoop.tolerance { endGlide() }
  }

  func endGlide() {
    guard offsets.glide != nil else { return }
    offsets.glide = nil
    pullInside()
    delegate?.scrollViewDidEndDecelerating(self)
    if !isMovedByHand { motionDidEnd() }
  }
}
