import UIKit

extension CGVector {
  init(_ point: CGPoint) { self.init(dx: point.x, dy: point.y) }

  func along(_ axis: CGVector) -> CGFloat { dx * axis.dx + dy * axis.dy }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  var length: CGFloat { hypot(dx, dy) }
}
