import UIKit

// What is seen of a view, in numbers.
extension OriginalView {
  enum Measurement {
    case perch(ElementMetrics)
    case fault(TakeAlongOutcome.Reason)
  }

  func corners(on ground: RestingSpace) -> RestingSpace.Corners? {
    guard let view, view.window != nil else { return nil }
    return ground.corners(of: view)
  }

  func measure(on ground: RestingSpace) -> Measurement {
    guard let view, let corners = corners(on: ground) else { return .fault(.notInWindow) }
    measured = corners
    if isTaken { return .fault(.inAnotherRun) }
    if view.isEffect, !isShownByWindow { return .fault(.visualEffect) }
    guard view.bounds.isUsable else { return .fault(.zeroSize) }
    let own = CGFloat(opacity ?? view.layer.opacity)
    guard !view.isHidden, own >= 0.01, let around = alpha(around: view, below: ground.root) else {
      return .fault(.hidden)
    }
    var perch = ElementMetrics()
    let isStraight = place(corners, in: view.bounds, &perch)
    guard perch.size.width >= 0.5, perch.size.height >= 0.5 else { return .fault(.zeroSize) }
    perch.alpha = isPicture ? own * around : around
    decorate(&perch, from: view.layer)
    measureContent(of: view, into: &perch)
    let box = isStraight ? perch.box : ground.box(view.bounds, of: view)
    let visible = ground.visible(box, of: view, under: veils)
    guard !visible.isEmpty, visible.intersects(ground.container.bounds) else {
      return .fault(.offScreen)
    }
    // Only what stands straight is cut along its own sides.
    if isStraight {
      if perch.cornerRadius == 0 { ground.round(&perch, box, of: view) }
      perch.covered = UIEdgeInsets(
        top: visible.minY - box.minY, left: visible.minX - box.minX,
        bottom: box.maxY - visible.maxY, right: box.maxX - visible.maxX)
    }
    return .perch(perch)
  }

  /// Whether its sides run along the container's.
  private func place(
    _ corners: RestingSpace.Corners, in bounds: CGRect, _ perch: inout ElementMetrics
  ) -> Bool {
    let (first, right, below) = (corners.first, corners.right, corners.below)
    let across = CGVector(dx: right.x - first.x, dy: right.y - first.y)
    let down = CGVector(dx: below.x - first.x, dy: below.y - first.y)
    perch.center = CGPoint(x: (right.x + below.x) / 2, y: (right.y + below.y) / 2)
    perch.size = CGSize(width: across.length, height: down.length)
    perch.angle = atan2(across.dy, across.dx)
    let isMirrored = across.dx * down.dy - across.dy * down.dx < 0
    perch.scale = CGVector(
      dx: perch.size.width / bounds.width,
      dy: perch.size.height / bounds.height * (isMirrored ? -1 : 1))
    return across.dx > 0 && down.dy > 0 && abs(across.dy) < 0.01 && abs(down.dx) < 0.01
  }

  private func decorate(_ perch: inout ElementMetrics, from layer: CALayer) {
    let even = perch.evenScale
    perch.cornerRadius = layer.cornerRadius * even
    perch.corners = layer.cornerRadius > 0 ? layer.maskedCorners.rawValue : 0
    perch.isContinuous = layer.cornerCurve == .continuous
    perch.borderWidth = layer.borderWidth * even
    guard layer.shadowOpacity > 0, !layer.masksToBounds else { return }
    perch.shadowOpacity = CGFloat(layer.shadowOpacity)
    perch.shadowRadius = layer.shadowRadius * even
    perch.shadowOffset = CGSize(
      width: layer.shadowOffset.width * even, height: layer.shadowOffset.height * even)
  }

  private func measureContent(of view: UIView, into perch: inout ElementMetrics) {
    var content = view.bounds
    if isPicture, let view = view as? UIImageView, let image = view.shownImage {
      content = view.contentMode.frame(of: image.size, in: view.bounds)
      perch.picture = ObjectIdentifier(image)
    }
    if let label = view as? UILabel, label.font != nil {
      let size = label.sizeThatFits(view.bounds.size)
      let (width, height) = (
        min(size.width, view.bounds.width), min(size.height, view.bounds.height)
      )
      perch.hold = label.textAlignment.hold(in: label)
      perch.fontSize = label.font.pointSize * abs(perch.scale.dy)
      perch.text = label.text
      content = CGRect(
        x: view.bounds.minX + (view.bounds.width - width) * perch.hold,
        y: view.bounds.midY - height / 2, width: width, height: height)
    }
    let (x, y) = (abs(perch.scale.dx), abs(perch.scale.dy))
    perch.content = CGRect(
      x: (content.minX - view.bounds.midX) * x, y: (content.minY - view.bounds.midY) * y,
      width: content.width * x, height: content.height * y)
  }

  /// How much what it lies in lets be seen of it; `nil` where that is nothing. The screen itself
  /// does not count: it may be fading.
  private func alpha(around view: UIView, below root: UIView?) -> CGFloat? {
    var alpha: CGFloat = 1
    var ancestor = view.superview
    while let current = ancestor, current !== root, !(current is UIWindow) {
      if current.isHidden { return nil }
      // What flies itself is hidden for now, and what lies in it is not.
      if !OriginalView.hides(current) { alpha *= CGFloat(current.layer.opacity) }
      ancestor = current.superview
    }
    return alpha < 0.01 ? nil : alpha
  }
}

extension NSTextAlignment {
  @MainActor fileprivate func hold(in label: UILabel) -> CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default: label.traitCollection.layoutDirection == .rightToLeft ? 1 : 0
    }
  }
}
