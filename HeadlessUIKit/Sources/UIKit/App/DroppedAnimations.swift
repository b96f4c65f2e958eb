extension CALayer {
  /// What the system does to a layer that it no longer shows.
  func dropAnimations() {
    for animation in animations where animation.animation.isRemovedOnCompletion {
      forget(animation)
      animation.postEarlyEnd()
    }
  }
}
