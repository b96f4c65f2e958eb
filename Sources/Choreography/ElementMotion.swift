import UIKit

/// The movement of shared elements between two screens that move themselves.
struct ElementMotion: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// Straight from one end to the other, and the fore screen with them: it is scaled and cut around the
    /// first of them.
    case leads
    /// Straight from one end to the other, whatever the screens do.
    case straight
    /// On both screens at once, which counts by the weight: from the old screen onto the new one.
    case rides
    /// In the plane of a card with a screen on either side.
    case turns
  }

  var style: Style
  /// The share of the fore screen at each fraction: from 0 to 1 when it opens, from 1 to 0 when it closes.
  var weight: Choreography.Track
  /// The screen that keeps its elements, so that nothing on it is blank: a copy of them flies below it.
  var keeper: Choreography.Role?

  /// From the old screen onto the new one within the first half, then with the new one.
  static let rides = ElementMotion(.rides, weight: .through([(0, 0), (0.5, 1), (1, 1)], .smooth))

  init(
    _ style: Style, weight: Choreography.Track = .line(from: 0, to: 1),
    keeper: Choreography.Role? = nil
  ) {
    self.style = style
    self.weight = weight
    self.keeper = keeper
  }

  /// True if elements move with screens that part, or turn.
  var isWithScreens: Bool { style == .rides || style == .turns }

  /// The progress of the elements from their first end, 0, to their second, 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    let weight = weight.value(at: fraction)
    return self.weight.value(at: 0) < 0.5 ? weight : 1 - weight
  }

  func reversed() -> ElementMotion {
    var motion = self
    motion.weight = weight.reversed()
    return motion
  }
}
