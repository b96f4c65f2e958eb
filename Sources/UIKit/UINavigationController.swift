import UIKit

extension UINavigationController {
  /// True if the app decides about Back in `navigationBar(_:shouldPop:)`, in a subclass or in an extension of UIKit's own
  /// class, which replaces UIKit's method.
  var overridesBack: Bool {
    #if canImport(ObjectiveC)
      let selector = #selector(UINavigationBarDelegate.navigationBar(_:shouldPop:))
      guard let method = class_getInstanceMethod(type(of: self), selector) else { return false }
      var place = Dl_info()
      guard dladdr(UnsafeRawPointer(method_getImplementation(method)), &place) != 0,
        let file = place.dli_fname
      else { return true }
      return !String(cString: file).contains("/System/Library/")
    #else
      return false
    #endif
  }

  /// The system's pop gestures: from the edge, and since iOS 26 from anywhere in the content.
  var popRecognizers: [UIGestureRecognizer] {
    var recognizers = [interactivePopGestureRecognizer]
    #if canImport(ObjectiveC)
      if #available(iOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.compactMap { $0 }
  }

  /// Returns true if a delegate implements `navigationController(_:animationControllerFor:from:to:)`, whatever its
  /// answer.
  func asksForAnimators(_ delegate: (any UINavigationControllerDelegate)?) -> Bool {
    #if canImport(ObjectiveC)
      return delegate?.navigationController(_:animationControllerFor:from:to:) != nil
    #else
      guard let top = viewControllers.last, let delegate else { return false }
      let answer = delegate.navigationController(
        self, animationControllerFor: .pop, from: top, to: top)
      return answer?.isNoAnswer != true
    #endif
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// True for the marker of a delegate that does not implement the question for an animator. Only the headless UIKit on
  /// Linux needs a marker.
  var isNoAnswer: Bool {
    #if canImport(ObjectiveC)
      return false
    #else
      return isHeadlessMarker
    #endif
  }
}
