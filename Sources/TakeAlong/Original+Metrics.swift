import UIKit

// Measuring a view in the container's coordinates.
extension Original {
  /// Sets `metrics`, or returns the reason why the view cannot fly.
  @discardableResult
  func measure(in space: RestingSpace) -> TakeAlongOutcome.Reason? {
    guard let view, view.window != nil else { return .notInWindow }
    let outline = outline
    let corners = space.corners(of: outline, in: view)
    measured = corners
    // An overlapping original claims the view, to fly at once or with the next frame.
    let claims = Original.claiming(view)
    if claims.contains(where: { $0 !== self && $0.overlaps(self) }) { return .inAnotherRun }
    if view.isEffect, !isShownByWindow { return .visualEffect }
    guard outline.isUsable else { return .zeroSize }
    let opacity = space.opacity(of: view)
    guard !view.isHidden, opacity >= 0.01, let around = alpha(around: view, in: space) else {
      return .hidden
    }
    var metrics = ElementMetrics()
    let isStraight = measureOutline(corners, in: outline, &metrics)
    guard metrics.size.width >= 0.5, metrics.size.height >= 0.5 else { return .zeroSize }
    metrics.alpha = isCopied ? opacity * around : around
    // Corners and shadow belong to the whole view, not to a `part`. A mask has its own shape, so corners, border and
    // shadow of a masked view are left to the snapshot.
    if part == nil, !view.isMasked { decorate(&metrics, from: view, in: outline) }
    measureContent(of: view, in: outline, into: &metrics)
    let box = isStraight ? metrics.box : space.box(outline, of: view)
    let visible = space.visible(box, of: view, under: blurs)
    guard !visible.isEmpty, visible.intersects(space.container.bounds) else { return .offScreen }
    limit(to: visible.intersection(space.container.bounds), in: box, at: metrics.scale)
    // Clipping along the view's own sides works only without rotation.
    if isStraight {
      if metrics.cornerRadius == 0, !view.isMasked { space.round(&metrics, box, of: view) }
      metrics.covered = UIEdgeInsets(
        top: visible.minY - box.minY, left: visible.minX - box.minX,
        bottom: box.maxY - visible.maxY, right: box.maxX - visible.maxX)
    }
    self.metrics = metrics
    return nil
  }

  /// Returns true if a corner has moved since the last measurement.
  func hasMoved(in space: RestingSpace) -> Bool {
    guard let measured, let view else { return true }
    return space.corners(of: outline, in: view).differs(from: measured)
  }

  /// True if the view has another `contentCorners(in:)`: a list has been laid out anew, or uses a cell again.
  func isLaidOutAnew(in space: RestingSpace) -> Bool {
    guard let view, let contentCorners else { return true }
    return view.contentCorners(in: space.root).differs(from: contentCorners)
  }

  /// Stores `contentCorners`, to notice a new layout.
  func noteContent(in space: RestingSpace) { contentCorners = view?.contentCorners(in: space.root) }

  /// Sets `center`, `size`, `angle` and `scale`. Returns true if the sides are parallel to the container's.
  private func measureOutline(
    _ corners: [CGPoint], in bounds: CGRect, _ metrics: inout ElementMetrics
  ) -> Bool {
    let (first, right, below) = (corners[0], corners[1], corners[2])
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

  private func decorate(_ metrics: inout ElementMetrics, from view: UIView, in outline: CGRect) {
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
    if isImage {
      content = kind.frame(of: view, awaiting: awaitedSize)
      metrics.image = (view as? UIImageView)?.shownImage.map(ObjectIdentifier.init)
    }
    if part == nil, let label = view as? UILabel, label.font != nil {
      let size = label.sizeThatFits(view.bounds.size)
      let shrinkage = label.shrinkage(of: size.width)
      let width = min(size.width * shrinkage, view.bounds.width)
      let height = min(size.height * shrinkage, view.bounds.height)
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

  /// Returns the product of the ancestors' opacities, or `nil` if they make the view invisible. Excludes `space.root`,
  /// because a run may be fading the screen.
  private func alpha(around view: UIView, in space: RestingSpace) -> CGFloat? {
    var alpha: CGFloat = 1
    for current in view.superviews {
      if current === space.root || current is UIWindow { break }
      if current.isHidden { return nil }
      // A flying ancestor is hidden by its flight only.
      if !Original.hides(current) { alpha *= space.opacity(of: current) }
    }
    return alpha < 0.01 ? nil : alpha
  }

  /// Limits `frame`, and so the snapshot, to the visible part of a view more than twice as large as its window.
  ///
  /// - Parameters:
  ///   - visible: The visible part of the view, in the container.
  ///   - box: The whole view, in the container.
  private func limit(to visible: CGRect, in box: CGRect, at scale: CGVector) {
    guard !isCopied, let view, let window = view.window, scale.dx > 0, scale.dy > 0,
      frame.width > 2 * window.bounds.width || frame.height > 2 * window.bounds.height
    else { return }
    frame = CGRect(
      x: view.bounds.minX + (visible.minX - box.minX) / scale.dx,
      y: view.bounds.minY + (visible.minY - box.minY) / scale.dy,
      width: visible.width / scale.dx, height: visible.height / scale.dy)
  }

  /// The rectangle covered by the picture of an image view, in the view's own coordinates; `nil` if the picture covers
  /// the whole view or more, or if the margins are visible.
  ///
  /// A photo fitted into a view as large as the screen flies as the photo, not as the screen.
  var paintedPart: CGRect? {
    guard isImage, let view = view as? UIImageView,
      ![.scaleToFill, .scaleAspectFill, .redraw].contains(view.contentMode)
    else { return nil }
    let (bounds, painted) = (view.bounds, kind.frame(of: view, awaiting: awaitedSize))
    let margins = UIEdgeInsets(
      top: painted.minY - bounds.minY, left: painted.minX - bounds.minX,
      bottom: bounds.maxY - painted.maxY, right: bounds.maxX - painted.maxX)
    let (across, down) = (min(margins.left, margins.right), min(margins.top, margins.bottom))
    // A background or a border is visible in the margins, too.
    let showsMargins = (view.layer.backgroundColor?.alpha ?? 0) > 0 || view.layer.borderWidth > 0
    guard min(across, down) > -0.01,
      max(margins.left, margins.right, margins.top, margins.bottom) > 0.5,
      painted.isUsable, !showsMargins
    else { return nil }
    // Round corners of the view may clip those of the picture.
    let radius = view.layer.masksToBounds ? view.layer.cornerRadius : 0
    return max(across, down) >= radius ? painted : nil
  }
}

extension UIView {
  /// Returns the origin and the size of the frame in each scroll view around this view, innermost first, and in the
  /// screen. Scrolling alone does not change these.
  fileprivate func contentCorners(in screen: UIView?) -> [CGPoint] {
    var corners: [CGPoint] = []
    var inner = self
    for outer in superviews where outer is UIScrollView || outer === screen {
      let frame = inner.layer.convert(inner.bounds, to: outer.layer)
      corners += [frame.origin, CGPoint(x: frame.width, y: frame.height)]
      if outer === screen { break }
      inner = outer
    }
    return corners
  }
}

extension [CGPoint] {
  /// Returns true if a coordinate differs by more than 0.1 points, because conversions are not exact.
  fileprivate func differs(from other: [CGPoint]) -> Bool {
    count != other.count
      || zip(self, other).contains { abs($0.x - $1.x) > 0.1 || abs($0.y - $1.y) > 0.1 }
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
