import UIKit

extension Choreography.Part {
  /// The fraction of an opening from which on a bar covers the content under the bar.
  static let uncovering: CGFloat = 0.998

  /// Cuts the content of a moving screen under bars outside of the screen: this content is blank, and must not be seen
  /// away from its place.
  ///
  /// - Parameter container: The container that the screen fills, if its corners and shadow vanish at the container's
  ///   edges (`bezel`).
  mutating func cut(
    under bars: UIEdgeInsets, in container: CGSize? = nil,
    _ direction: TransitionDirection = .opening
  ) {
    bezel = container.map { Bezel(container: $0, bars: bars) }
    func cut(_ bar: CGFloat) -> Choreography.Track {
      guard bar > 0 else { return .constant(0) }
      let opening = Choreography.Track.keyframes(
        [(0, bar), (Choreography.Part.uncovering, bar), (1, 0)], .linear)
      return scale * (direction == .opening ? opening : opening.reversed())
    }
    (cutTop, cutBottom) = (cut(bars.top), cut(bars.bottom))
  }

  /// Gives a full screen the look of a card while away from its place: the round corners of the display, and a shadow.
  ///
  /// In a container's run, each screen fills the container, and may lie partly under `geometry.bars`.
  mutating func becomeWholeScreen(_ direction: TransitionDirection, on geometry: TransitionGeometry)
  {
    let radius = geometry.displayCornerRadius
    let corners = Choreography.Track.keyframes([(0, radius), (0.85, radius), (1, 0)], .smooth)
    // The screen is beyond the edge at first.
    let shadow = Choreography.Track.screenShadow()
    cornerRadius = direction == .opening ? corners : corners.reversed()
    self.shadow = direction == .opening ? shadow : shadow.reversed()
    cut(under: geometry.bars, direction)
  }
}

extension Choreography.Track {
  /// The opacity of a screen's shadow, as an opening begins: from `start` to `CardLayout.shadow`, and on.
  static func screenShadow(from start: CGFloat = 0) -> Self {
    .keyframes([(0, start), (0.12, CardLayout.shadow), (1, CardLayout.shadow)], .linear)
  }
}
