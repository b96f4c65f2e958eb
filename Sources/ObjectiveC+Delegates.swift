import UIKit

// Delegates that stand in front of an app's, and optional methods of delegates.

/// Decides who receives a message to a delegate that stands in front of another one.
enum MessageReceiver: Equatable {
  /// The delegate itself; the one behind it; the defaults, since that one is gone; nobody.
  case itself, next, defaults, nobody

  /// - Parameters:
  ///   - isKnown: Whether the defaults answer it. Nothing else is passed on: UIKit remembers what a delegate
  ///     answers, and would go on asking when the next one is gone.
  static func of(isOwn: Bool, isKnown: Bool, nextAnswers: Bool) -> MessageReceiver {
    if isOwn { return .itself }
    guard isKnown else { return .nobody }
    return nextAnswers ? .next : .defaults
  }

  /// The answer that UIKit gets when it asks, which it does when the delegate is set.
  var isAnnounced: Bool { self == .itself || self == .next }
}

/// A delegate that stands in front of another one, and passes on what it does not answer itself.
class ForwardingDelegate: NSObject {
  /// The delegate behind this one.
  nonisolated(unsafe) weak var next: NSObject?
  #if canImport(ObjectiveC)
    private let defaults: NSObject

    /// - Parameter defaults: Answers like UIKit when the next delegate is gone.
    init(defaults: NSObject) { self.defaults = defaults }

    private func receiver(of selector: Selector) -> MessageReceiver {
      .of(
        isOwn: super.responds(to: selector), isKnown: defaults.responds(to: selector),
        nextAnswers: next?.responds(to: selector) ?? false)
    }

    override func responds(to selector: Selector?) -> Bool {
      selector.map { receiver(of: $0).isAnnounced } ?? false
    }

    override func forwardingTarget(for selector: Selector?) -> Any? {
      switch selector.map({ receiver(of: $0) }) {
      case .next: next
      case .defaults: defaults
      default: super.forwardingTarget(for: selector)
      }
    }
  #else
    init(defaults: NSObject) {}
  #endif
}

#if !canImport(ObjectiveC)
  extension ForwardingDelegate: HeadlessForwarding {
    var headlessNext: NSObject? { next }
  }
#endif

extension UINavigationController {
  func tell(_ delegate: NSObject?, didShow screen: UIViewController, animated: Bool) {
    let delegate = delegate as? any UINavigationControllerDelegate
    #if canImport(ObjectiveC)
      delegate?.navigationController?(self, didShow: screen, animated: animated)
    #else
      delegate?.navigationController(self, didShow: screen, animated: animated)
    #endif
  }

  func ask(
    _ delegate: NSObject?, forAnimatorOf operation: Operation, from old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let delegate = delegate as? any UINavigationControllerDelegate
    #if canImport(ObjectiveC)
      return delegate?.navigationController?(
        self, animationControllerFor: operation, from: old, to: new)
    #else
      let animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
      return animator?.isHeadlessMarker == true ? nil : animator
    #endif
  }

  func ask(
    _ delegate: NSObject?, forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let delegate = delegate as? any UINavigationControllerDelegate
    #if canImport(ObjectiveC)
      return delegate?.navigationController?(self, interactionControllerFor: animator)
    #else
      return delegate?.navigationController(self, interactionControllerFor: animator)
    #endif
  }
}

extension UITabBarController {
  func ask(_ delegate: NSObject?, mayShow screen: UIViewController) -> Bool {
    let delegate = delegate as? any UITabBarControllerDelegate
    #if canImport(ObjectiveC)
      return delegate?.tabBarController?(self, shouldSelect: screen) ?? true
    #else
      return delegate?.tabBarController(self, shouldSelect: screen) ?? true
    #endif
  }

  func ask(
    _ delegate: NSObject?, forAnimatorFrom old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let delegate = delegate as? any UITabBarControllerDelegate
    #if canImport(ObjectiveC)
      return delegate?.tabBarController?(self, animationControllerForTransitionFrom: old, to: new)
    #else
      return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    #endif
  }

  func ask(
    _ delegate: NSObject?, forInteractionOf animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let delegate = delegate as? any UITabBarControllerDelegate
    #if canImport(ObjectiveC)
      return delegate?.tabBarController?(self, interactionControllerFor: animator)
    #else
      return delegate?.tabBarController(self, interactionControllerFor: animator)
    #endif
  }
}

extension UIGestureRecognizer {
  /// The delegate's verdict, if the delegate is the app's. UIKit's own refuses the back swipe wherever a
  /// delegate of the navigation controller offers animators.
  func isAllowed(byAppIn delegate: NSObject?) -> Bool {
    guard let delegate, !delegate.isUIKits,
      let judge = delegate as? any UIGestureRecognizerDelegate
    else { return true }
    #if canImport(ObjectiveC)
      return judge.gestureRecognizerShouldBegin?(self) ?? true
    #else
      return judge.gestureRecognizerShouldBegin(self)
    #endif
  }
}

extension NSObject {
  /// True for an object of UIKit's own.
  fileprivate var isUIKits: Bool {
    #if canImport(ObjectiveC)
      // A class of Swift's has its module in its name, and one of an app's its own prefix.
      let name = NSStringFromClass(type(of: self))
      return name.hasPrefix("_UI") || name.hasPrefix("UI")
    #else
      return String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }
}
