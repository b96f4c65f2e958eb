import UIKit

/// The way in which a screen is carried: it hangs on the finger by the point that was grabbed, and shrinks
/// about it.
///
/// The run itself stands still meanwhile, so that nothing moves by itself while the finger rests.
struct Carrying: Hashable, Sendable {
  /// The scale that is lost on a way as long as the container.
  var shrinking: CGFloat
  /// The least scale.
  var least: CGFloat
  /// True if it has no place to go back to: let go, it goes on in the direction in which it was thrown.
  var leaves = false
  /// True if a pull moves it along its axis only; `false` if it stays under the finger in any direction.
  var isStraight = false

  /// As under iOS's own zoomed pages, measured frame by frame: https://pub.dev/packages/swift_transitions
  static let page = Carrying(shrinking: 0.67, least: 0.37)

  /// A card is small already.
  static let card = Carrying(shrinking: 0.25, least: 0.6)

  /// Sinks under its own width, as a screen does that leaves over the lower edge.
  static let sheet = Carrying(shrinking: 0.1, least: 0.9, isStraight: true)

  /// The same, without a place to go back to.
  var leaving: Carrying {
    var carrying = self
    carrying.leaves = true
    return carrying
  }

  /// The way, as a share of the container, on which a page shrinks to its least scale.
  static let whole = (1 - page.least) / page.shrinking

  /// Returns the scale after a drag by `share` of the container: more than 1 where a drag leads back.
  func scale(after share: CGFloat) -> CGFloat { max(1 - shrinking * share, least) }
}
