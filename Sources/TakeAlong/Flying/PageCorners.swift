import UIKit

/// The corners of a page in which an element lies, so that they cut it while the page is seen as a card.
struct PageCorners: Equatable, Sendable {
  private(set) var mask: CACornerMask = []
  /// The distance from the element's edges to the page's, at those corners; negative where a list has scrolled the
  /// element beyond the page. On the other sides it is far enough for corners as round as any.
  private(set) var reach = UIEdgeInsets.zero

  init() {}

  /// - Parameter cut: As much of the page's top and bottom as is left out while it moves, below bars.
  init(of box: CGRect, in page: CGRect, cut: UIEdgeInsets = .zero) {
    guard !page.isNull, !box.isNull else { return }
    let (left, right) = (box.minX - page.minX, page.maxX - box.maxX)
    let (top, bottom) = (box.minY - page.minY, page.maxY - box.maxY)
    func add(_ corner: CACornerMask, _ x: CGFloat, _ y: CGFloat) {
      if PageCorners.cut(x, y) { mask.insert(corner) }
    }
    add(.layerMinXMinYCorner, left, top - cut.top)
    add(.layerMaxXMinYCorner, right, top - cut.top)
    add(.layerMinXMaxYCorner, left, bottom - cut.bottom)
    add(.layerMaxXMaxYCorner, right, bottom - cut.bottom)
    func has(_ a: CACornerMask, _ b: CACornerMask) -> Bool { !mask.isDisjoint(with: [a, b]) }
    let far: CGFloat = mask.isEmpty ? 0 : 2 * PageCorners.radius
    reach = UIEdgeInsets(
      top: has(.layerMinXMinYCorner, .layerMaxXMinYCorner) ? top : far,
      left: has(.layerMinXMinYCorner, .layerMinXMaxYCorner) ? left : far,
      bottom: has(.layerMinXMaxYCorner, .layerMaxXMaxYCorner) ? bottom : far,
      right: has(.layerMaxXMinYCorner, .layerMaxXMaxYCorner) ? right : far)
  }

  /// The distance to the edges of what is left of the page.
  func reach(cut: UIEdgeInsets) -> UIEdgeInsets {
    var left = reach
    if !mask.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) { left.top -= cut.top }
    if !mask.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) {
      left.bottom -= cut.bottom
    }
    return left
  }

  /// Returns whether a corner as round as that of any display cuts a point that is so far inside of it.
  private static func cut(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let (x, y) = (radius - x, radius - y)
    return max(x, y) < 2 * radius && min(x, y) > 0 && x * x + y * y > radius * radius + 1
  }

  private static var radius: CGFloat { 62 }
}

extension UIEdgeInsets {
  /// Interpolates every inset.
  func mixed(with other: UIEdgeInsets, at share: CGFloat) -> UIEdgeInsets {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return UIEdgeInsets(
      top: mix(top, other.top), left: mix(left, other.left), bottom: mix(bottom, other.bottom),
      right: mix(right, other.right))
  }
}
