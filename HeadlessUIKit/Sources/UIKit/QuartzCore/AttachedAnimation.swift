/// An animation that was added to a layer.
final class AttachedAnimation {
  let animation: CAAnimation
  /// nil: plays, but cannot be asked for.
  let key: String?
  /// The completion blocks that wait for it.
  let groups: [CompletionGroup]
  /// nil once it is off the layer. Not weak: Swift keeps layers with weak references in a slower way.
  unowned(unsafe) var layer: CALayer?
  var didStart = false
  var isFinished = false

  init(animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.groups = groups
    for group in groups { group.pending += 1 }
  }
}

extension AttachedAnimation {
  /// At the commit: begins in a live tree, ends at once anywhere else.
  func start() {
    guard let layer, layer.animations.contains(where: { $0 === self }) else { return }
    guard layer.isInLiveTree else {
      layer.forget(self)
      postStart()
      isFinished = true
      MainLoop.main.perform { [self] in
        animation.delegate?.animationDidStop(animation, finished: false)
        for group in groups { group.leave() }
      }
      return
    }
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = layer.localTime(at: MainLoop.main.now)
    }
    if animation.mixesPaths(model: layer.state) {
      HeadlessMisuse.note(
        .pathsDiffer,
        "an animation of \(type(of: layer)) leads from a path to one with other elements: the "
          + "results are undefined")
    }
    MainLoop.main.watch(layer)
    postStart()
  }

  private func postStart() {
    if didStart { return }
    didStart = true
    MainLoop.main.perform { [self] in animation.delegate?.animationDidStart(animation) }
  }

  /// Ends before its time: told after the commit that takes it off the screen.
  ///
  /// Unverified: that an animation removed before it was committed is told that it started.
  func postEarlyEnd() {
    if isFinished { return }
    isFinished = true
    postStart()
    MainLoop.main.perform { [self] in endCallbacks(finished: false) }
  }

  /// Measured on macOS: the transaction's block comes first, then the delegate.
  func endCallbacks(finished: Bool) {
    if Headless.completionBlocksComeFirst {
      for group in groups { group.leave() }
      animation.delegate?.animationDidStop(animation, finished: finished)
    } else {
      animation.delegate?.animationDidStop(animation, finished: finished)
      for group in groups { group.leave() }
    }
  }
}
