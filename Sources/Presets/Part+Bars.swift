import UIKit

extension Choreography.Part {
  /// The fraction from which on a bar is over what lies under it in a screen that opens.
  static let uncovering: CGFloat = 0.998

  /// Leaves out of a screen that opens what lies under bars outside of it: blank, and not to be seen before.
  mutating func cut(under bars: UIEdgeInsets) {
    func cut(_ bar: CGFloat) -> Choreography.Track {
      guard bar > 0 else { return .still(0) }
      return scale * .through([(0, bar), (Choreography.Part.uncovering, bar), (1, 0)], .linear)
    }
    (cutTop, cutBottom) = (cut(bars.top), cut(bars.bottom))
  }
}
