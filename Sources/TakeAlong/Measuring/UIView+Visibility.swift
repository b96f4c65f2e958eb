import UIKit

extension UIView {
  var isVisible: Bool { !isHidden && alpha >= 0.01 && window != nil }

  /// A snapshot of one is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// Whether an effect is in it.
  var containsEffect: Bool { isEffect || subviews.contains(where: \.containsEffect) }
}
