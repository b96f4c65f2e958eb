import UIKit

extension Choreography.Part {
  /// The fraction from which on a bar is over what lies under it in a screen that opens.
  static let uncovering: CGFloat = 0.998

  /// Leaves out of a screen that moves what lies under bars outside of it: blank, and not to be seen while it
  /// is away from its place.
  mutating func cut(under bars: UIEdgeInsets, _ direction: TransitionDirection = .opening) {
    func cut(_ bar: CGFloat) -> Choreography.Track {
      guard bar > 0 else { return .constant(0) }
      let opening = Choreography.Track.keyframes(
        [(0, bar), (Choreography.Part.uncovering, bar), (1, 0)], .linear)
      return scale * (direction == .opening ? opening : opening.reversed())
    }
    (cutTop, cutBottom) = (cut(bars.top), cut(bars.bottom))
  }
}

extension Choreography.Part {
  /// Gives a screen what a card has by itself, for as long as it is away from its place: round corners, those
  /// of the display, and a shadow.
  ///
  /// In a run of a container there are no cards: each screen fills the container. A part of it may lie under
  /// bars.
  mutating func becomeWholeScreen(_ direction: TransitionDirection, on geometry: TransitionGeometry)
  {
    let radius = geometry.displayCornerRadius
    let corners = Choreography.Track.keyframes([(0, radius), (0.85, radius), (1, 0)], .smooth)
    // Beyond the edge at first.
    let shadow = Choreography.Track.keyframes(
      [(0, 0), (0.12, CardLayout.shadow), (1, CardLayout.shadow)], .linear)
    cornerRadius = direction == .opening ? corners : corners.reversed()
    self.shadow = direction == .opening ? shadow : shadow.reversed()
    cut(under: geometry.bars, direction)
  }
}
