import UIKit

/// The container of a card, in its own coordinates, and the sizes that the card's screen asks for.
struct CardSpace {
  var bounds: CGRect
  var safeArea = UIEdgeInsets.zero
  var isRightToLeft = false
  /// The `preferredContentSize` of the screen.
  var preferred = CGSize.zero
  /// Returns the size of the screen's content at a width, or else at the smallest width; `nil` if unknown.
  var content: (_ width: CGFloat?) -> CGSize? = { _ in nil }
}

/// The place of a card at rest.
struct CardLayout: Equatable, Sendable {
  /// The default corner radius of a card, in points.
  static let cornerRadius: CGFloat = 28
  /// The opacity of a card's shadow, as soft as under iOS's own zoomed pages:
  /// https://pub.dev/packages/swift_transitions
  static let shadow: CGFloat = 0.24
  /// The width of a card's shadow, in points.
  static let shadowReach: CGFloat = 60
  /// The minimum width of a card whose screen has the regular horizontal size class of an iPad. UIKit's own form
  /// sheets, which are compact, are narrower.
  static let regularWidth: CGFloat = 600

  /// The preset's default, for calls without a size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below. At an edge, the space kept
  /// free on the opposite side.
  var margins = CGSize.zero
  /// The edge of the container touched by the card; `nil` for a card in the middle.
  var edge: TransitionEdge?
  var corners = TransitionPresentation.Corners.all
  var passesTouches = false
  /// The maximum length of a card across its `edge`, in points.
  var longest = CGFloat.infinity

  /// Returns the card's frame in the container's coordinates.
  ///
  /// - Parameter size: The app's own size; `nil` for the preset's own, and for a smaller `preferredContentSize`.
  func frame(in space: CardSpace, size: TransitionSize?) -> CGRect {
    let (wanted, preferred) = (frame(in: space, wanted: size ?? self.size), space.preferred)
    guard size == nil, !self.size.isFitting, edge == nil, preferred.width > 0, preferred.height > 0
    else { return wanted }
    let fitting = TransitionSize.points(
      width: min(preferred.width, wanted.width), height: min(preferred.height, wanted.height))
    return frame(in: space, wanted: fitting)
  }

  /// Returns the frame for a size, regardless of a smaller `preferredContentSize`.
  private func frame(in space: CardSpace, wanted: TransitionSize) -> CGRect {
    let (bounds, safe, preferred) = (space.bounds, space.safeArea, space.preferred)
    switch wanted.kind {
    case .lengths(let width, let height):
      let side = edge?.outward(isRightToLeft: space.isRightToLeft) ?? .zero
      let (x, wide) = span(
        width, from: bounds.minX, of: bounds.width, insets: (safe.left, safe.right),
        margin: margins.width, side: side.dx
      ) { preferred.width > 0 ? preferred.width : space.content(nil)?.width }
      let (y, high) = span(
        height, from: bounds.minY, of: bounds.height, insets: (safe.top, safe.bottom),
        margin: margins.height, side: side.dy
      ) { preferred.height > 0 ? preferred.height : space.content(wide)?.height }
      return CGRect(x: x, y: y, width: wide, height: high).rounded
    case .inset(let insets):
      let inside = bounds.inset(by: insets)
      // Insets without space inside are ignored: the card has the preset's own size.
      guard inside.size.width > 0, inside.size.height > 0 else {
        return frame(in: space, wanted: wanted == size ? .fractions(width: 1, height: 1) : size)
      }
      return inside.intersection(bounds).rounded
    }
  }

  /// Returns the origin and the length of the card along one axis of the container.
  ///
  /// - Parameters:
  ///   - side: 1 or −1 if the card touches the upper or the lower end of the axis, 0 in the middle.
  ///   - content: Returns the length of the screen's content, called for `.fitting` only.
  private func span(
    _ length: TransitionLength, from start: CGFloat, of whole: CGFloat,
    insets: (lower: CGFloat, upper: CGFloat), margin: CGFloat, side: CGFloat,
    content: () -> CGFloat?
  ) -> (origin: CGFloat, length: CGFloat) {
    let safe = max(whole - insets.lower - insets.upper, 0)
    // The unsafe area between the content and the edge touched by the card.
    let beyond = side > 0 ? insets.upper : side < 0 ? insets.lower : 0
    var most = safe + beyond
    if edge == nil {
      most -= 2 * margin
    } else if side != 0 {
      most -= margin
    } else {
      most = min(length == .fraction(1) ? whole : safe, longest)
    }
    let wanted =
      switch length.kind {
      case .fraction(let fraction): whole * fraction
      case .points(let points): points + beyond
      case .fitting: content().map { $0 + beyond } ?? whole / 2
      }
    let taken = min(wanted, max(most, 0))
    if side != 0 { return (side > 0 ? start + whole - taken : start, taken) }
    let middle = taken > safe ? whole / 2 : insets.lower + safe / 2
    return (start + middle - taken / 2, taken)
  }

  /// Returns the rounded corners of the card's layer.
  func maskedCorners(isRightToLeft: Bool) -> CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    guard corners == .inner, let side = edge?.outward(isRightToLeft: isRightToLeft) else {
      return .all
    }
    if side.dy != 0 { return side.dy > 0 ? top : CACornerMask.all.subtracting(top) }
    return side.dx > 0 ? left : CACornerMask.all.subtracting(left)
  }
}
