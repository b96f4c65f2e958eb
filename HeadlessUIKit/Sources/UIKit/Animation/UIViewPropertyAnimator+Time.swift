extension UIViewPropertyAnimator {
  /// From the start values to the end values, 0…1.
  ///
  /// It is the progress that is seen, so that a pause does not jump although scrubbing is linear;
  /// without linear scrubbing it is the share of the time.
  // Unverified: which of the two UIKit reports while a curve runs.
  var fraction: Double {
    guard let run else { return position }
    let now = MainLoop.main.now
    switch run.way {
    case .timeline:
      return clamped(value(atShare: run.share(at: now, of: duration) ?? 0))
    case .stretch(let start, let pace):
      let passed = run.elapsed(at: now)
      let way = scrubsLinearly ? pace.progress(at: passed, of: run.duration) : passed
      return clamped(start + (run.target - start) * way)
    }
  }

  /// How much of the timeline is over.
  var timelineShare: Double {
    if let share = run?.share(at: MainLoop.main.now, of: duration) { return share }
    return pausedShare ?? share(of: fraction)
  }

  private func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }

  private func value(atShare share: Double) -> Double {
    scrubsLinearly ? pace.progress(at: share, of: duration) : share
  }

  private func share(of fraction: Double) -> Double {
    scrubsLinearly ? pace.share(reaching: fraction, of: duration) : fraction
  }

  /// A track's own progress when the timeline is at `share`.
  private func progress(of track: Track, atShare share: Double) -> Double {
    track.duration > 0
      ? track.pace.progress(
        at: (share * duration - track.offset) / track.duration, of: track.duration)
      : 1
  }

  /// A track's own progress now.
  func progress(of track: Track) -> Double {
    guard let run else { return scrubbed(track) }
    let now = MainLoop.main.now
    switch run.way {
    case .timeline:
      return progress(of: track, atShare: run.share(at: now, of: duration) ?? 0)
    case .stretch(_, let pace):
      let start = track.anchor?.progress ?? 0
      return start + (run.target - start)
        * pace.progress(at: run.elapsed(at: now), of: run.duration)
    }
  }

  /// While paused, the way from where a track was at the pause is linear to both ends.
  private func scrubbed(_ track: Track) -> Double {
    guard scrubsLinearly else { return progress(of: track, atShare: position) }
    let begin = value(atShare: duration > 0 ? track.offset / duration : 0)
    let anchor = track.anchor ?? (begin, 0)
    if position >= anchor.fraction {
      let rest = 1 - anchor.fraction
      if rest <= 0 { return anchor.progress }
      return anchor.progress + (1 - anchor.progress) * (position - anchor.fraction) / rest
    }
    if position <= begin || anchor.fraction <= begin { return 0 }
    return anchor.progress * (position - begin) / (anchor.fraction - begin)
  }

  /// Takes a running animator into hand where it is.
  func hold() {
    guard run != nil else { return }
    let share = run?.share(at: MainLoop.main.now, of: duration)
    let now = fraction
    for track in tracks { track.anchor = (now, progress(of: track)) }
    position = now
    endRun()
    pausedShare = share
    holdTracks()
  }

  /// Shows every track where it is to be, and lets it stand there.
  func holdTracks() {
    for track in tracks where !track.isLost {
      let place = progress(of: track)
      let number = track.generation + 1
      let linear = Pace(.linear)
      track.add(
        from: place, to: place, pace: linear, delegate: watch(track, number)
      ) {
        $0.speed = 0; $0.duration = max(duration, 1e-3)
      }
    }
  }

  /// Notices when the system, or another animation, takes a track's animation away.
  private func watch(_ track: Track, _ number: Int) -> AnimationEnd {
    AnimationEnd { [weak track] _ in
      if let track, track.generation == number { track.isLost = true }
    }
  }
}
