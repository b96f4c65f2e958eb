// What the documentation's code uses of UIKit's Swift part and the check against iOS lacks. Remove
// each as soon as the check has it.
import UIKit

// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)
@available(iOS 18, *)
extension UIViewControllerTransition {
  static func zoom(
    options: UIZoomTransitionOptions? = nil,
    sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
  ) -> Self {
    fatalError()
  }
}
