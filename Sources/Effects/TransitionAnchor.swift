import UIKit

/// A point of a view that stays where it is while the view is turned or scaled.
public struct TransitionAnchor: Hashable, Sendable {
  /// From 0 at the leading edge to 1 at the trailing one.
  public var x: CGFloat
  /// From 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// Creates an anchor; it may lie outside of the view. Numbers that are not finite stand for the middle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x.isFinite ? x : 0.5
    self.y = y.isFinite ? y : 0.5
  }

  /// The middle.
  public static let center = TransitionAnchor(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = TransitionAnchor(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = TransitionAnchor(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = TransitionAnchor(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = TransitionAnchor(x: 1, y: 0.5)
  /// The corner between the top and the leading edge.
  public static let topLeading = TransitionAnchor(x: 0, y: 0)
  /// The corner between the top and the trailing edge.
  public static let topTrailing = TransitionAnchor(x: 1, y: 0)
  /// The corner between the bottom and the leading edge.
  public static let bottomLeading = TransitionAnchor(x: 0, y: 1)
  /// The corner between the bottom and the trailing edge.
  public static let bottomTrailing = TransitionAnchor(x: 1, y: 1)

  /// The anchor as a unit point of a layer.
  func point(isRightToLeft: Bool) -> CGPoint { CGPoint(x: isRightToLeft ? 1 - x : x, y: y) }
}
