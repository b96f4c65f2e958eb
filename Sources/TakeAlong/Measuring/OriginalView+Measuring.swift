import UIKit

// Measuring a view as it appears in the container.
extension OriginalView {
  enum Measurement {
    case metrics(ElementMetrics)
    case fault(TakeAlongOutcome.Reason)
  }

  func measure(in space: RestingSpace) -> Measurement {
    guard let view, view.window != nil else { return .fault(.notInWindow) }
    let outline = outline
    let corners = space.corners(of: outline, in: view)
    measured = corners
    if isClaimed { return .fault(.inAnotherRun) }
    if view.isEffect, !isShownByWindow { return .fault(.visualEffect) }
    guard outline.isUsable else { return .fault(.zeroSize) }
    // Its element is in a card that is open.
    if view.layer.opacity == OriginalView.hidden { return .fault(.inAnotherRun) }
    let own = space.opacity(of: view)
    guard !view.isHidden, own >= 0.01, let around = alpha(around: view, in: space) else {
      return .fault(.hidden)
    }
    var metrics = ElementMetrics()
    let isStraight = measureOutline(corners, in: outline, &metrics)
    guard metrics.size.width >= 0.5, metrics.size.height >= 0.5 else { return .fault(.zeroSize) }
    metrics.alpha = isCopied ? own * around : around
    // The corners and the shadow of a view are not those of a part of it.
    if part == nil { decorate(&metrics, from: view, in: outline) }
    measureContent(of: view, in: outline, into: &metrics)
    let box = isStraight ? metrics.box : space.box(outline, of: view)
    let visible = space.visible(box, of: view, under: blurs)
    guard !visible.isEmpty, visible.intersects(space.container.bounds) else {
      return .fault(.offScreen)
    }
    limit(to: visible.intersection(space.container.bounds), in: box, at: metrics.scale)
    // Clipping along its own sides works only for a view that is not rotated.
    if isStraight {
      if metrics.cornerRadius == 0, !view.isMasked { space.round(&metrics, box, of: view) }
      metrics.covered = UIEdgeInsets(
        top: visible.minY - box.minY, left: visible.minX - box.minX,
        bottom: box.maxY - visible.maxY, right: box.maxX - visible.maxX)
    }
    return .metrics(metrics)
  }

  /// Sets center, size, angle and scale; returns whether the sides are parallel to the container's.
  private func measureOutline(
    _ corners: RestingSpace.Corners, in bounds: CGRect, _ metrics: inout ElementMetrics
  ) -> Bool {
    let (first, right, below) = (corners.first, corners.right, corners.below)
    let across = CGVector(dx: right.x - first.x, dy: right.y - first.y)
    let down = CGVector(dx: below.x - first.x, dy: below.y - first.y)
    metrics.center = CGPoint(x: (right.x + below.x) / 2, y: (right.y + below.y) / 2)
    metrics.size = CGSize(width: across.length, height: down.length)
    metrics.angle = atan2(across.dy, across.dx)
    let isMirrored = across.dx * down.dy - across.dy * down.dx < 0
    metrics.scale = CGVector(
      dx: metrics.size.width / bounds.width,
      dy: metrics.size.height / bounds.height * (isMirrored ? -1 : 1))
    return across.dx > 0 && down.dy > 0 && abs(across.dy) < 0.01 && abs(down.dx) < 0.01
  }

  /// A mask has a shape of its own, so corners and border are left to the snapshot.
  private func decorate(
    _ metrics: inout ElementMetrics, from view: UIView, in outline: CGRect
  ) {
    guard !view.isMasked else { return }
    let (layer, even) = (view.layer, metrics.evenScale)
    if outline == view.bounds {
      metrics.cornerRadius = layer.cornerRadius * even
      metrics.corners = layer.cornerRadius > 0 ? layer.maskedCorners.rawValue : 0
      metrics.isContinuous = layer.cornerCurve == .continuous
      metrics.borderWidth = layer.borderWidth * even
    }
    guard layer.shadowOpacity > 0, !layer.masksToBounds else { return }
    metrics.shadowOpacity = CGFloat(layer.shadowOpacity)
    metrics.shadowRadius = layer.shadowRadius * even
    metrics.shadowOffset = CGSize(
      width: layer.shadowOffset.width * even, height: layer.shadowOffset.height * even)
  }

  private func measureContent(
    of view: UIView, in outline: CGRect, into metrics: inout ElementMetrics
  ) {
    var content = outline
    if isPicture {
      content = kind.frame(of: view, awaiting: awaitedSize)
      if case .image(let image) = self.content { metrics.picture = image }
    }
    if part == nil, let label = view as? UILabel, label.font != nil {
      let size = label.sizeThatFits(view.bounds.size)
      let shrinkage = label.shrinkage(of: size.width)
      let (width, height) = (
        min(size.width * shrinkage, view.bounds.width),
        min(size.height * shrinkage, view.bounds.height)
      )
      metrics.anchorX = label.textAlignment.anchorX(in: label)
      metrics.fontSize = label.font.pointSize * shrinkage * abs(metrics.scale.dy)
      metrics.text = label.text
      metrics.lines = Int((height / (label.font.lineHeight * shrinkage)).rounded())
      content = CGRect(
        x: view.bounds.minX + (view.bounds.width - width) * metrics.anchorX,
        y: view.bounds.midY - height / 2, width: width, height: height)
    }
    let (x, y) = (abs(metrics.scale.dx), abs(metrics.scale.dy))
    metrics.content = CGRect(
      x: (content.minX - outline.midX) * x, y: (content.minY - outline.midY) * y,
      width: content.width * x, height: content.height * y)
  }

  /// The product of the ancestors' opacities, or `nil` if they make the view invisible. The
  /// screen's own view does not count, because it may be fading.
  private func alpha(around view: UIView, in space: RestingSpace) -> CGFloat? {
    var alpha: CGFloat = 1
    var ancestor = view.superview
    while let current = ancestor, current !== space.root, !(current is UIWindow) {
      if current.isHidden { return nil }
      // An ancestor that flies is hidden by its flight only.
      if !OriginalView.hides(current) { alpha *= space.opacity(of: current) }
      ancestor = current.superview
    }
    return alpha < 0.01 ? nil : alpha
  }
}

extension NSTextAlignment {
  @MainActor fileprivate func anchorX(in label: UILabel) -> CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: label.traitCollection.layoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
