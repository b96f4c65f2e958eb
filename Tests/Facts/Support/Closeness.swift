import UIKit

// What stands still; for what moves there is `clock.isClose`.

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-3) -> Bool {
  isClose(a.x, b.x, tolerance) && isClose(a.y, b.y, tolerance)
}

func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
  isClose(a.origin, b.origin, tolerance) && isClose(a.width, b.width, tolerance)
    && isClose(a.height, b.height, tolerance)
}

func isClose(_ a: [Float], _ b: [Float], _ tolerance: CGFloat = 1e-3) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose(CGFloat($0), CGFloat($1), tolerance) }
}

extension UIView {
  /// Where the view is in its window.
  var place: CGRect { convert(bounds, to: nil) }
}
