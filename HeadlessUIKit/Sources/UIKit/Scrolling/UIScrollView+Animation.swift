extension UIScrollView {
  /// Seconds, and the curve of `UIView.animate`.
  // Unverified: UIScrollView.h says "at constant velocity", what is seen eases in and out.
  private static let scrollDuration: CFTimeInterval = 0.3

  /// Observed: an animation that goes nowhere is none, and its end is not told.
  // Unverified: outside of a window the offset is set at once.
  func animateContent(to offset: CGPoint, isToTop: Bool = false) {
    let target = CGPoint(x: Display.round(offset.x), y: Display.round(offset.y))
    guard target != contentOffset else { return }
    guard window != nil else { return contentOffset = target }
    offsets.animation = ScrollState.Animation(
      from: contentOffset, to: target, start: MainLoop.main.now, isToTop: isToTop)
    MainLoop.main.follow(self)
  }

  func animationFrame(_ animation: ScrollState.Animation, at time: CFTimeInterval) {
    let share = (time - animation.start) / Self.scrollDuration
    if share >= 1 - MainLoop.tolerance {
      moveContent(to: animation.to)
      if offsets.animation != nil {
        endAnimation()
        motionDidEnd()
      }
      return
    }
    let progress = Pace(.easeInOut).progress(at: share, of: Self.scrollDuration)
    moveContent(
      to: CGPoint(
        x: animation.from.x + (animation.to.x - animation.from.x) * progress,
        y: animation.from.y + (animation.to.y - animation.from.y) * progress))
  }

  func endAnimation() {
    guard let animation = offsets.animation else { return }
    offsets.animation = nil
    if animation.isToTop {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
