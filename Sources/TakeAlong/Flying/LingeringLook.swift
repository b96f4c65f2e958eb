import UIKit

/// The look that an element flew with, in front of its revealed original for a moment, where that does not
/// show the same: an image that is not loaded yet must not turn into nothing at once.
@MainActor
struct LingeringLook {
  static var seconds: TimeInterval { 0.2 }

  /// Puts a look over a view, and fades it out.
  ///
  /// - Parameters:
  ///   - placement: The look's placement in the element at the end of its way.
  ///   - scale: The size of one of the view's own points there.
  static func leave(
    _ look: UIView, over view: UIView, at placement: ElementPose.Placement, scale: CGVector,
    clips: Bool
  ) {
    let holder = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = seconds
    fade.delegate = AnimationEnd { [look] _ in
      holder.removeFromSuperlayer()
      _ = look
    }
    CATransaction.withoutActions {
      holder.frame = view.bounds
      holder.masksToBounds = clips
      holder.cornerRadius = clips ? view.layer.cornerRadius : 0
      holder.cornerCurve = view.layer.cornerCurve
      holder.maskedCorners = view.layer.maskedCorners
      let offset = look.layer.position
      let (x, y) = (placement.scaleX / scale.dx, placement.scaleY / scale.dy)
      look.layer.removeAllAnimations()
      look.layer.opacity = 1
      look.layer.transform = CATransform3DMakeScale(x, y, 1)
      look.layer.position = CGPoint(
        x: view.bounds.width / 2 + placement.point.x / scale.dx + offset.x * x,
        y: view.bounds.height / 2 + placement.point.y / scale.dy + offset.y * y)
      holder.addSublayer(look.layer)
      view.layer.addSublayer(holder)
      holder.opacity = 0
      holder.add(fade, forKey: AnimationKey.of("opacity"))
    }
  }
}
