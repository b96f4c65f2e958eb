extension UIView {
  func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for child in ownSubviews where !child.autoresizingMask.isEmpty {
      child.autoresize(from: old, to: new)
    }
  }

  /// Bounds and center are set rather than the frame, so that a transform does not enter.
  // Unverified: what UIKit does with a transformed subview.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let anchor = layer.anchorPoint
    let origin = CGPoint(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    let (x, width) = Self.stretch(
      start: origin.x, length: bounds.width, from: old.width, to: new.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.stretch(
      start: origin.y, length: bounds.height, from: old.height, to: new.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    let size = CGSize(width: width, height: height)
    if size != bounds.size { bounds.size = size }
    let middle = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
    if middle != center { center = middle }
  }

  /// Shares the difference among the flexible parts in proportion to their lengths; with nothing
  /// flexible along this axis the far margin gives.
  private static func stretch(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let difference = new - old
    let end = old - start - length
    let flexible = (before ? start : 0) + (inside ? length : 0) + (after ? end : 0)
    let count = CGFloat((before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0))
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible == 0 ? difference / count : difference * part / flexible
    }
    return (start + share(start, before), max(0, length + share(length, inside)))
  }
}
