extension MainLoop {
  /// Makes `layer` the top of a tree that is on the screen.
  func addRoot(_ layer: CALayer) {
    roots.removeAll { $0.layer == nil || $0.layer === layer }
    roots.append(Root(layer: layer))
    layer.isWindowRoot = true
    layer.markDirty()
  }

  func removeRoot(_ layer: CALayer) {
    roots.removeAll { $0.layer == nil || $0.layer === layer }
    layer.isWindowRoot = false
    layer.markDirty()
  }

  /// Lays out and draws every tree on the screen, until nothing asks for it any more.
  func layoutRoots() {
    for hook in layoutHooks { hook() }
    for root in roots { root.layer?.layoutAndDisplay() }
  }

  /// Looks at `layer` in each frame, until its animations have ended.
  func watch(_ layer: CALayer) {
    if layer.isWatched { return }
    layer.isWatched = true
    watched.append(layer)
  }

  func stopEndedAnimations() {
    // A tree whose window is gone has nobody to take it off the screen.
    for layer in watched where !layer.isInLiveTree { layer.commitState() }
    var ended: [(animation: AttachedAnimation, late: CFTimeInterval)] = []
    watched.removeAll { layer in
      var isIdle = true
      let time = layer.localTime(at: now)
      for animation in layer.animations where !animation.isFinished {
        let late = time - animation.animation.timing.endTime
        // What no commit has seen has not begun, whatever its times say.
        let isOver = animation.didStart && late >= -Self.tolerance
        if isOver { ended.append((animation, late)) } else { isIdle = false }
      }
      if isIdle { layer.isWatched = false }
      return isIdle
    }
    // The one that ended first comes first; `sort` keeps the order of equals.
    ended.sort { $0.late > $1.late + Self.tolerance }
    for (animation, _) in ended where !animation.isFinished {
      animation.isFinished = true
      if animation.animation.isRemovedOnCompletion { animation.layer?.forget(animation) }
      animation.endCallbacks(finished: true)
    }
  }

  func fireDisplayLinks() {
    for link in links where !link.isPaused { link.fire(frame: frame, at: now) }
  }
}
