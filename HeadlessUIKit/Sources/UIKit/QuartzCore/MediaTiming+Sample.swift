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

  /// nil before the begin and after the end, unless the animation is filled there. The end itself
  /// belongs to the interval [animation 38].
  ///
  /// What runs backwards shows the end of its cycle just after its begin, and its start at the begin
  /// itself [animation 39].
  ///
  /// Unverified: that a stopped animation (speed 0) stands at its time offset and never ends, and what
  /// one that runs backwards shows before its begin.
  func sample(at time: CFTimeInterval) -> Sample? {
    let duration = max(duration, 0)
    let active = activeDuration(of: duration)
    let length = autoreverses ? 2 * duration : duration
    var elapsed = speed == 0 ? 0 : (time - beginTime) * Double(abs(speed))
    let isEarly = elapsed < 0
    let isAtEnd = speed != 0 && elapsed >= active - MainLoop.tolerance
    if isEarly {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = speed < 0 && active.isFinite ? -active : 0
    } else if isAtEnd {
      let isLate = elapsed > active + MainLoop.tolerance
      guard !isLate || fillMode == .forwards || fillMode == .both else { return nil }
      elapsed = active
    }
    guard duration > 0 else { return Sample(seconds: 0, fraction: 1, cycle: 0) }
    let local = timeOffset + (speed < 0 ? -elapsed : elapsed)
    var cycle = (local / length).rounded(.down)
    // Rounding must not decide on which side of a cycle's end a time lies.
    let nearest = (local / length).rounded()
    let isBetween = abs(local - nearest * length) < MainLoop.tolerance
    if isBetween { cycle = nearest }
    var position = isBetween ? 0 : local - cycle * length
    // The end of one cycle and the start of the next are one time.
    if isBetween && (isAtEnd || isEarly && speed < 0) && cycle > 0 {
      cycle -= 1
      position = length
    }
    let seconds = position > duration ? length - position : position
    return Sample(seconds: seconds, fraction: seconds / duration, cycle: max(0, Int(cycle)))
  }
}
