/// A delegate that passes on what it does not implement: `forwardingTarget(for:)` in Objective-C.
@MainActor public protocol HeadlessForwarding: AnyObject {
  /// The object that receives what this one does not implement.
  var headlessNext: NSObject? { get }
}

extension UIViewControllerAnimatedTransitioning {
  /// True for the answer of a delegate that does not implement the question for an animator.
  public var isHeadlessMarker: Bool { self is UnaskedAnimator }
}
