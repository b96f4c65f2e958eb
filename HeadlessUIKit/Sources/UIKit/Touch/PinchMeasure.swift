/// How far apart two fingers are, against where the pinch began [gestures 96 to 98].
struct PinchMeasure {
  private var landed: CGFloat?
  private var reference: CGFloat?
  /// What the scale was when the reference was taken.
  private var base: CGFloat = 1
  private var last: (distance: CGFloat, time: TimeInterval)?
  private(set) var scale: CGFloat = 1
  private(set) var velocity: CGFloat = 0

  /// Two fingers lie on the screen now: the scale goes on from where it is.
  mutating func land(_ distance: CGFloat, at time: TimeInterval) {
    landed = distance
    last = (distance, time)
    base = scale
    if reference != nil { reference = distance }
  }

  /// One of the two has gone.
  mutating func lift() {
    landed = nil
    last = nil
  }

  /// Whether the fingers have moved enough; what it takes to begin is not part of the scale.
  mutating func recognizes(_ distance: CGFloat, at time: TimeInterval) -> Bool {
    guard reference == nil, let landed else { return false }
    last = (distance, time)
    guard abs(distance - landed) >= GestureLimits.pinch else { return false }
    let reference = landed + (distance > landed ? GestureLimits.pinch : -GestureLimits.pinch)
    self.reference = reference
    scale = reference > 0 ? distance / reference : 1
    return true
  }

  // Unverified: the velocity is that of the last two positions; the move that begins has none, as
  // a pan's [gestures 72].
  mutating func move(to distance: CGFloat, at time: TimeInterval) {
    guard let reference, reference > 0 else { return }
    let old = scale
    scale = base * distance / reference
    if let last, time > last.time { velocity = (scale - old) / CGFloat(time - last.time) }
    last = (distance, time)
  }

  /// Set by the program: the velocity starts anew (documentation of `scale`).
  mutating func set(_ scale: CGFloat) {
    self.scale = scale
    base = scale
    if let last, reference != nil { reference = last.distance }
    velocity = 0
  }
}
