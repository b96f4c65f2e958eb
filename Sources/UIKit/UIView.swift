import UIKit

extension UIView {
  /// The views around this view, innermost first.
  var superviews: [UIView] { Array(sequence(first: self, next: \.superview).dropFirst()) }

  /// The view that colors all of this view: the foremost opaque view that fills `bounds`, as in a selected row, or in a
  /// control with its shadow outside and its round background in a subview.
  var ground: UIView? {
    var found = (layer.backgroundColor?.alpha ?? 0) > 0 ? self : nil
    for view in subviews where !view.isHidden && view.shownOpacity > 0 && view.fills(bounds) {
      guard let ground = view.ground else { continue }
      let isOpaque = ground.shownOpacity > 0.9 && (ground.layer.backgroundColor?.alpha ?? 0) >= 1
      if isOpaque || found == nil { found = ground }
    }
    return found
  }

  /// The opaque background color of this view, or of the nearest ancestor with one.
  var pageColor: UIColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
      .first { $0.cgColor.alpha == 1 }
  }

  /// The visible opacity, because the color of a selection may be about to fade.
  private var shownOpacity: Float { (layer.presentation() ?? layer).opacity }

  private func fills(_ rect: CGRect) -> Bool {
    abs(frame.minX - rect.minX) < 1 && abs(frame.minY - rect.minY) < 1
      && abs(frame.maxX - rect.maxX) < 1 && abs(frame.maxY - rect.maxY) < 1
  }

  // MARK: Places

  /// Converts a point to an ancestor as both are visible, or returns `nil` if no animation moves a view in between.
  func seen(_ point: CGPoint, in ancestor: UIView) -> CGPoint? {
    var moves = false
    var view = self
    while view !== ancestor {
      if view.layer.animationKeys() != nil { moves = true }
      guard let superview = view.superview else { return nil }
      view = superview
    }
    guard moves, var layer = layer.presentation() else { return nil }
    var point = point
    while layer.model() !== ancestor.layer {
      guard let superlayer = layer.superlayer else { return nil }
      point = layer.convert(point, to: superlayer)
      layer = superlayer
    }
    return point
  }

  /// Returns where a part of the view is seen in another view, in the middle of an animation.
  ///
  /// - Parameter screen: The screen's own view around this view, at rest.
  func seen(_ part: CGRect, in other: UIView, within screen: UIView?) -> CGRect {
    guard let screen, isDescendant(of: screen) else { return other.convert(part, from: self) }
    let corners = part.corners.compactMap { seen($0, in: screen) }
    guard corners.count == 4 else { return other.convert(part, from: self) }
    return CGRect(around: corners.map { other.convert($0, from: screen) })
  }

  /// Lays out the subtree now, with what is configured in `updateProperties()`, which no documentation promises of a
  /// layout (checklist S46).
  func updateAndLayOut() {
    #if canImport(ObjectiveC) && compiler(>=6.2)
      if #available(iOS 26, *) { updatePropertiesIfNeeded() }
    #endif
    layoutIfNeeded()
  }

  /// Sets the frame of the view without its transform, and keeps the transform.
  func setRestingFrame(_ frame: CGRect) {
    guard !CATransform3DIsIdentity(layer.transform) else {
      if self.frame != frame { self.frame = frame }
      return
    }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * layer.anchorPoint.x,
      y: frame.minY + frame.height * layer.anchorPoint.y)
  }

  // MARK: Drawing

  var isVisible: Bool { !isHidden && alpha >= 0.01 && window != nil }

  /// Returns the direction of the view's content, for a copy of the view outside of any hierarchy.
  ///
  /// - Parameter traits: The view's own `traitCollection`, passed because each access looks up the traits again.
  func fixedSemantics(in traits: UITraitCollection) -> UISemanticContentAttribute {
    let direction = UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    return direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// True for a `UIVisualEffectView` with an effect; its snapshot is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// True if this view or a descendant is a visible effect (`isEffect`).
  var containsEffect: Bool {
    !isHidden && alpha >= 0.01 && (isEffect || subviews.contains(where: \.containsEffect))
  }

  /// The subviews in the order of drawing (`zPosition`): a header of a list is drawn in front of later cells.
  var drawnSubviews: [UIView] {
    let subviews = subviews
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns true if this view is drawn in front of `other`; `nil` if the views are in different trees.
  func isDrawn(inFrontOf other: UIView) -> Bool? {
    let (mine, others) = (ancestry, other.ancestry)
    guard let common = mine.indices.last(where: { $0 < others.count && mine[$0] === others[$0] })
    else { return nil }
    guard common + 1 < mine.count else { return false }
    guard common + 1 < others.count else { return true }
    let (a, b) = (mine[common + 1], others[common + 1])
    if a.layer.zPosition != b.layer.zPosition { return a.layer.zPosition > b.layer.zPosition }
    return mine[common].subviews.first { $0 === a || $0 === b } === b
  }

  /// The views around this view, outermost first, and this view.
  private var ancestry: [UIView] { superviews.reversed() + [self] }

  /// True if nothing of the view and its subviews is visible, as far as their properties tell.
  var drawsNothing: Bool {
    if isHidden || alpha < 0.01 { return true }
    guard !isEffect, (layer.backgroundColor?.alpha ?? 0) == 0, layer.borderWidth == 0,
      layer.shadowOpacity == 0, layer.contents == nil, type(of: layer) == CALayer.self,
      (layer.sublayers?.count ?? 0) == subviews.count
    else { return false }
    switch self {
    case let label as UILabel: guard label.text?.isEmpty != false else { return false }
    case let picture as UIImageView: guard picture.shownImage == nil else { return false }
    // Another class may draw on demand.
    default:
      guard type(of: self) == UIView.self || layer.presentation() != nil else { return false }
    }
    return subviews.allSatisfy(\.drawsNothing)
  }
}

extension CALayer {
  /// The frame of the layer without its transform.
  var restingFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}

extension UIView {
  /// True if what lies behind this view is seen through it: its background is translucent, or clear in a plain `UIView`,
  /// and no subview covers it. A subclass without a background may draw itself, and counts as opaque.
  var isSeenThrough: Bool {
    let alpha = backgroundColor?.cgColor.alpha ?? 0
    guard alpha < 1 || self.alpha < 1, alpha > 0 || type(of: self) == UIView.self else {
      return false
    }
    return !subviews.contains {
      !$0.isHidden && $0.frame.contains(bounds) && !$0.isSeenThrough
    }
  }
}
