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
