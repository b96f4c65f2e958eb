import UIKit

/// The coordinate space of a screen at rest: converts positions of its views to the container, without the run's
/// movement of the screen, and watches the layers around landing places. A class, because all elements of a screen
/// share `watched`.
@MainActor
final class RestingSpace {
  let container: UIView
  /// The view moved by the run; `nil` for a screen that stays in place, outside the container.
  let root: UIView?
  private let restingTransform: CATransform3D
  /// The bars of navigation and tab bar controllers, in front of the content.
  let bars: [UIView]
  /// True while views are measured at their visible position, even in the middle of an app's animation.
  var seesAnimations = false
  /// The layers at and around the landing places, each with its state at the last `watch(_:)`.
  private var watched: [(layer: CALayer, state: LayerState)] = []
  /// True if the screen is to be asked for its elements again, because the container has changed.
  var asksAgain = false

  init(_ root: UIView?, in container: UIView, bars: [UIView]) {
    self.root = root?.superview === container ? root : nil
    (self.container, self.bars) = (container, bars)
    restingTransform = root?.layer.transform ?? CATransform3DIdentity
  }

  /// Returns the view's own opacity, without the animation of a flight.
  func opacity(of view: UIView) -> CGFloat {
    // Without an animation, `presentation()` only shows the model of a frame ago.
    guard seesAnimations, view.layer.animationKeys() != nil, !Original.hides(view),
      let shown = view.layer.presentation()?.opacity, shown >= 0.01
    else { return CGFloat(view.layer.opacity) }
    return CGFloat(shown)
  }

  /// Returns the top-left, top-right and bottom-left corners of a rectangle in a view, enough to detect a movement.
  func corners(of bounds: CGRect, in view: UIView) -> [CGPoint] {
    converted(bounds.corners.prefix(3), of: view)
  }

  private func converted(_ points: some Sequence<CGPoint>, of view: UIView) -> [CGPoint] {
    let root = root.map(view.isDescendant) == true ? root : nil
    var converted: [CGPoint] = []
    for point in points { converted.append(self.converted(point, of: view, in: root)) }
    return converted
  }

  private func converted(_ point: CGPoint, of view: UIView, in root: UIView?) -> CGPoint {
    if seesAnimations {
      // A screen that stays in place is in the same window as `container`, but may be outside.
      let outer = root ?? (view.isDescendant(of: container) ? container : view.window)
      // `seen` is `nil` if no animation moves the view or its surroundings.
      if let outer, let seen = view.seen(point, in: outer) {
        if outer === root { return atRest(seen, in: outer) }
        return outer === container ? seen : container.convert(seen, from: outer)
      }
    }
    guard let root else { return view.layer.convert(point, to: container.layer) }
    return atRest(view.layer.convert(point, to: root.layer), in: root)
  }

  private func atRest(_ point: CGPoint, in root: UIView) -> CGPoint {
    let (layer, bounds) = (root.layer, root.layer.bounds)
    let x = point.x - bounds.minX - layer.anchorPoint.x * bounds.width
    let y = point.y - bounds.minY - layer.anchorPoint.y * bounds.height
    return CGPoint(
      x: layer.position.x + x * restingTransform.m11 + y * restingTransform.m21
        + restingTransform.m41,
      y: layer.position.y + x * restingTransform.m12 + y * restingTransform.m22
        + restingTransform.m42)
  }

  /// Returns the bounding box of a rectangle of a view, in the container.
  func box(_ rect: CGRect, of view: UIView) -> CGRect {
    CGRect(around: converted(rect.corners, of: view))
  }

  /// Returns true if a view is or contains a bar in front of `others` whose background hides the content behind.
  func isCuttingBar(_ view: UIView, before others: [UIView]) -> Bool {
    bars.contains { bar in
      bar.isDescendant(of: view) && others.contains { bar.isOpaqueBar(before: $0) }
    }
  }

  /// Returns the views around a view that clip their content, innermost first, up to the screen.
  private func clips(around view: UIView) -> [UIView] {
    var clips: [UIView] = []
    var next = view
    while next !== root, let current = next.superview, current !== container {
      if current.clipsToBounds { clips.append(current) }
      next = current
    }
    return clips
  }

  /// Returns the visible part of a view's box, neither clipped by ancestors nor covered by an opaque bar or by `blurs`.
  func visible(_ box: CGRect, of view: UIView, under blurs: [UIView]) -> CGRect {
    var visible = box
    for clip in clips(around: view) {
      visible = visible.intersection(self.box(clip.bounds, of: clip))
      if visible.isNull { return .zero }
    }
    for bar in bars where bar.isVisible && bar.lies(before: view) && bar.isOpaqueBar(before: view) {
      visible = visible.cut(by: self.box(bar.bounds, of: bar).barBackground(in: container))
    }
    for blur in blurs where blur.isVisible && blur.lies(before: view) {
      visible = visible.cut(by: self.box(blur.bounds, of: blur))
    }
    return visible
  }

  /// Sets the corners of `metrics` where a rounded ancestor clips a view without round corners.
  func round(_ metrics: inout ElementMetrics, _ box: CGRect, of view: UIView) {
    for clip in clips(around: view) where clip.layer.cornerRadius > 0 {
      let (layer, frame) = (clip.layer, self.box(clip.bounds, of: clip))
      let corners = CACornerMask(of: frame, filledBy: box)
      metrics.corners = corners.intersection(layer.maskedCorners).rawValue
      guard metrics.corners == 0 else {
        metrics.cornerRadius = layer.cornerRadius * frame.width / max(clip.bounds.width, 1)
        metrics.isContinuous = layer.cornerCurve == .continuous
        return
      }
    }
  }
}

// A possible movement of any landing place is detected by the layers at and around the places.
extension RestingSpace {
  /// The properties of a layer that determine its place.
  private typealias LayerState = (
    superlayer: ObjectIdentifier?, position: CGPoint, bounds: CGRect, transform: CGAffineTransform,
    isHidden: Bool
  )

  /// Watches these views and their superviews, up to the screen's own view.
  func watch(_ views: [UIView]) {
    var known: Set<ObjectIdentifier> = []
    watched = []
    for view in views {
      for current in sequence(first: view, next: { $0 === self.root ? nil : $0.superview }) {
        guard known.insert(ObjectIdentifier(current)).inserted else { break }
        watched.append((current.layer, RestingSpace.state(of: current.layer)))
      }
    }
  }

  /// True if the `LayerState` of a layer has changed since `watch(_:)`, or nothing is watched yet.
  var hasChanged: Bool {
    for (layer, state) in watched where state != RestingSpace.state(of: layer) { return true }
    return watched.isEmpty
  }

  private static func state(of layer: CALayer) -> LayerState {
    (
      layer.superlayer.map(ObjectIdentifier.init), layer.position, layer.bounds,
      layer.affineTransform(), layer.isHidden
    )
  }
}

extension CACornerMask {
  /// The corners of a screen or a clip that lie in corners of a box, within half a point.
  init(of frame: CGRect, filledBy box: CGRect) {
    self = []
    func isAt(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5 }
    let (left, right) = (isAt(box.minX, frame.minX), isAt(box.maxX, frame.maxX))
    let (top, bottom) = (isAt(box.minY, frame.minY), isAt(box.maxY, frame.maxY))
    if left, top { insert(.layerMinXMinYCorner) }
    if right, top { insert(.layerMaxXMinYCorner) }
    if left, bottom { insert(.layerMinXMaxYCorner) }
    if right, bottom { insert(.layerMaxXMaxYCorner) }
  }
}

extension UIView {
  /// Returns true if this bar is in an ancestor of `view`, neither around `view` nor in another column.
  fileprivate func lies(before view: UIView) -> Bool {
    guard let superview else { return false }
    return view.isDescendant(of: superview) && !view.isDescendant(of: self)
  }
}

extension CGRect {
  /// Returns the rest of this box under a bar that covers the upper or lower end over the full width.
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
