import UIKit

// The views at both ends belong to the app, which may move or reuse them during a flight.
extension Flight {
  /// Calls `tick` in every frame, from the first one on that shows the arriving screen.
  func watch() {
    // A link made while touches are delivered fires before the arriving screen is drawn.
    let made = CACurrentMediaTime()
    let link = FrameLink { [weak self] time in
      guard time > made else { return }
      // Layers without a view animate implicitly.
      CATransaction.withoutActions {
        self?.tick()
      }
    }
    stage.undo { _ in link.stop() }
  }

  private func watchLandings(_ watch: LayerWatch, isFore: Bool, in space: RestingSpace) {
    watch.watch(pairs.compactMap { (isFore ? $0.fore : $0.back).view }, in: space.root)
  }

  /// Checks the landing place of each element, and writes only where it has changed.
  func tick() {
    if snapshotQueue?.advance() == true { mayNeedKeyframes = true }
    guard let playback, let spaces, playback.isPlaying || playback.isHeld else { return }
    let goesToFore = (playback.target == 1) == opens
    lookAgain(at: playback, goesToFore: goesToFore)
    let (end, space) = goesToFore ? (fore, spaces.fore) : (back, spaces.back)
    let asksAll = goesToFore ? asksAgain.fore : asksAgain.back
    if goesToFore { asksAgain.fore = false } else { asksAgain.back = false }
    var named: [TakeAlongKey: [UIView]]?
    var rest: FlightSchedules?
    var leadMoves = false
    let watch = goesToFore ? watches.fore : watches.back
    let looksAtAll = asksAll || watch.hasChanged
    var changes = looksAtAll
    let turns = turns(within: 6, atMost: 12)
    // One after the other: all that moves a view moves at least two of them.
    let corner = turns.round % 3
    defer { if changes { watchLandings(watch, isFore: goesToFore, in: space) } }
    let (pairs, landings) = (pairs, goesToFore ? ends.fore : ends.back)
    for index in pairs.indices {
      let landing = landings[index]
      let isNew = looksAtAll || landing.hasNewPlace
      // In turn, for whatever else may have happened to it: another key, another superview above.
      guard isNew || turns.includes(index) else { continue }
      let pair = pairs[index]
      guard !pair.isLost else {
        if pair.isLostAtFore != goesToFore { pair.revealRemaining() }
        continue
      }
      let isInQuestion = asksAll || landing.isStale
      guard isInQuestion || landing.hasMoved(in: space, corner: isNew ? nil : corner) else {
        continue
      }
      var view = landing.view
      // A place that merely scrolls is followed without a question.
      if isInQuestion || landing.isLaidOutAnew(in: space) {
        let views = named ?? views(at: end)
        named = views
        view = landing.choice(of: views[pair.element.key] ?? [], in: space)
      }
      let fraction = pair.progress(in: playback.choreography, at: playback.fraction)
      guard
        let change = pair.retarget(
          at: view, isFore: goesToFore, in: space, at: fraction)
      else { continue }
      changes = true
      if case .gone = change {
        pair.morphLayer.fade(for: min(playback.remaining, 0.2))
        // A finger holds no empty page.
        if playback.isHeld { pair.revealRemaining() }
      } else if pair.leads {
        // The screen goes along, and with it everything is baked anew.
        leadMoves = true
        continue
      }
      guard playback.isPlaying, let path = playback.remainingPath else { continue }
      let schedules = rest ?? schedules(along: path, playback.choreography)
      rest = schedules
      let keyTimes = schedules[pair.share]
      switch change {
      case .moved(let offset) where keyTimes.planes.isEmpty:
        pair.morphLayer.retarget(by: offset, along: keyTimes)
      case .moved, .resized: pair.play(along: keyTimes)
      case .gone: break
      }
    }
    if leadMoves { onLeadChange() }
  }
}
