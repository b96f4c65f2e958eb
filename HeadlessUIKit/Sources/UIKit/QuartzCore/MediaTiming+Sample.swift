extension MediaTiming {
  /// Where an animation stands.
  struct Sample {
    /// Seconds into the cycle, already turned round in the second half of an autoreversed one.
    var seconds: CFTimeInterval
    /// The same as a share of the duration, 0…1.
    var fraction: Double
    /// How many cycles went before.
    var cycle: Int
  }

  /// Seconds of the animation's own clock; infinity for what repeats for ever.
  func activeDuration(of duration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// When it is over, on the parent's clock. A stopped animation never is.
  var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration(of: duration) / Double(abs(speed))
  }

  /// nil where the animation shows nothing: before its begin and, the interval being half open, at
  /// its very end, unless it is filled. In a group the end itself still belongs to the interval,
  /// because a filled group stands there.
  ///
  /// Unverified: that a stopped animation (speed 0) stands at its time offset and never ends.
  func sample(
    at time: CFTimeInterval, duration: CFTimeInterval, isInGroup: Bool
  ) -> Sample? {
    let active = activeDuration(of: duration)
    var elapsed = speed == 0 ? 0 : (time - beginTime) * Double(abs(speed))
    var isOver = false
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    } else if elapsed >= active - MainLoop.tolerance {
      let isAtEnd = isInGroup && elapsed <= active + MainLoop.tolerance
      guard fillMode == .forwards || fillMode == .both || isAtEnd else { return nil }
      elapsed = active
      isOver = true
    }
    guard duration > 0 else { return Sample(seconds: 0, fraction: 1, cycle: 0) }
    let runsBack = speed < 0
    let start = active.isFinite ? active : 0
    let local = timeOffset + (runsBack ? start - elapsed : elapsed)
    let length = autoreverses ? 2 * duration : duration
    var cycle = (local / length).rounded(.down)
    var position = local - cycle * length
    // The end of one cycle and the begin of the next are one time: which is meant?
    if (isOver != runsBack) && position < MainLoop.tolerance && cycle > 0 {
      cycle -= 1
      position = length
    }
    let seconds = position > duration ? length - position : position
    return Sample(seconds: seconds, fraction: seconds / duration, cycle: Int(cycle))
  }
}
