/// Where a pan's fingers went, in the window's coordinates.
@MainActor struct PanTracking {
  /// All the way, slop included; fingers that come and go do not count.
  private(set) var way = CGPoint.zero
  private(set) var translation = CGPoint.zero
  /// Points per second between two events, the newest first.
  private var samples: [CGPoint] = []
  private var centroid = CGPoint.zero
  private var time: TimeInterval = 0
  private var hasBegun = false

  /// The fingers have changed: what follows is measured from here [gestures 76].
  mutating func rebase(to centroid: CGPoint?, at time: TimeInterval) {
    if !hasBegun, way == .zero { (translation, samples) = (.zero, []) }
    self.centroid = centroid ?? self.centroid
    self.time = time
  }

  mutating func follow(_ point: CGPoint, at now: TimeInterval) {
    let step = CGPoint(x: point.x - centroid.x, y: point.y - centroid.y)
    way.x += step.x
    way.y += step.y
    if hasBegun {
      translation.x += step.x
      translation.y += step.y
    }
    if now > time {
      samples.insert(CGPoint(x: step.x / (now - time), y: step.y / (now - time)), at: 0)
      // One more than is weighed: the newest may be taken back.
      if samples.count > Headless.panRules.velocityWeights.count + 1 { samples.removeLast() }
    }
    (centroid, time) = (point, now)
  }

  func isPastSlop(_ slop: CGFloat) -> Bool {
    if Headless.panRules.measuresEachAxis { return abs(way.x) >= slop || abs(way.y) >= slop }
    return way.x * way.x + way.y * way.y > slop * slop
  }

  /// The slop is taken out of each axis, once [gestures 66]; whether the move that begins the gesture
  /// gives a velocity is told differently [gestures 72].
  mutating func begin(slop: CGFloat) {
    hasBegun = true
    if !samples.isEmpty, !Headless.panRules.beginsWithVelocity { samples.removeFirst() }
    translation = CGPoint(
      x: way.x - min(max(way.x, -slop), slop), y: way.y - min(max(way.y, -slop), slop))
  }

  mutating func setTranslation(_ translation: CGPoint) {
    self.translation = translation
    if Headless.panRules.settingTranslationStopsVelocity { samples = [] }
  }

  /// The weights of samples that do not exist yet go to those that do: after one sample its
  /// velocity is read in full [gestures 72].
  var velocity: CGPoint {
    var (sum, total) = (CGPoint.zero, CGFloat(0))
    for (sample, weight) in zip(samples, Headless.panRules.velocityWeights) {
      sum.x += sample.x * weight
      sum.y += sample.y * weight
      total += weight
    }
    return total > 0 ? CGPoint(x: sum.x / total, y: sum.y / total) : .zero
  }

  /// Translation and velocity stay readable until the next touch.
  mutating func forgetTouches() { (way, hasBegun) = (.zero, false) }
}
