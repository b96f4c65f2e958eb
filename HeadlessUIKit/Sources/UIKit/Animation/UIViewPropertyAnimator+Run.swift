extension UIViewPropertyAnimator {
  func fly(_ way: AnimatorRun.Way, over time: TimeInterval? = nil, delay: TimeInterval = 0) {
    let length: TimeInterval
    switch way {
    case .timeline(let share): length = (reversed ? share : 1 - share) * duration
    case .stretch: length = time ?? duration
    }
    let run = AnimatorRun(
      way: way, goesBack: reversed, began: MainLoop.main.now + delay, duration: max(0, length))
    self.run = run
    pausedShare = nil
    runNumber += 1
    pending = 0
    Self.runningOnes.insert(self)
    for track in tracks { play(track, in: run) }
    if pending == 0 { endWithoutAnimations() }
  }

  /// On from where it stands. Without parameters and factor it stays on its own curve, in the time
  /// that is left there; otherwise the rest of the way takes `factor` of the whole duration, along
  /// the new curve or the old one [animation 86].
  // Unverified: how UIKit joins the old curve and the new one.
  func goOn(with parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard phase == .active, run == nil, !isCompleting else {
      if phase == .stopped {
        HeadlessMisuse.record(
          .animatorStartedWhileStopped, "a stopped property animator cannot be continued")
      }
      return
    }
    if parameters == nil, factor <= 0 {
      fly(.timeline(share: timelineShare))
      return
    }
    for track in tracks { track.anchor = (position, progress(of: track)) }
    let rest = factor > 0 ? factor * duration : abs((reversed ? 0 : 1) - position) * duration
    let (pace, time) = parameters?.pace(over: rest) ?? (pace, rest)
    fly(.stretch(from: position, pace: pace), over: time)
  }

  /// A pending end that belongs to a run which is over means nothing.
  func play(_ track: Track, in run: AnimatorRun) {
    guard !track.isLost else { return }
    let number = runNumber
    let end = AnimationEnd { [weak self, weak track] finished in
      guard let self, let track else { return }
      self.ended(track, run: number, finished: finished)
    }
    let now = track.layer.convertTime(MainLoop.main.now, from: nil)
    let wait = run.began - MainLoop.main.now
    switch run.way {
    case .timeline(let share):
      // The track's own clock at the begin of the run.
      let local = share * duration - track.offset
      if run.goesBack, local <= 0 { return rest(track, at: 0) }
      track.add(from: 0, to: 1, pace: track.pace, delegate: end) { animation in
        pending += 1
        animation.duration = track.duration
        if run.goesBack {
          animation.speed = -1
          animation.beginTime = now + wait - (track.duration - min(local, track.duration))
          // At its begin itself it would show its start [animation 39].
          animation.beginTime -= 2 * MainLoop.tolerance
          if local > track.duration { animation.beginTime += local - track.duration }
          animation.isRemovedOnCompletion = track.offset == 0
        } else if local != 0 || wait > 0 {
          animation.beginTime = now + wait - local
        }
      }
    case .stretch(_, let pace):
      let left = run.duration - max(0, -wait)
      guard left > 0 else { return rest(track, at: run.target) }
      track.add(
        from: track.anchor?.progress ?? 0, to: run.target, pace: pace, over: left, delegate: end
      ) { animation in
        pending += 1
        animation.duration = left
      }
    }
  }

  /// Nothing to play: stands at an end until the animator is done.
  private func rest(_ track: Track, at place: Double) {
    track.add(
      from: place, to: place, pace: Pace(.linear), delegate: AnimationEnd { _ in }
    ) {
      $0.speed = 0; $0.duration = max(duration, 1e-3)
    }
  }

  private func ended(_ track: Track, run number: Int, finished: Bool) {
    guard number == runNumber, run != nil else { return }
    pending -= 1
    if !finished { track.isLost = true }
    if pending == 0 { arrive() }
  }

  private func endWithoutAnimations() {
    let number = runNumber
    AnimationBatch.completeEmpty {
      guard number == self.runNumber, self.run != nil, self.pending == 0 else { return }
      self.arrive()
    }
  }

  // Unverified: an animator whose animations the system dropped (background, window gone) reports
  // the end that it was going to.
  private func arrive() {
    guard let run else { return }
    position = run.target
    if pausesOnCompletion {
      for track in tracks { track.anchor = (position, position) }
      endRun()
      holdTracks()
    } else {
      complete(at: run.goesBack ? .start : .end)
    }
  }

  func endRun() {
    run = nil
    runNumber += 1
    pending = 0
    if !isCompleting { Self.runningOnes.remove(self) }
  }
}

/// A running stretch of a property animator. Fractions count from the start values (0) to the end
/// values (1), whichever way the run goes.
struct AnimatorRun {
  enum Way {
    /// On the animator's own timeline, forward or back, from this share of it.
    case timeline(share: Double)
    /// From a fraction to an end, at a pace and in a time of its own.
    case stretch(from: Double, pace: Pace)
  }

  var way: Way
  var goesBack: Bool
  /// When it began, or will.
  var began: CFTimeInterval
  var duration: TimeInterval

  var target: Double { goesBack ? 0 : 1 }

  /// How much of its time has passed, 0…1.
  func elapsed(at now: CFTimeInterval) -> Double {
    duration > 0 ? min(1, max(0, (now - began) / duration)) : 1
  }

  /// Where the run is on the animator's timeline; nil on a stretch, which has left it.
  func share(at now: CFTimeInterval, of total: TimeInterval) -> Double? {
    guard case .timeline(let start) = way else { return nil }
    let passed = elapsed(at: now) * duration / max(total, 1e-9)
    return goesBack ? max(0, start - passed) : min(1, start + passed)
  }
}
