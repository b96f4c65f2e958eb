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

    /// A message that only delegates of the library's answer, and proxies that forward to them.
    @objc func transitionCatalogIsInLine() {}

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

extension NSObject {
  /// True for a proxy that passes on to a delegate of the library's what it does not answer itself.
  @MainActor
  func forwards(to delegate: ForwardingDelegate) -> Bool {
    #if canImport(ObjectiveC)
      return responds(to: #selector(ForwardingDelegate.transitionCatalogIsInLine))
    #else
      var link = self as? any HeadlessForwarding
      for _ in 0..<16 {
        if link?.headlessNext === delegate { return true }
        link = link?.headlessNext as? any HeadlessForwarding
      }
      return false
    #endif
  }
}

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

  /// True if a delegate implements the question for an animator, whatever it answers.
  func offersAnimators(_ delegate: NSObject?) -> Bool {
    #if canImport(ObjectiveC)
      return delegate?.responds(
        to: #selector(
          (any UINavigationControllerDelegate).navigationController(
            _:animationControllerFor:from:to:))) ?? false
    #else
      let stack = viewControllers
      guard stack.count > 1, let delegate = delegate as? any UINavigationControllerDelegate else {
        return false
      }
      let (old, new) = (stack[stack.count - 1], stack[stack.count - 2])
      let animator = delegate.navigationController(
        self, animationControllerFor: .pop, from: old, to: new)
      return animator?.isHeadlessMarker != true
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
  func tell(_ delegate: NSObject?, didSelect screen: UIViewController) {
    let delegate = delegate as? any UITabBarControllerDelegate
    #if canImport(ObjectiveC)
      delegate?.tabBarController?(self, didSelect: screen)
    #else
      delegate?.tabBarController(self, didSelect: screen)
    #endif
  }

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
  /// The verdict of a delegate that UIKit does not ask itself.
  func isAllowed(by delegate: NSObject?) -> Bool {
    let judge = delegate as? any UIGestureRecognizerDelegate
    #if canImport(ObjectiveC)
      return judge?.gestureRecognizerShouldBegin?(self) ?? true
    #else
      return judge?.gestureRecognizerShouldBegin(self) ?? true
    #endif
  }
}

extension NSObject {
  /// True for an object of UIKit's own.
  var isUIKits: Bool {
    #if canImport(ObjectiveC)
      // A class of Swift's has its module in its name, and one of an app's its own prefix.
      let name = NSStringFromClass(type(of: self))
      return name.hasPrefix("_UI") || name.hasPrefix("UI")
    #else
      return String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }
}

/// UIKit's answers for the tabs of iOS 18, where a delegate has none.
class ModernTabDefaults: NSObject {
  #if canImport(ObjectiveC)
    @available(iOS 18, *)
    @objc(tabBarController:shouldSelectTab:)
    func tabBarController(_ tabs: UITabBarController, shouldSelect tab: UITab) -> Bool { true }

    @available(iOS 18, *)
    @objc(tabBarController:didSelectTab:previousTab:)
    func tabBarController(
      _ tabs: UITabBarController, didSelect tab: UITab, previousTab: UITab?
    ) {}

    @available(iOS 18, *)
    @objc(tabBarController:visibilityDidChangeForTabs:)
    func tabBarController(_ tabs: UITabBarController, visibilityDidChangeFor list: [UITab]) {}

    @available(iOS 18, *)
    @objc(tabBarController:displayOrderDidChangeForGroup:)
    func tabBarController(
      _ tabs: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) {}

    @available(iOS 18, *)
    @objc(tabBarControllerWillBeginEditing:)
    func tabBarControllerWillBeginEditing(_ tabs: UITabBarController) {}

    @available(iOS 18, *)
    @objc(tabBarControllerDidEndEditing:)
    func tabBarControllerDidEndEditing(_ tabs: UITabBarController) {}

    @available(iOS 18, *)
    @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:)
    func tabBarController(
      _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers list: [UIViewController]
    ) -> [UIViewController] { list }
  #endif
}
