import UIKit

extension ViewControllerTransition {
  /// A card at the bottom of the screen. Opening, the card rises over the lower edge; closing, the card sinks.
  ///
  /// ```swift
  /// present(filter, using: .sheet())
  /// ```
  ///
  /// As wide as the container, at most 640 points, with round upper corners (28 points, `cornerRadius(_:)`) over a
  /// presenter dimmed by 30 % (`backdrop(_:)`). A pull down (`.automatic`: `pullUpDown`) moves the card 1:1, and closes
  /// the card after half of its height, at most 14 % of the container, or by a flick; a pull in a list moves the card
  /// from the list's upper end. A tap outside dismisses the card, unless `isModalInPresentation` is set. The card moves
  /// up with the keyboard. With Reduce Motion, the card fades.
  ///
  /// - Parameter height: The height above the home indicator: of the content (default), in points, or a fraction of the
  ///   container, at most to the upper end of the safe area. Unusable values are reported, and replaced by the default.
  public static func sheet(height: TransitionLength = .fitting) -> ViewControllerTransition {
    var layout = CardLayout(
      size: TransitionSize(width: .fraction(1), height: height.isSound ? height : .fitting))
    layout.longest = 640
    return card(layout, at: .bottom).adjusted { _, check in check.expect(height, "height") }
  }

  /// A card over the leading or trailing edge, as high as the container. Opening, the card slides in; closing, out.
  ///
  /// ```swift
  /// present(menu, using: .menu(), openedBy: edgePan)
  /// ```
  ///
  /// The corners away from the edge are round (28 points, `cornerRadius(_:)`), and the presenter is dimmed by 30 %
  /// (`backdrop(_:)`). A pull toward the edge (`.automatic`: `pullLeftRight`) moves the card 1:1, and closes the card
  /// after half of its width, at most 14 % of the container, or by a flick. A tap outside dismisses the card, unless
  /// `isModalInPresentation` is set. In a right-to-left layout the leading edge is the right edge: frame, movement and
  /// gesture are mirrored. With Reduce Motion, the card fades.
  ///
  /// - Parameters:
  ///   - edge: The edge; `leading` by default. `top` and `bottom` make a card at that edge, as wide as the container and
  ///     as high as `width`.
  ///   - width: The width beside the safe area: in points (default: 300), a fraction of the container, or of the content.
  ///     At least 44 points of the presenter stay visible. Unusable values are reported, and replaced by the default.
  public static func menu(
    edge: TransitionEdge = .leading, width: TransitionLength = .points(300)
  ) -> ViewControllerTransition {
    let isSide = edge == .leading || edge == .trailing
    let length = width.isSound ? width : .points(300)
    var layout = CardLayout(
      size: TransitionSize(
        width: isSide ? length : .fraction(1), height: isSide ? .fraction(1) : length))
    layout.margins = CGSize(width: 44, height: 44)
    return card(layout, at: edge).adjusted { _, check in check.expect(width, "width") }
  }

  private static func card(
    _ layout: CardLayout, at edge: TransitionEdge
  ) -> ViewControllerTransition {
    var layout = layout
    (layout.edge, layout.corners) = (edge, .inner)
    return effects(front: .move(edge: edge)).presentation(.card(layout))
      .timing(.spring(dampingRatio: 1)).dismissesOnTapOutside()
  }
}
