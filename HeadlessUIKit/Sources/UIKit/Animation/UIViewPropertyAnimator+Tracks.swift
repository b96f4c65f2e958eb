extension UIViewPropertyAnimator {
  func add(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
    switch phase {
    case .inactive:
      blocks.append((changes, delayFactor))
    case .active:
      perform(changes, delayFactor: Double(delayFactor))
    case .stopped:
      HeadlessMisuse.record(
        .animatorStartedWhileStopped, "animations added to a stopped property animator")
    @unknown default: break
    }
  }

  func runBlocks() {
    let waiting = blocks
    blocks = []
    for (changes, factor) in waiting { collect(changes, after: Double(factor) * duration) }
  }

  /// Added late, animations take what is left of the duration [animation 83].
  private func perform(_ changes: @escaping () -> Void, delayFactor: Double) {
    let known = tracks.count
    let passed = timelineShare * duration
    collect(changes, after: passed + delayFactor * (duration - passed))
    if waitsForAnimations {
      waitsForAnimations = false
      fly(.timeline(share: reversed ? 1 : 0), delay: delay)
    } else if let run {
      for track in tracks[known...] { play(track, in: run) }
    } else {
      holdTracks()
    }
  }

  private func collect(_ changes: () -> Void, after offset: TimeInterval) {
    let length = max(0, duration - offset)
    guard length > 0 else { return UIView.performWithoutAnimation(changes) }
    AnimationContext(duration: length, delay: offset, pace: pace, animator: self).run(changes)
  }

  /// Called for every property that changes in a block of this animator, or in a block inside it.
  func take(_ track: Track) {
    if !track.property.isAdditive {
      // What does not stack takes over from its forerunner.
      let key = Track.Key(track)
      replaceable[key]?.isLost = true
      replaceable[key] = track
    }
    tracks.append(track)
    track.touches = !isUserInteractionEnabled ? .none : isManualHitTestingEnabled ? .model : .shown
    count(track, 1)
  }

  func release(_ track: Track) { count(track, -1) }

  private func count(_ track: Track, _ change: Int) {
    switch track.touches {
    case .none: track.view.interactionBlocks += change
    case .shown: track.view.trackedByAnimators += change
    case .model: break
    }
  }

  /// The last change of each property is its end.
  func settleAtEnd() {
    var ends: [Track.Key: AnimatableValue] = [:]
    for track in tracks { ends[Track.Key(track)] = track.after }
    for track in tracks where !track.isLost {
      track.property.set(ends[Track.Key(track)] ?? track.after, on: track.layer)
    }
  }
}
