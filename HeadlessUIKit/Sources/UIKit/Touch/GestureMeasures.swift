/// Where two-finger gestures, presses and swipes begin. Points and seconds, on the screen.
enum GestureLimits {
  /// Change of the distance between two fingers. Measured by others, on a native pinch
  /// [gestures 97].
  static let pinch: CGFloat = 8.7
  /// Way of each finger round the middle of the two.
  // Unverified.
  static let rotationArc: CGFloat = 10

  // Unverified, all of a swipe's: documented is only that a slow swipe needs a stricter direction
  // and a smaller distance, a fast one a looser direction and a larger distance [gestures 101].
  static let swipeTime: TimeInterval = 0.5
  static let fastSwipe = (distance: CGFloat(60), deviation: CGFloat(50))
  static let slowSwipe = (distance: CGFloat(30), deviation: CGFloat(15))
}

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

/// How far two fingers have turned, against where the rotation began [gestures 99].
struct RotationMeasure {
  private var landed: CGFloat?
  private var turned: CGFloat = 0
  private var last: (angle: CGFloat, time: TimeInterval)?
  private var isRecognized = false
  private(set) var rotation: CGFloat = 0
  private(set) var velocity: CGFloat = 0

  mutating func land(_ angle: CGFloat, at time: TimeInterval) {
    landed = angle
    turned = 0
    last = (angle, time)
  }

  mutating func lift() {
    landed = nil
    last = nil
  }

  /// Adds up the small turns: a way round of more than half a circle has a direction.
  mutating func recognizes(_ pair: FingerPair, at time: TimeInterval) -> Bool {
    guard !isRecognized, let known = last else { return false }
    turned += FingerPair.turn(from: known.angle, to: pair.angle)
    last = (pair.angle, time)
    guard pair.distance > 0 else { return false }
    let limit = GestureLimits.rotationArc / (pair.distance / 2)
    guard abs(turned) >= limit else { return false }
    isRecognized = true
    // Unverified: what it takes to begin is not part of the rotation, as with a pinch.
    rotation = turned - (turned > 0 ? limit : -limit)
    return true
  }

  mutating func move(to angle: CGFloat, at time: TimeInterval) {
    guard isRecognized, let known = last else { return }
    let turn = FingerPair.turn(from: known.angle, to: angle)
    rotation += turn
    if time > known.time { velocity = turn / CGFloat(time - known.time) }
    last = (angle, time)
  }

  /// Set by the program: the velocity starts anew (documentation of `rotation`).
  mutating func set(_ rotation: CGFloat) {
    self.rotation = rotation
    velocity = 0
  }
}

/// Whether a way is a swipe: far enough along its direction, and straight enough for its speed.
struct SwipeMeasure {
  enum Verdict: Equatable { case undecided, swipe, none }

  /// `along` and `across` in points, `time` in seconds since the finger came down.
  static func judge(along: CGFloat, across: CGFloat, time: TimeInterval) -> Verdict {
    if time > GestureLimits.swipeTime { return .none }
    let slowness = CGFloat(time / GestureLimits.swipeTime)
    func limit(_ fast: CGFloat, _ slow: CGFloat) -> CGFloat { fast + (slow - fast) * slowness }
    let fast = GestureLimits.fastSwipe
    let slow = GestureLimits.slowSwipe
    if abs(across) > limit(fast.deviation, slow.deviation) { return .none }
    return along >= limit(fast.distance, slow.distance) ? .swipe : .undecided
  }
}
