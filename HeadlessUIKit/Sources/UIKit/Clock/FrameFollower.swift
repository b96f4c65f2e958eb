/// Moves something in each frame, like a display link of the system's own.
@MainActor protocol FrameFollower: AnyObject {
  func frame(at time: CFTimeInterval)
}

extension MainLoop {
  /// Calls `follower` in each frame from now on; it must stop when nothing moves any more.
  func follow(_ follower: any FrameFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
  }

  func unfollow(_ follower: any FrameFollower) {
    followers.removeAll { $0 === follower }
  }

  /// System work comes before the program's display links.
  func moveFollowers() {
    for follower in followers where followers.contains(where: { $0 === follower }) {
      nonisolated(unsafe) let follower = follower
      let time = now
      MainActor.assumeIsolated { follower.frame(at: time) }
    }
  }
}

/// What comes before everything else in a frame of the display.
protocol FrameInput: AnyObject {
  /// When it has something to deliver, at the earliest.
  var next: CFTimeInterval? { get }

  func deliver(upTo time: CFTimeInterval)
}
