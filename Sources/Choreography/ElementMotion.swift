import UIKit

/// The movement of shared elements between two screens that move themselves.
struct ElementMotion: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// Straight from one end to the other, and the front screen with them: it is scaled and cut around the
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
  /// The share of the front screen at each fraction: from 0 to 1 when it opens, from 1 to 0 when it closes.
  var weight: Choreography.Track
  /// The screen that keeps its elements, so that nothing on it is blank: a copy of them flies below it.
  var keeper: Choreography.Role?

  /// From the old screen onto the new one within the first half, then with the new one.
  static let rides = ElementMotion(.rides, weight: .keyframes([(0, 0), (0.5, 1), (1, 1)], .smooth))

  init(
    _ style: Style, weight: Choreography.Track = .linear(from: 0, to: 1),
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

/// The shared element that the front screen follows while it opens and closes, in the container's points.
struct Lead: Equatable, Sendable {
  /// The element's frame in the back screen.
  var source: CGRect
  /// The part of that frame which is seen, from which the window of the screen grows.
  var visible: CGRect
  var radius: CGFloat = 0
  /// The opacity of the element's shadow, as far as a screen's own is as strong.
  var shadow: CGFloat = 0
  /// The element's frame in the front screen at rest.
  var landing: CGRect

  /// Returns `nil` if no even scale of the screen makes one frame of the other: a screen is never magnified
  /// much, and covers the source while its landing place lies there.
  init?(source: CGRect, visible: CGRect, radius: CGFloat, landing: CGRect, in screen: CGRect) {
    guard source.isUsable, visible.isUsable, landing.isUsable, screen.isUsable else { return nil }
    let scale = source.width / landing.width
    let shown = visible.width * visible.height / (source.width * source.height)
    let above = (landing.minY - screen.minY) * scale
    let below = (screen.maxY - landing.minY) * scale
    guard scale <= 1.5, scale >= 0.01, shown >= 0.6, above >= -1, source.height <= below + 1,
      landing.minX >= screen.minX - 1, landing.maxX <= screen.maxX + 1
    else { return nil }
    self.source = source
    self.visible = visible
    self.radius = radius
    self.landing = landing
  }
}
