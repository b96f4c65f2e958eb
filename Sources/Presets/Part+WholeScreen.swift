import UIKit

extension Choreography.Part {
  /// Gives a screen what a card has by itself, for as long as it is away from its place: round corners, those
  /// of the display, and a shadow.
  ///
  /// In a run of a container there are no cards: each screen fills the container. A part of it may lie under
  /// bars.
  mutating func becomeWholeScreen(_ direction: TransitionDirection, on geometry: TransitionGeometry)
  {
    let radius = geometry.displayCornerRadius
    let corners = Choreography.Track.through([(0, radius), (0.85, radius), (1, 0)], .smooth)
    // Beyond the edge at first.
    let shadow = Choreography.Track.through(
      [(0, 0), (0.12, CardLayout.shadow), (1, CardLayout.shadow)], .linear)
    cornerRadius = direction == .opening ? corners : corners.reversed()
    self.shadow = direction == .opening ? shadow : shadow.reversed()
    cut(under: geometry.bars, direction)
  }
}
