import UIKit

/// The shared element that the fore screen follows while it opens and closes, in the container's points.
struct Lead: Equatable, Sendable {
  /// The element's frame in the back screen.
  var source: CGRect
  /// The part of that frame which is seen, from which the window of the screen grows.
  var visible: CGRect
  var radius: CGFloat = 0
  /// The opacity of the element's shadow, as far as a screen's own is as strong.
  var shadow: CGFloat = 0
  /// The element's frame in the fore screen at rest.
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
