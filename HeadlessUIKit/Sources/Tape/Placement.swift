import UIKit

/// The placement of a layer's plane: on its parent's plane as seen from the front, and its depth.
package struct Placement {
  /// Maps the layer's bounds space to its parent's.
  package let homography: Homography
  /// The third row of the matrix: the depth times w of a point (x, y, 1).
  private let depth: SIMD3<Double>

  /// - Parameter parent: nil for the root and for a mask, to which no sublayer transform applies.
  package init(of layer: CALayer, in parent: CALayer?) {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    var matrix = CATransform3DMakeTranslation(
      -(bounds.minX + anchor.x * bounds.width), -(bounds.minY + anchor.y * bounds.height),
      -layer.anchorPointZ)
    matrix = CATransform3DConcat(matrix, layer.transform)
    matrix = CATransform3DConcat(
      matrix,
      CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
    if let parent, !CATransform3DIsIdentity(parent.sublayerTransform) {
      let pivot = CGPoint(
        x: parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width,
        y: parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0))
      matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
    }
    homography =
      Homography(
        a: matrix.m11, b: matrix.m21, c: matrix.m41, d: matrix.m12, e: matrix.m22, f: matrix.m42,
        g: matrix.m14, h: matrix.m24, i: matrix.m44) * .identity
    depth = SIMD3(matrix.m13, matrix.m23, matrix.m43)
  }

  /// The depth, if every point of the plane is equally near.
  package var level: Double? {
    homography.isAffine && depth.x == 0 && depth.y == 0 ? depth.z : nil
  }

  /// Returns the depth of the plane behind the point (x, y) of the parent's plane; larger is
  /// nearer.
  package func depth(behind x: Double, _ y: Double) -> Double? {
    guard let back = homography.inverse else { return nil }
    let local = back(x, y)
    let w = homography.lift(local.x, local.y).z
    guard w > Homography.nearest else { return nil }
    return (depth.x * local.x + depth.y * local.y + depth.z) / w
  }
}
