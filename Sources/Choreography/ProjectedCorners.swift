import UIKit

/// The four corners of a layer under a matrix, before the perspective divide: interpolating them
/// is equivalent to interpolating the matrix's elements.
struct ProjectedCorners {
  private var x: SIMD4<Double>
  private var y: SIMD4<Double>
  private var w: SIMD4<Double>

  init(_ matrix: CATransform3D, size: CGSize) {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    let cornersX = SIMD4(-halfWidth, halfWidth, halfWidth, -halfWidth)
    let cornersY = SIMD4(-halfHeight, -halfHeight, halfHeight, halfHeight)
    x = cornersX * Double(matrix.m11) + cornersY * Double(matrix.m21) + Double(matrix.m41)
    y = cornersX * Double(matrix.m12) + cornersY * Double(matrix.m22) + Double(matrix.m42)
    w = cornersX * Double(matrix.m14) + cornersY * Double(matrix.m24) + Double(matrix.m44)
  }

  func mixed(with other: ProjectedCorners, at share: CGFloat) -> ProjectedCorners {
    var mixed = self
    mixed.x += (other.x - x) * Double(share)
    mixed.y += (other.y - y) * Double(share)
    mixed.w += (other.w - w) * Double(share)
    return mixed
  }

  /// The largest distance between corresponding corners after the divide, in points.
  func distance(to other: ProjectedCorners) -> CGFloat {
    let dx = x / w - other.x / other.w
    let dy = y / w - other.y / other.w
    return CGFloat((dx * dx + dy * dy).max().squareRoot())
  }
}
