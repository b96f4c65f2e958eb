/// The looks of one bar over a film. What it shall be at an instant is known before that comes, so each
/// change is spread evenly around its instant, and what lasts for a moment hardly shows.
@MainActor struct BarLooks {
  /// The time in which a change is seen, in milliseconds.
  static var fade: Double { 100 }

  private struct Stretch {
    var start: Double
    var end: Double
    var isWhite: Bool
    var isBusy: Bool
  }

  private var stretches: [Stretch] = []

  /// Adds what lies below the bar from one instant to another, in milliseconds.
  mutating func add(_ ground: SystemBar.Ground, from start: Double, to end: Double) {
    // A ground in between does not make it change its mind.
    let limit = stretches.last.map { $0.isWhite ? 0.56 : 0.48 } ?? 0.52
    stretches.append(
      Stretch(
        start: start, end: end, isWhite: ground.brightness < limit, isBusy: ground.isBusy))
  }

  func look(at time: Double) -> SystemBar.Look {
    let (start, end) = (time - BarLooks.fade / 2, time + BarLooks.fade / 2)
    var (sum, white, busy) = (0.0, 0.0, 0.0)
    for stretch in stretches where stretch.end > start && stretch.start < end {
      let share = min(end, stretch.end) - max(start, stretch.start)
      sum += share
      if stretch.isWhite { white += share }
      if stretch.isBusy { busy += share }
    }
    guard sum > 0 else { return SystemBar.Look(whiteness: 0, presence: 1) }
    func step(_ share: Double) -> Double { (share * 32).rounded() / 32 }
    return SystemBar.Look(whiteness: step(white / sum), presence: step(1 - busy / sum))
  }
}
