import UIKit

extension UIView {
  var isVisible: Bool { !isHidden && alpha >= 0.01 && window != nil }

  /// True for a visual effect view with an effect; its snapshot is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// True if this view or a descendant is an effect that can be seen.
  var containsEffect: Bool {
    !isHidden && alpha >= 0.01 && (isEffect || subviews.contains(where: \.containsEffect))
  }
}
