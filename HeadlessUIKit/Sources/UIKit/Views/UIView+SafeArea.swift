extension UIView {
  /// Recomputes what the superview's safe area leaves to this view, and tells whom it concerns.
  func updateSafeArea() { updateSafeArea(to: computedSafeArea) }

  private func updateSafeArea(to new: UIEdgeInsets) {
    // Converted coordinates have rounding errors: a list that scrolls by one would change its insets by another.
    let changed = !new.isClose(to: ownSafeArea)
    if changed {
      ownSafeArea = new
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for child in ownSubviews {
      let its = child.computedSafeArea
      if changed || !its.isClose(to: child.ownSafeArea) { child.updateSafeArea(to: its) }
    }
  }

  /// Zero outside a window (documentation of `safeAreaInsets`).
  // Unverified: that an edge's inset is the part of the view under the superview's strip, and that
  // a view wholly outside its superview has none.
  var computedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.insetsBelowBars }
    guard let superview, window != nil else { return surroundingSafeArea }
    var result = surroundingSafeArea
    let outer = superview.safeAreaForSubviews
    if outer == .zero { return result }
    let area = superview.bounds
    let shown = layer.convert(bounds, to: superview.layer)
    let overlaps =
      shown.minX < area.maxX && shown.maxX > area.minX && shown.minY < area.maxY
      && shown.maxY > area.minY
    if overlaps {
      let safe = area.inset(by: outer)
      func overlap(_ length: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(length, limit)) }
      result.top += overlap(safe.minY - shown.minY, outer.top)
      result.left += overlap(safe.minX - shown.minX, outer.left)
      // A pushed screen that has sent the bar below away does not know of it.
      let withoutBar = controller?.layoutState.hiddenBottomBar ?? 0
      result.bottom += max(0, overlap(shown.maxY - safe.maxY, outer.bottom) - withoutBar)
      result.right += overlap(shown.maxX - safe.maxX, outer.right)
    }
    return result
  }

  private var surroundingSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.insetsBelowBars }
    guard window != nil, let controller else { return .zero }
    return controller.insetsOfItsView
  }
}

extension UIEdgeInsets {
  fileprivate func isClose(to other: UIEdgeInsets) -> Bool {
    func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    return isClose(top, other.top) && isClose(left, other.left)
      && isClose(bottom, other.bottom) && isClose(right, other.right)
  }
}
