extension LayerState {
  /// Where the anchor point lies in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own space into its superlayer's, before the latter's sublayer transform.
  var matrixToSuperlayer: CATransform3D {
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let placed = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), placed)
  }

  /// What the sublayer transform does to sublayers: it acts about the anchor point.
  var matrixForSublayers: CATransform3D {
    let anchor = anchor
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, sublayerTransform), back)
  }

  /// The box around the transformed bounds; the superlayer's sublayer transform has no part in it.
  var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      let x = position.x - anchorPoint.x * bounds.width
      let y = position.y - anchorPoint.y * bounds.height
      return CGRect(x: x, y: y, width: bounds.width, height: bounds.height)
    }
    let matrix = Homography(matrixToSuperlayer)
    return CGRect(enclosing: bounds.corners.map(matrix.map))
  }
}
