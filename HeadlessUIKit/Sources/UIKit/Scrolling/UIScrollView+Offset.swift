extension UIScrollView {
  /// [gestures 111, 117]; an axis with nothing to scroll moves only where it always bounces.
  var spanX: ScrollSpan {
    let inset = adjustedContentInset
    let low = -inset.left
    let high = max(low, contentSize.width - bounds.width + inset.right)
    let scrolls = high > low || (offsets.bouncesX && alwaysBounceHorizontal)
    return ScrollSpan(
      min: low, max: high, length: bounds.width, scrolls: scrolls && isScrollEnabled,
      bounces: offsets.bouncesX && scrolls)
  }

  var spanY: ScrollSpan {
    let inset = adjustedContentInset
    let low = -inset.top
    let high = max(low, contentSize.height - bounds.height + inset.bottom)
    let scrolls = high > low || (offsets.bouncesY && alwaysBounceVertical)
    return ScrollSpan(
      min: low, max: high, length: bounds.height, scrolls: scrolls && isScrollEnabled,
      bounces: offsets.bouncesY && scrolls)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: spanX.clamp(offset.x), y: spanY.clamp(offset.y))
  }

  /// Observed: the offset is rounded to whole pixels; bounds that are set are not.
  func moveContent(to offset: CGPoint) {
    let rounded = CGPoint(x: Display.round(offset.x), y: Display.round(offset.y))
    if rounded != bounds.origin { bounds.origin = rounded }
  }

  /// Every change of the offset is told at once, whoever made it.
  func changeGeometry(_ change: () -> Void) {
    let old = bounds
    change()
    if bounds.size != old.size { contentDidChange() }
    if bounds != old { noteEdges() }
    if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
  }

  /// UIScrollView.h: so far that the rectangle is just visible; not at all where it is.
  // Unverified: of a rectangle that is larger than the view its start is shown.
  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    func offset(
      _ current: CGFloat, _ range: (CGFloat, CGFloat), _ length: CGFloat, _ before: CGFloat,
      _ after: CGFloat
    ) -> CGFloat {
      let (low, high) = (current + before, current + length - after)
      if range.0 >= low, range.1 <= high { return current }
      let fits = range.1 - range.0 <= high - low
      return range.0 < low || !fits ? range.0 - before : range.1 - length + after
    }
    let target = clamped(
      CGPoint(
        x: offset(
          contentOffset.x, (rect.minX, rect.maxX), bounds.width, inset.left, inset.right),
        y: offset(
          contentOffset.y, (rect.minY, rect.maxY), bounds.height, inset.top, inset.bottom)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
