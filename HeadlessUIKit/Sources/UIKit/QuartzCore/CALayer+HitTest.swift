extension CALayer {
  /// `point` is in the superlayer's coordinates.
  ///
  /// Unverified: among siblings a greater zPosition comes first, as it does on the screen.
  func hit(_ point: CGPoint) -> CALayer? {
    if isHidden || opacity <= 0 { return nil }
    let own =
      superlayer.map { fromSuperlayer(point, of: $0) }
      ?? Homography(
        state.matrixToSuperlayer
      ).unmap(point)
    let isInside = contains(own)
    if masksToBounds && !isInside { return nil }
    if let mask, mask.hit(own) == nil { return nil }
    for child in frontToBack {
      if let found = child.hitTest(own) { return found }
    }
    return isInside ? self : nil
  }

  private var frontToBack: [CALayer] {
    guard let sublayers else { return [] }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
