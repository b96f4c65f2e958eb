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

  /// Checks the landing place of each element, and writes only where it has changed.
  private func tick() {
    snapshotQueue?.advance()
    guard let playback, let spaces, playback.isPlaying || playback.isHeld else { return }
    let goesToFore = (playback.target == 1) == (stage.direction == .opening)
    let (end, space) = goesToFore ? (fore, spaces.fore) : (back, spaces.back)
    // A source or destination may return other views at any time.
    var named = end.answers(isFore: goesToFore) ? views(at: end, isFore: goesToFore) : nil
    var rest: KeyTimes?
    var leadMoves = false
    for pair in pairs {
      let (key, landing) = (pair.element.key, goesToFore ? pair.fore : pair.back)
      let isNamed = named.map { $0[key, default: []].contains { $0 === landing.view } } ?? true
      guard !isNamed || landing.isStale || landing.hasMoved(in: space) else { continue }
      let views = named ?? views(at: end, isFore: goesToFore)
      named = views
      let fraction = playback.choreography.elementFraction(at: playback.fraction)
      guard
        let change = pair.retarget(
          at: landing.choice(of: views[key] ?? [], in: space), isFore: goesToFore, in: space,
          at: fraction)
      else { continue }
      if case .gone = change {
        pair.morphLayer.fade(for: min(playback.remaining, 0.2))
      } else if pair.leads {
        // The screen goes along, and with it everything is baked anew.
        leadMoves = true
        continue
      }
      guard playback.isPlaying, let path = playback.remainingPath else { continue }
      let keyTimes = rest ?? keyTimes(along: path, playback.choreography)
      rest = keyTimes
      switch change {
      case .moved(let offset) where keyTimes.planes.isEmpty:
        pair.morphLayer.retarget(by: offset, along: keyTimes)
      case .moved, .resized: pair.play(along: keyTimes)
      case .gone: break
      }
    }
    if leadMoves { onLeadChange() }
  }

  /// The views that a screen offers now, by key.
  private func views(at end: ElementScreen, isFore: Bool) -> [String: [UIView]] {
    var views: [String: [UIView]] = [:]
    for offer in isFore ? end.offers(for: pairs.map(\.element.key)) : end.offers() {
      views[offer.key, default: []].append(offer.view)
    }
    return views
  }
}
