import UIKit

extension UIView {
  /// Sets the frame that the view has without its transform, and keeps the transform.
  func rest(in frame: CGRect) {
    guard !CATransform3DIsIdentity(layer.transform) else {
      if self.frame != frame { self.frame = frame }
      return
    }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * layer.anchorPoint.x,
      y: frame.minY + frame.height * layer.anchorPoint.y)
  }
}

extension CALayer {
  /// The frame that the layer has without its transform.
  var restingFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}
