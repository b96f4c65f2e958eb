import UIKit

extension UIView {
  /// Converts a point to an ancestor as both are seen, or returns `nil` if nothing moves between them.
  func seen(_ point: CGPoint, in ancestor: UIView) -> CGPoint? {
    var moves = false
    var view = self
    while view !== ancestor {
      if view.layer.animationKeys() != nil { moves = true }
      guard let superview = view.superview else { return nil }
      view = superview
    }
    guard moves, var layer = layer.presentation() else { return nil }
    var point = point
    while layer.model() !== ancestor.layer {
      guard let superlayer = layer.superlayer else { return nil }
      point = layer.convert(point, to: superlayer)
      layer = superlayer
    }
    return point
  }

  /// The bounds in another view, where this one is seen in the middle of an animation.
  ///
  /// - Parameter screen: The screen's own view around it, which is at rest.
  func seenBounds(in other: UIView, within screen: UIView?) -> CGRect {
    guard let screen, isDescendant(of: screen) else { return other.convert(bounds, from: self) }
    let corners = bounds.corners.compactMap { seen($0, in: screen) }
    guard corners.count == 4 else { return other.convert(bounds, from: self) }
    return CGRect(around: corners.map { other.convert($0, from: screen) })
  }
}
