extension CALayer {
  func setBounds(_ new: CGRect) {
    let old = state.bounds
    write(.bounds, \.bounds, new)
    guard state.bounds != old else { return }
    setNeedsLayout()
    if old.size != new.size { superlayer?.setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func setTransform(_ new: CATransform3D) {
    let old = state.transform
    write(.transform, \.transform, new, same: CATransform3DEqualToTransform)
    guard !CATransform3DEqualToTransform(state.transform, old) else { return }
    superlayer?.setNeedsLayout()
  }

  /// Changes position and the size of the bounds, so that the frame becomes `new`.
  ///
  /// Under a transform the size goes through its inverse. Apple leaves undefined what comes out
  /// under a rotation. Unverified: a transform without an inverse leaves the size alone.
  func setFrame(_ new: CGRect) {
    let new = new.standardized
    var target = state
    let linear = CATransform3DGetAffineTransform(state.transform)
    let (a, b, c, d) = (linear.a, linear.b, linear.c, linear.d)
    if a * d - b * c != 0 {
      let inverse = CGAffineTransform(a, b, c, d, 0, 0).inverted()
      target.bounds.size = CGRect(origin: .zero, size: new.size).applying(inverse).size
    }
    target.position = .zero
    let offset = target.frame.origin
    position = CGPoint(x: new.minX - offset.x, y: new.minY - offset.y)
    bounds = target.bounds
  }

  /// The point in the superlayer's coordinates.
  func toSuperlayer(_ point: CGPoint, of superlayer: CALayer) -> CGPoint {
    matrix(into: superlayer).map(point)
  }

  func fromSuperlayer(_ point: CGPoint, of superlayer: CALayer) -> CGPoint {
    matrix(into: superlayer).unmap(point)
  }

  private func matrix(into superlayer: CALayer) -> Homography {
    var matrix = state.matrixToSuperlayer
    if !CATransform3DIsIdentity(superlayer.state.sublayerTransform) {
      matrix = CATransform3DConcat(matrix, superlayer.state.matrixForSublayers)
    }
    return Homography(matrix)
  }
}
