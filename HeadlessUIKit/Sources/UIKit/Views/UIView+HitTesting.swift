extension UIView {
  /// [gestures 2 to 4]: the deepest view, front to back; hidden, switched off and nearly
  /// clear ones are left out with all they contain; nothing outside the bounds is hit.
  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, interactionBlocks == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for child in ownSubviews.reversed() {
      if let hit = child.hitTest(child.local(point, in: self), with: event) { return hit }
    }
    return self
  }

  /// Views moved by a property animator are found where they are seen [gestures 18], all others
  /// where their model is [gestures 17].
  private func local(_ point: CGPoint, in parent: UIView) -> CGPoint {
    if trackedByAnimators > 0, let shown = layer.presentation(), let around = shown.superlayer {
      return shown.convert(point, from: around)
    }
    return layer.convert(point, from: parent.layer)
  }
}
