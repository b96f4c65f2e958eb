import UIKit

#if canImport(ObjectiveC)
  private func isOfUIKit(_ type: AnyClass) -> Bool {
    let image = class_getImageName(type).map { String(cString: $0) } ?? ""
    return image.contains("/UIKit") && image.contains("/System/Library/")
  }
#endif

extension UIControl {
  /// The nearest class of UIKit among the classes of this control.
  var uiKitClass: AnyClass {
    #if canImport(ObjectiveC)
      return sequence(first: type(of: self) as AnyClass, next: class_getSuperclass)
        .first(where: isOfUIKit) ?? UIControl.self
    #else
      return sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy
        .compactMap { $0.subjectType as? AnyClass }
        .first { String(reflecting: $0).hasPrefix("UIKit.") } ?? UIControl.self
    #endif
  }

  /// True if a class that is not UIKit's overrides `continueTracking(_:with:)`.
  var overridesTracking: Bool {
    #if canImport(ObjectiveC)
      let selector = #selector(UIControl.continueTracking(_:with:))
      return class_getInstanceMethod(type(of: self), selector)
        != class_getInstanceMethod(uiKitClass, selector)
    #else
      return headlessOverridesTracking
    #endif
  }
}
