extension UIView {
  func setFrame(_ frame: CGRect) {
    if !CATransform3DIsIdentity(layer.transform) {
      HeadlessMisuse.record(
        .frameSetUnderTransform,
        "frame of \(type(of: self)) set while its transform is not the identity")
    }
    resize { layer.frame = frame }
  }

  /// What follows from a change of geometry: UIKit resizes subviews at once, not in the next layout.
  func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    if bounds.size != old { autoresizeSubviews(from: old) }
    updateSafeArea()
  }

  /// Keeps the origin of the frame.
  func fit() {
    let size = sizeThatFits(bounds.size)
    let anchor = layer.anchorPoint
    let origin = CGPoint(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    bounds.size = size
    center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// nil in a conversion means the window; without one, the topmost view.
  private var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
