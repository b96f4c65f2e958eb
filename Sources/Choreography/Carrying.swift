import UIKit

/// The numbers for carrying a screen: the grabbed point stays under the finger, and the screen shrinks about the point.
struct Carrying: Hashable, Sendable {
  /// The loss of scale in a drag as long as the container.
  var shrinking: CGFloat
  /// The least scale.
  var least: CGFloat
  /// True if the screen has no place to return to, and on release continues in the direction of the throw.
  var leaves = false
  /// True if a pull moves the screen along its axis only; `false` if the screen follows the finger in any direction.
  var isStraight = false

  /// As under iOS's own zoomed pages, measured frame by frame: https://pub.dev/packages/swift_transitions
  static let page = Carrying(shrinking: 0.67, least: 0.37)

  /// Shrinks less than `page`, because a card is already small.
  static let card = Carrying(shrinking: 0.25, least: 0.6)

  /// Shrinks only a little, for a screen that leaves over the lower edge.
  static let sheet = Carrying(shrinking: 0.1, least: 0.9, isStraight: true)

  /// The same numbers with `leaves`, for a screen without a place to return to.
  var leaving: Carrying {
    Carrying(shrinking: shrinking, least: least, leaves: true, isStraight: isStraight)
  }

  /// The length of the drag from scale 1 to `page.least`, as a share of the container.
  static let whole = (1 - page.least) / page.shrinking

  /// Returns the scale after a drag by `share` of the container: more than 1 for a drag back, with a negative share.
  ///
  /// - Parameter small: The scale before. A pinch may have made the screen smaller than a drag does.
  func scale(after share: CGFloat, from small: CGFloat) -> CGFloat {
    max(1 - shrinking * share, min(least, small))
  }
}
