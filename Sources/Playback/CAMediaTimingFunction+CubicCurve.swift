import UIKit

extension CAMediaTimingFunction {
  convenience init(_ curve: CubicCurve) {
    self.init(
      controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}
