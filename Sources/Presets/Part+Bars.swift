import UIKit

extension Choreography.Part {
  /// The fraction from which on a bar is over what lies under it in a screen that opens.
  static let uncovering: CGFloat = 0.998

  /// Leaves out of a screen that moves what lies under bars outside of it: blank, and not to be seen while it
  /// is away from its place.
  mutating func cut(under bars: UIEdgeInsets, _ direction: TransitionDirection = .opening) {
    func cut(_ bar: CGFloat) -> Choreography.Track {
      guard bar > 0 else { return .still(0) }
      let opening = Choreography.Track.through(
        [(0, bar), (Choreography.Part.uncovering, bar), (1, 0)], .linear)
      return scale * (direction == .opening ? opening : opening.reversed())
    }
    (cutTop, cutBottom) = (cut(bars.top), cut(bars.bottom))
  }
}
