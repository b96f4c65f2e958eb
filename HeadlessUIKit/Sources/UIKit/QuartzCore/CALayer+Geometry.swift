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
    guard isTransformed else {
      let anchor = state.anchorPoint
      position = CGPoint(
        x: new.minX + anchor.x * new.width, y: new.minY + anchor.y * new.height)
      bounds.size = new.size
      return
    }
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
    guard isPlain(in: superlayer) else { return matrix(into: superlayer).map(point) }
    let offset = plainOffset
    return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  func fromSuperlayer(_ point: CGPoint, of superlayer: CALayer) -> CGPoint {
    guard isPlain(in: superlayer) else { return matrix(into: superlayer).unmap(point) }
    let offset = plainOffset
    return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  // Most layers are not transformed; and reading single numbers copies no state.

  var isTransformed: Bool { !CATransform3DIsIdentity(state.transform) }

  /// Without a perspective the depth of a layer moves nothing.
  private func isPlain(in superlayer: CALayer) -> Bool {
    !isTransformed && CATransform3DIsIdentity(superlayer.state.sublayerTransform)
  }

  /// `nil` where a point is not merely moved.
  func plainOffset(in superlayer: CALayer) -> CGVector? {
    isPlain(in: superlayer) ? plainOffset : nil
  }

  private var plainOffset: CGVector {
    let (bounds, anchor) = (state.bounds, state.anchorPoint)
    return CGVector(
      dx: state.position.x - bounds.minX - anchor.x * bounds.width,
      dy: state.position.y - bounds.minY - anchor.y * bounds.height)
  }

  var plainFrame: CGRect {
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    return CGRect(
      x: state.position.x - anchor.x * size.width, y: state.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  private func matrix(into superlayer: CALayer) -> Homography {
    var matrix = state.matrixToSuperlayer
    if !CATransform3DIsIdentity(superlayer.state.sublayerTransform) {
      matrix = CATransform3DConcat(matrix, superlayer.state.matrixForSublayers)
    }
    return Homography(matrix)
  }
}
