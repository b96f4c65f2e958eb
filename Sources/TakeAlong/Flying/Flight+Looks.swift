import UIKit

extension Flight {
  /// Keeps the looks true, in every frame: wears what has arrived where elements land, and hides the
  /// originals that something has shown.
  func lookAgain(at playback: Playback, goesToFore: Bool) {
    let remaining = playback.isPlaying ? playback.remaining : nil
    // An image that arrives is seen a few frames later all the same.
    let pairs = pairs
    for index in turns(within: 6, atMost: 12).indices(upTo: pairs.count) {
      let pair = pairs[index]
      let wears = pair.wearContent(
        isFore: goesToFore,
        at: pair.progress(in: playback.choreography, at: playback.fraction),
        remaining: remaining)
      if wears { mayNeedKeyframes = true }
    }
    hideAgain()
    guard mayNeedKeyframes else { return }
    var changed: [ElementPair] = []
    for pair in pairs where pair.morphLayer.needsKeyframes { changed.append(pair) }
    mayNeedKeyframes = !changed.isEmpty
    guard !changed.isEmpty, playback.isPlaying, let path = playback.remainingPath else { return }
    let schedules = schedules(along: path, playback.choreography)
    for pair in changed { pair.play(along: schedules[pair.share]) }
  }

  /// The elements that have their turn in this frame.
  func turns(within frames: Int, atMost limit: Int) -> Turns {
    Turns(of: pairs.count, in: snapshotQueue?.frame ?? 0, within: frames, atMost: limit)
  }

  /// Looks at half of the originals in each frame, so that none is seen for more than two. Of more than 64 elements
  /// it looks at 32.
  private func hideAgain() {
    let (pairs, occluders) = (pairs, occluders)
    let turns = turns(within: 2, atMost: 32)
    for index in turns.indices(upTo: pairs.count) {
      pairs[index].back.original.hideAgain()
      pairs[index].fore.original.hideAgain()
    }
    for index in turns.indices(upTo: occluders.count) {
      occluders[index].original.hideAgain()
    }
  }

  /// Returns whether all elements in a view of the back screen are hidden that are to be hidden.
  func hidesElements(in view: UIView) -> Bool {
    pairs.allSatisfy { pair in
      guard let element = pair.back.view, element.isDescendant(of: view),
        pair.hidesOriginal(isBack: true), pair.back.original.part == nil
      else { return true }
      return OriginalView.hides(element)
    }
  }

  func turnTexts(_ choreography: Choreography) {
    guard choreography.elementMotion.style == .leads else { return }
    let frames = frames
    for pair in pairs {
      pair.turn { fraction in
        FlightPlanes(choreography, at: RunPosition(fraction: fraction), in: frames).window?.frame
      }
    }
  }

  /// Lets looks stay for a moment where the landing does not show the same.
  func linger(committed: Bool) {
    for pair in pairs { pair.linger(isFore: committed == opens) }
  }
}
