import UIKit

/// The properties of a view that a transition might change and must restore.
@MainActor
struct Imprint: Equatable {
  var frame: CGRect
  var bounds: CGRect
  var transform: [CGFloat]
  var anchorPoint: CGPoint
  var alpha: CGFloat
  var isHidden: Bool
  var tint: UIColor
  var tintMode: UIView.TintAdjustmentMode
  var hasMask: Bool
  var cornerRadius: CGFloat
  var cornerCurve: CALayerCornerCurve
  var clips: Bool
  var autoresizing: UIView.AutoresizingMask
  var isInteractive: Bool
  var animations: [String]
  var superview: ObjectIdentifier?
  var subviews: [ObjectIdentifier]

  init(_ view: UIView) {
    frame = view.frame
    bounds = view.bounds
    let m = view.layer.transform
    transform = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
    anchorPoint = view.layer.anchorPoint
    alpha = view.alpha
    isHidden = view.isHidden
    tint = view.tintColor
    tintMode = view.tintAdjustmentMode
    hasMask = view.layer.mask != nil
    cornerRadius = view.layer.cornerRadius
    cornerCurve = view.layer.cornerCurve
    clips = view.layer.masksToBounds
    autoresizing = view.autoresizingMask
    isInteractive = view.isUserInteractionEnabled
    animations = view.layer.animationKeys() ?? []
    superview = view.superview.map(ObjectIdentifier.init)
    subviews = view.subviews.map(ObjectIdentifier.init)
  }
}
