import UIKit

/// The container of a card, in its own coordinates, and the sizes that the card's screen asks for.
struct CardSpace {
  var bounds: CGRect
  var safeArea = UIEdgeInsets.zero
  var isRightToLeft = false
  /// True where bars float, as since iOS 26: sheets do, too.
  var floats = false
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

  /// The distance of a floating sheet from the edges of the display, in points, where bars float. By eye (checklist
  /// C22).
  static let floatingMargins: CGFloat = 8

  /// The preset's default, for calls without a size.
  var size: TransitionSize
  /// The space kept free inside the safe area, in points: left and right, above and below. At an edge, the space kept
  /// free on the opposite side.
  var margins = CGSize.zero
  /// The edge of the container touched by the card; `nil` for a card in the middle.
  var edge: TransitionEdge?
  /// The distance of a card at an edge from this edge and, if it is as wide, from the two beside it, in points; `nil` for
  /// `floatingMargins` where bars float, if that leaves room on the opposite side.
  var distance: CGFloat? = 0
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
    let frame = frame(in: space, wanted: wanted, at: distance(in: space))
    guard distance == nil, let edge, self.distance(of: frame, in: space) > 0 else { return frame }
    // A card as long as there is room touches the edge.
    let isUpright = edge == .top || edge == .bottom
    let attached = self.frame(in: space, wanted: wanted, at: 0)
    let room = isUpright ? space.bounds.inset(by: space.safeArea).minY : 0
    let isFull = isUpright ? attached.minY <= room + 1 : attached.width >= space.bounds.width - 1
    return isFull ? attached : frame
  }

  /// Returns the wanted distance from the edge; 0 if that leaves no room.
  private func distance(in space: CardSpace) -> CGFloat {
    guard edge != nil else { return 0 }
    let wanted = distance ?? (space.floats ? Self.floatingMargins : 0)
    return Self.hasRoom(in: space.bounds, at: wanted) ? wanted : 0
  }

  /// Returns false if a distance from two opposite edges leaves less than a touch target.
  private static func hasRoom(in bounds: CGRect, at distance: CGFloat) -> Bool {
    min(bounds.width, bounds.height) - 2 * distance >= 44
  }

  /// Returns false if the distance or the insets given by the app leave no room for a card, so that `frame(in:size:)`
  /// ignores them.
  ///
  /// - Parameter size: The app's own size; `nil` for the preset's own.
  func hasRoom(in bounds: CGRect, size: TransitionSize?) -> Bool {
    switch (size ?? self.size).kind {
    case .lengths:
      guard edge != nil, let distance, distance > 0 else { return true }
      return Self.hasRoom(in: bounds, at: distance)
    case .inset(let insets):
      let inside = bounds.inset(by: insets).size
      return inside.width > 0 && inside.height > 0
    }
  }

  /// Returns the distance of a card's frame from its edge.
  func distance(of frame: CGRect, in space: CardSpace) -> CGFloat {
    guard let side = edge?.outward(isRightToLeft: space.isRightToLeft) else { return 0 }
    let bounds = space.bounds
    if side.dy != 0 { return side.dy > 0 ? bounds.maxY - frame.maxY : frame.minY - bounds.minY }
    return side.dx > 0 ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }

  private func frame(
    in space: CardSpace, wanted: TransitionSize, at distance: CGFloat
  ) -> CGRect {
    let (bounds, safe, preferred) = (space.bounds, space.safeArea, space.preferred)
    switch wanted.kind {
    case .lengths(let width, let height):
      let side = edge?.outward(isRightToLeft: space.isRightToLeft) ?? .zero
      let (x, wide) = span(
        width, from: bounds.minX, of: bounds.width, insets: (safe.left, safe.right),
        margin: margins.width, side: side.dx, distance: distance
      ) { preferred.width > 0 ? preferred.width : space.content(nil)?.width }
      let (y, high) = span(
        height, from: bounds.minY, of: bounds.height, insets: (safe.top, safe.bottom),
        margin: margins.height, side: side.dy, distance: distance
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
  ///   - side: 1 or −1 if the card is at the upper or the lower end of the axis, 0 in the middle.
  ///   - distance: The distance from this end, or in the middle from both.
  ///   - content: Returns the length of the screen's content, called for `.fitting` only.
  private func span(
    _ length: TransitionLength, from start: CGFloat, of whole: CGFloat,
    insets: (lower: CGFloat, upper: CGFloat), margin: CGFloat, side: CGFloat, distance: CGFloat,
    content: () -> CGFloat?
  ) -> (origin: CGFloat, length: CGFloat) {
    let safe = max(whole - insets.lower - insets.upper, 0)
    let unsafe = side > 0 ? insets.upper : side < 0 ? insets.lower : 0
    // The unsafe area between the content and the end of the card.
    let beyond = max(unsafe - distance, 0)
    var most = safe
    if edge == nil {
      most -= 2 * margin
    } else if side != 0 {
      most += unsafe - distance - margin
    } else {
      most = min(length == .fraction(1) ? whole : safe, whole - 2 * distance, longest)
    }
    let wanted =
      switch length.kind {
      case .fraction(let fraction): whole * fraction
      case .points(let points): points + beyond
      case .fitting: content().map { $0 + beyond } ?? whole / 2
      }
    let taken = min(wanted, max(most, 0))
    if side != 0 {
      return (side > 0 ? start + whole - distance - taken : start + distance, taken)
    }
    let middle = taken > safe ? whole / 2 : insets.lower + safe / 2
    return (start + middle - taken / 2, taken)
  }

  /// Returns the corner radius of a card: concentric with the corners of the display at a distance from its edge.
  func radius(of frame: CGRect, in space: CardSpace, display: CGFloat) -> CGFloat {
    let distance = distance(of: frame, in: space)
    return distance > 0 ? max(display - distance, Self.cornerRadius) : Self.cornerRadius
  }

  /// Returns the rounded corners of the card's layer: at a distance from its edge, all of them.
  func maskedCorners(of frame: CGRect, in space: CardSpace) -> CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    guard corners == .inner, distance(of: frame, in: space) <= 0,
      let side = edge?.outward(isRightToLeft: space.isRightToLeft)
    else { return .all }
    if side.dy != 0 { return side.dy > 0 ? top : CACornerMask.all.subtracting(top) }
    return side.dx > 0 ? left : CACornerMask.all.subtracting(left)
  }
}
