import UIKit

extension UIView.ContentMode {
  /// The frame in which a picture of this size is drawn.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var drawn = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let ratio = bounds.size.ratio(to: size, fills: self == .scaleAspectFill)
      drawn = CGSize(width: size.width * ratio, height: size.height * ratio)
    default: break
    }
    let (freeX, freeY) = (bounds.width - drawn.width, bounds.height - drawn.height)
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = 1
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = 1
    default: break
    }
    return CGRect(
      x: bounds.minX + freeX * x, y: bounds.minY + freeY * y, width: drawn.width,
      height: drawn.height)
  }
}
