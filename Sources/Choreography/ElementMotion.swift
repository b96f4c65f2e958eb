import UIKit

/// The movement of shared elements between two moving screens.
struct ElementMotion: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// Elements move straight between both ends, and the front screen follows: scaled and cut around the first element,
    /// its `Lead`.
    case leads
    /// Elements move straight between both ends, independent of the screens unless a finger moves the front screen.
    case straight
    /// Elements move with both screens, mixed by `weight`: from the leaving screen onto the arriving screen.
    case rides
    /// Elements move in the plane of a card with a screen on either side.
    case turns
  }

  var style: Style
  /// The share of the front screen at each fraction: from 0 to 1 in an opening, from 1 to 0 in a closing.
  var weight = Choreography.Track.linear(from: 0, to: 1)

  /// From the leaving screen onto the arriving screen within the first half, then with the arriving screen.
  static let rides = ElementMotion(
    style: .rides, weight: .keyframes([(0, 0), (0.5, 1), (1, 1)], .smooth))

  /// True if elements move with the screens, for `.rides` and `.turns`.
  var isWithScreens: Bool { style == .rides || style == .turns }

  /// The progress of the elements from the leaving screen, 0, to the arriving screen, 1.
  var progress: Choreography.Track {
    weight.value(at: 0) < 0.5 ? weight : weight.scaled(by: -1, plus: 1)
  }

  func reversed() -> ElementMotion {
    var motion = self
    motion.weight = weight.reversed()
    return motion
  }
}

/// The shared element followed by the front screen while opening and closing, in the container's points.
struct Lead: Equatable, Sendable {
  /// The element's frame in the back screen.
  var source: CGRect
  /// The visible part of `source`: the first clip of the growing screen.
  var visible: CGRect
  var radius: CGFloat = 0
  /// The opacity of the element's shadow, at most as strong as a screen's own.
  var shadow: CGFloat = 0
  /// The element's frame in the front screen at rest.
  var landing: CGRect

  /// Returns `nil` if no even scale of the screen maps `landing` onto `source`. The screen is never magnified much, and
  /// must cover `source` with `landing` in this place.
  init?(source: CGRect, visible: CGRect, radius: CGFloat, landing: CGRect, in frame: CGRect) {
    guard source.isUsable, visible.isUsable, landing.isUsable, frame.isUsable else { return nil }
    let scale = source.width / landing.width
    let shown = visible.width * visible.height / (source.width * source.height)
    let above = (landing.minY - frame.minY) * scale
    let below = (frame.maxY - landing.minY) * scale
    guard scale <= 1.5, scale >= 0.01, shown >= 0.6, above >= -1, source.height <= below + 1,
      landing.minX >= frame.minX - 1, landing.maxX <= frame.maxX + 1
    else { return nil }
    self.source = source
    self.visible = visible
    self.radius = radius
    self.landing = landing
  }
}
