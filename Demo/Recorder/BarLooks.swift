/// The color of one bar over a film. What it shall be at an instant is known before that comes, so each
/// change is spread evenly around its instant, and what lasts for a moment hardly shows.
@MainActor struct BarLooks {
  /// The time in which a change is seen, in milliseconds.
  static var fade: Double { 100 }
  /// The brightness below which the first frame of a film has a white bar.
  static var limit: Double { 0.52 }

  private struct Stretch {
    var start: Double
    var end: Double
    var isWhite: Bool
  }

  private var stretches: [Stretch] = []

  /// Adds the brightness of what lies below the bar from one instant to another, in milliseconds.
  mutating func add(_ brightness: Double, from start: Double, to end: Double) {
    // A ground in between does not make it change its mind.
    let limit = stretches.last.map { $0.isWhite ? 0.56 : 0.48 } ?? BarLooks.limit
    stretches.append(Stretch(start: start, end: end, isWhite: brightness < limit))
  }

  /// Returns the share of the white bar, 0…1.
  func whiteness(at time: Double) -> Double {
    let (start, end) = (time - BarLooks.fade / 2, time + BarLooks.fade / 2)
    var (sum, white) = (0.0, 0.0)
    for stretch in stretches where stretch.end > start && stretch.start < end {
      let share = min(end, stretch.end) - max(start, stretch.start)
      sum += share
      if stretch.isWhite { white += share }
    }
    return sum > 0 ? (white / sum * 32).rounded() / 32 : 0
  }
}
