import UIKit

extension ViewControllerTransition {
  /// A card at the bottom, as high as its content. See `sheet(height:margins:passesTouches:)`.
  public static let sheet = sheet()

  /// A card over the leading edge, 300 points wide. See `menu(edge:width:)`.
  public static let menu = menu()

  /// A card at the bottom of the screen. Opening, the card rises over the lower edge; closing, the card sinks.
  ///
  /// ```swift
  /// present(filter, using: .sheet)
  /// present(filter, using: .sheet(height: .fraction(0.4)))
  /// present(filter, using: .sheet(height: .points(200), passesTouches: true))
  /// ```
  ///
  /// Where bars float, as since iOS 26, the sheet stands 8 points away from the edges of the container, with round corners
  /// concentric with those of the display; a sheet as high as the safe area touches the edges. On earlier systems, and in
  /// an app that keeps the earlier design, every sheet does.
  ///
  /// As wide as the container, at most 640 points, with round upper corners (28 points, `cornerRadius(_:)`) over a
  /// presenter dimmed by 30 % (`backdrop(_:)`). A pull down (`.automatic`: `pullUpDown`) moves the card 1:1, and closes
  /// the card after half of its height or 14 % of the container, whichever is less, or by a flick; a pull in a list
  /// moves the card from the list's upper end. A tap outside dismisses the card, unless `isModalInPresentation` is
  /// set. The card moves up with the keyboard. With Reduce Motion, the card fades.
  ///
  /// - Parameters:
  ///   - height: The height of the content (default) or in points, both above the home indicator, or a fraction of the
  ///     container, with the home indicator. At most to the upper end of the safe area. Unusable values are reported,
  ///     and replaced by the default.
  ///   - margins: The distance from the edges, in points, on every system; 0 or more. By default as described above. A
  ///     distance without room for a card is reported, and counts as 0.
  ///   - passesTouches: Whether the screen behind can be scrolled and tapped, and is not dimmed; see
  ///     `TransitionPresentation.card(_:at:margins:corners:passesTouches:)`. By default the sheet takes all touches.
  public static func sheet(
    height: TransitionLength = .fitting, margins: CGFloat? = nil, passesTouches: Bool = false
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let margins = faults.take(margins, "margins", in: 0 ... .infinity)
    let height = faults.take(height, "height") ?? .fitting
    let layout = CardLayout(
      size: TransitionSize(width: .fraction(1), height: height), edge: .bottom, distance: margins,
      corners: .inner, passesTouches: passesTouches, longest: 640)
    return card(layout, at: .bottom).reporting(faults).labeled(
      CallText("sheet").argument("height", height, default: .fitting, \.written)
        .argument("margins", margins)
        .argument("passesTouches", passesTouches, default: false) { "\($0)" })
  }

  /// A card over the leading or trailing edge, as high as the container. Opening, the card slides in; closing, out.
  ///
  /// ```swift
  /// present(menu, using: .menu, openedBy: edgePan)
  /// present(inbox, using: .menu(edge: .trailing, width: .fraction(0.8)))
  /// ```
  ///
  /// A finger that opens the menu has its edge under it. The `edges` of a `UIScreenEdgePanGestureRecognizer` are left
  /// and right: in a right-to-left layout the app chooses the other one.
  ///
  /// The corners away from the edge are round (28 points, `cornerRadius(_:)`), and the presenter is dimmed by 30 %
  /// (`backdrop(_:)`). A pull toward the edge (`.automatic`: `pullLeftRight`) moves the card 1:1, and closes the card
  /// after half of its width or 14 % of the container, whichever is less, or by a flick. A tap outside dismisses the
  /// card, unless `isModalInPresentation` is set. In a right-to-left layout the leading edge is the right edge:
  /// frame, movement and gesture are mirrored. With Reduce Motion, the card fades.
  ///
  /// - Parameters:
  ///   - edge: The edge; `leading` by default. `top` and `bottom` make a card at that edge, as wide as the container
  ///     and as high as `width`.
  ///   - width: The width beside the safe area: in points (default: 300), a fraction of the container, or of the
  ///     content. At least 44 points of the presenter stay visible. Unusable values are reported, and replaced by the
  ///     default.
  public static func menu(
    edge: TransitionEdge = .leading, width: TransitionLength = .points(300)
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let width = faults.take(width, "width") ?? .points(300)
    let isSide = edge == .leading || edge == .trailing
    let layout = CardLayout(
      size: TransitionSize(
        width: isSide ? width : .fraction(1), height: isSide ? .fraction(1) : width),
      margins: CGSize(width: 44, height: 44), edge: edge, corners: .inner)
    return card(layout, at: edge).reporting(faults).labeled(
      CallText("menu").argument("edge", edge, default: .leading)
        .argument("width", width, default: .points(300), \.written))
  }

  private static func card(
    _ layout: CardLayout, at edge: TransitionEdge
  ) -> ViewControllerTransition {
    effects(front: .move(edge: edge)).presentation(TransitionPresentation(card: layout))
      .timing(.spring(dampingRatio: 1)).dismissesOnTapOutside()
  }
}
