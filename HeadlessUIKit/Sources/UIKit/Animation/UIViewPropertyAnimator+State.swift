extension UIViewPropertyAnimator {
  func start() {
    switch phase {
    case .inactive:
      position = reversed ? 1 : 0
      phase = .active
      if blocks.isEmpty {
        waitsForAnimations = true
      } else {
        runBlocks()
        fly(AnimatorRun.Way.timeline(share: reversed ? 1 : 0), delay: delay)
      }
    case .active:
      if run == nil { goOn(with: nil, factor: 0) }
    case .stopped:
      HeadlessMisuse.record(
        .animatorStartedWhileStopped, "a stopped property animator cannot be started")
    @unknown default: break
    }
  }

  func pause() {
    switch phase {
    case .inactive:
      position = reversed ? 1 : 0
      phase = .active
      runBlocks()
      holdTracks()
    case .active:
      guard isInterruptible else { return refuse("paused") }
      hold()
    case .stopped:
      HeadlessMisuse.record(
        .animatorStartedWhileStopped, "a stopped property animator cannot be paused")
    @unknown default: break
    }
  }

  /// Does nothing while it runs (comment of `fractionComplete` in UIViewAnimating.h).
  func scrub(to value: Double) {
    if phase == .inactive { pause() }
    guard phase == .active, run == nil, value.isFinite else { return }
    let clamped = min(max(value, 0), 1)
    position = reversed ? 1 - clamped : clamped
    pausedShare = nil
    holdTracks()
  }

  /// On its way it turns round at once; at rest it sets the direction of the next start
  /// [animation 85].
  ///
  /// The fraction counts in the direction of travel: public examples of interruptible animators
  /// negate the finger's way while `isReversed` is true.
  // Unverified: both, on a device.
  func reverse(_ value: Bool) {
    guard value != reversed else { return }
    guard run != nil, phase == .active else {
      reversed = value
      return
    }
    hold()
    reversed = value
    goOn(with: nil, factor: 0)
  }

  func stop(_ withoutFinishing: Bool) {
    guard phase == .active, !isCompleting else {
      // Unverified: a no-op or an exception while inactive.
      return HeadlessMisuse.record(
        .animatorNotStopped, "stopAnimation(_:) on a property animator that is not active")
    }
    guard isInterruptible else { return refuse("stopped") }
    position = fraction
    endRun()
    let shown = tracks.filter { !$0.isLost }.map { track in
      (track, track.property.value(of: track.layer.presentation() ?? track.layer))
    }
    for (track, value) in shown {
      track.remove()
      track.property.set(value, on: track.layer)
    }
    if withoutFinishing {
      forgetEverything()
      phase = .inactive
    } else {
      phase = .stopped
    }
  }

  func finish(at end: UIViewAnimatingPosition) {
    guard phase == .stopped, !isCompleting else {
      return HeadlessMisuse.record(
        .animatorNotStopped, "finishAnimation(at:) should only be called on a stopped animator!")
    }
    if end == .end { settleAtEnd() }
    complete(at: end)
  }

  /// Tells the end that was reached. Going forward the model is there already; at the start it is
  /// given back its values.
  func complete(at end: UIViewAnimatingPosition) {
    endRun()
    isCompleting = true
    for track in tracks { track.remove() }
    if end == .start {
      for track in tracks.reversed() { track.property.set(track.before, on: track.layer) }
    }
    let told = completions
    forgetEverything()
    for completion in told { completion(end) }
    isCompleting = false
    phase = .inactive
    Self.runningOnes.remove(self)
  }

  private func refuse(_ what: String) {
    HeadlessMisuse.record(
      .animatorChangedWhileActive, "a property animator that is not interruptible cannot be \(what)"
    )
  }

  /// Blocks and completions are used up [animation 82].
  private func forgetEverything() {
    for track in tracks { release(track) }
    tracks = []
    replaceable = [:]
    blocks = []
    completions = []
    pausedShare = nil
    waitsForAnimations = false
    delay = 0
  }
}
