import UIKit

/// The coordinate space of a screen at rest: converts positions of its views to the container as if
/// no run had moved the screen. An object, because it goes from hand to hand for each element.
@MainActor
final class RestingSpace {
  /// Three corners of a view in the container, which are enough to detect that it has moved.
  struct Corners: Equatable {
    var first = CGPoint.zero
    var right = CGPoint.zero
    var below = CGPoint.zero

    /// Returns whether a corner differs by more than 0.1 points: conversions are not exact.
    func differs(from other: Corners) -> Bool {
      func differ(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) > 0.1 || abs(a.y - b.y) > 0.1
      }
      return differ(first, other.first) || differ(right, other.right) || differ(below, other.below)
    }
  }

  let container: UIView
  /// The view that the run moves; `nil` for a screen that stays in place, outside the container.
  let root: UIView?
  private let rest: CATransform3D
  /// The bars in front of the content, of navigation and tab bar controllers.
  let bars: [UIView]
  /// True if views are measured where they are seen, also in the middle of an animation of the app's.
  private let seesAnimations: Bool

  init(_ root: UIView?, in container: UIView, bars: [UIView]) {
    self.container = container
    self.root = root?.superview === container ? root : nil
    self.bars = bars
    rest = root?.layer.transform ?? CATransform3DIdentity
    seesAnimations = false
  }

  private init(asSeen space: RestingSpace) {
    (container, root, bars, rest) = (space.container, space.root, space.bars, space.rest)
    seesAnimations = true
  }

  /// The same space for views that leave: a card that is pressed down takes off from where it is seen.
  var asSeen: RestingSpace { RestingSpace(asSeen: self) }

  /// A view's own opacity, without that of a flight.
  func opacity(of view: UIView) -> CGFloat {
    // Without an animation, the screen only shows what the model had a frame ago.
    guard seesAnimations, view.layer.animationKeys() != nil, !OriginalView.hides(view),
      let shown = view.layer.presentation()?.opacity, shown >= 0.01
    else { return CGFloat(view.layer.opacity) }
    return CGFloat(shown)
  }

  /// Converts a point of a view to the container.
  func point(_ point: CGPoint, of view: UIView) -> CGPoint {
    converted(point, of: view, in: root(of: view))
  }

  /// The top-left, top-right and bottom-left corners of a rectangle in a view.
  func corners(of bounds: CGRect, in view: UIView) -> RestingSpace.Corners {
    let root = root(of: view)
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      converted(CGPoint(x: x, y: y), of: view, in: root)
    }
    return RestingSpace.Corners(
      first: corner(bounds.minX, bounds.minY), right: corner(bounds.maxX, bounds.minY),
      below: corner(bounds.minX, bounds.maxY))
  }

  private func root(of view: UIView) -> UIView? {
    guard let root, view.isDescendant(of: root) else { return nil }
    return root
  }

  private func converted(_ point: CGPoint, of view: UIView, in root: UIView?) -> CGPoint {
    if seesAnimations, let seen = seen(point, of: view, in: root) { return seen }
    guard let root else { return view.layer.convert(point, to: container.layer) }
    return atRest(view.layer.convert(point, to: root.layer), in: root)
  }

  /// Returns `nil` if nothing moves around the view.
  private func seen(_ point: CGPoint, of view: UIView, in root: UIView?) -> CGPoint? {
    if let root { return view.seen(point, in: root).map { atRest($0, in: root) } }
    if view.isDescendant(of: container) { return view.seen(point, in: container) }
    // A screen that stays in place is beside the container.
    guard let window = view.window else { return nil }
    return view.seen(point, in: window).map { container.convert($0, from: window) }
  }

  private func atRest(_ point: CGPoint, in root: UIView) -> CGPoint {
    let (bounds, anchor, position) = (
      root.layer.bounds, root.layer.anchorPoint, root.layer.position
    )
    let x = point.x - bounds.minX - anchor.x * bounds.width
    let y = point.y - bounds.minY - anchor.y * bounds.height
    return CGPoint(
      x: position.x + x * rest.m11 + y * rest.m21 + rest.m41,
      y: position.y + x * rest.m12 + y * rest.m22 + rest.m42)
  }

  /// The bounding box of a rectangle of a view, in the container.
  func box(_ rect: CGRect, of view: UIView) -> CGRect {
    let root = root(of: view)
    var corners: [CGPoint] = []
    for corner in rect.corners { corners.append(converted(corner, of: view, in: root)) }
    return CGRect(around: corners)
  }

  /// Returns whether a view is a bar, or contains one, that cuts what lies behind it.
  func isCuttingBar(_ view: UIView, before others: [UIView]) -> Bool {
    bars.contains { bar in
      bar.isDescendant(of: view)
        && others.contains { BarBackground(of: bar, before: $0) == .hides }
    }
  }

  /// The part of a view's box that is neither clipped by its ancestors nor covered by an opaque bar
  /// or by one of `blurs`.
  func visible(_ box: CGRect, of view: UIView, under blurs: [UIView]) -> CGRect {
    var visible = box
    var ancestor = view.superview
    while let current = ancestor, current !== container {
      if current.clipsToBounds {
        visible = visible.intersection(self.box(current.bounds, of: current))
      }
      if visible.isNull { return .zero }
      if current === root { break }
      ancestor = current.superview
    }
    for bar in bars where bar.isVisible && bar.lies(before: view) {
      guard BarBackground(of: bar, before: view) == .hides else { continue }
      visible = visible.cut(by: self.box(bar.bounds, of: bar).barBackground(in: container))
    }
    for blur in blurs where blur.isVisible && blur.lies(before: view) {
      visible = visible.cut(by: self.box(blur.bounds, of: blur))
    }
    return visible
  }

  /// Rounds those corners of a square view that a rounded ancestor clips.
  func round(_ metrics: inout ElementMetrics, _ box: CGRect, of view: UIView) {
    var ancestor = view.superview
    while let current = ancestor, current !== container {
      let layer = current.layer
      if current.clipsToBounds, layer.cornerRadius > 0 {
        let clip = self.box(current.bounds, of: current)
        var corners = CACornerMask()
        let (left, right) = (box.minX.isAt(clip.minX), box.maxX.isAt(clip.maxX))
        let (top, bottom) = (box.minY.isAt(clip.minY), box.maxY.isAt(clip.maxY))
        if left, top { corners.insert(.layerMinXMinYCorner) }
        if right, top { corners.insert(.layerMaxXMinYCorner) }
        if left, bottom { corners.insert(.layerMinXMaxYCorner) }
        if right, bottom { corners.insert(.layerMaxXMaxYCorner) }
        metrics.corners = corners.intersection(layer.maskedCorners).rawValue
        guard metrics.corners == 0 else {
          metrics.cornerRadius =
            layer.cornerRadius * clip.width / max(current.bounds.width, 1)
          metrics.isContinuous = layer.cornerCurve == .continuous
          return
        }
      }
      if current === root { break }
      ancestor = current.superview
    }
  }
}

extension CGFloat {
  fileprivate func isAt(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.5 }
}

extension UIView {
  /// Returns whether this bar is in an ancestor of `view`, neither around it nor in another column.
  fileprivate func lies(before view: UIView) -> Bool {
    guard let superview else { return false }
    return view.isDescendant(of: superview) && !view.isDescendant(of: self)
  }
}

extension CGRect {
  /// The rest under a bar that covers the upper or lower end over the full width.
  fileprivate func cut(by bar: CGRect) -> CGRect {
    guard bar.minX <= minX, bar.maxX >= maxX, intersects(bar) else { return self }
    if bar.minY <= minY {
      let top = min(bar.maxY, maxY)
      return CGRect(x: minX, y: top, width: width, height: maxY - top)
    }
    if bar.maxY >= maxY {
      return CGRect(x: minX, y: minY, width: width, height: max(bar.minY - minY, 0))
    }
    return self
  }
}

/// Hides parts of a view that fly as elements, by a mask with a hole for each. A view that has a mask
/// of its own keeps it, and one that contains an effect, which a mask would break, has none: their parts stay
/// visible.
@MainActor
final class PartMask {
  private let layer = CAShapeLayer()
  private var holes: [(owner: ObjectIdentifier, rect: CGRect)] = []

  private init() { layer.fillRule = .evenOdd }

  /// Hides a part of a view for as long as its owner wants.
  static func hide(_ rect: CGRect, of view: UIView, for owner: AnyObject) {
    guard masks[view] != nil || (view.layer.mask == nil && !view.containsEffect) else { return }
    let mask = masks[view] ?? PartMask()
    masks[view] = mask
    mask.holes.append((ObjectIdentifier(owner), rect))
    mask.update(view)
  }

  static func show(_ view: UIView, for owner: AnyObject) {
    guard let mask = masks[view] else { return }
    mask.holes.removeAll { $0.owner == ObjectIdentifier(owner) }
    mask.update(view)
  }

  private func update(_ view: UIView) {
    CATransaction.withoutActions {
      guard !holes.isEmpty else {
        masks[view] = nil
        // The app may have given it another one.
        if view.layer.mask === layer { view.layer.mask = nil }
        return
      }
      // Shadows and other things outside of the bounds stay.
      let path = UIBezierPath(rect: view.bounds.insetBy(dx: -2000, dy: -2000))
      // A hole in a hole would be filled.
      for (index, hole) in holes.enumerated()
      where !holes.enumerated().contains(where: { other, around in
        other != index && around.rect.contains(hole.rect)
          && (around.rect != hole.rect || other < index)
      }) {
        path.append(UIBezierPath(rect: hole.rect))
      }
      layer.path = path.cgPath
      view.layer.mask = layer
    }
  }
}

@MainActor private let masks = Slot<PartMask>()
