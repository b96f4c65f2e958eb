import UIKit

/// A delegate in front of the delegate of a system swipe back, because UIKit disables the swipe wherever a delegate
/// offers animators. Screens without a transition of the library keep the swipe.
@MainActor
final class SwipeBackDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
  private weak var recognizer: UIGestureRecognizer?
  private weak var owner: NavigationDelegate?

  init(_ recognizer: UIGestureRecognizer, in owner: NavigationDelegate) {
    self.recognizer = recognizer
    self.owner = owner
    super.init(defaults: DelegateDefaults())
    next = recognizer.delegate as? NSObject
    recognizer.delegate = self
  }

  func leave() {
    guard let recognizer, recognizer.delegate === self else { return }
    recognizer.delegate = behind as? any UIGestureRecognizerDelegate
  }

  // At the root the swipe would freeze the stack, and during a run it would break the run.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let navigation = owner.navigation, owner.transitionOfTop == nil,
      navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil
    else { return false }
    // The app's own delegate (not `isUIKits`), or an app without a delegate, decides by itself.
    guard next?.isUIKits == true else {
      return askBehind("begin", about: recognizer) {
        let question = ($0 as? any UIGestureRecognizerDelegate)?.gestureRecognizerShouldBegin(_:)
        return question?(recognizer)
      } ?? true
    }
    return navigation.offersWayBack && !navigation.isNavigationBarHidden
      && !owner.appOffersAnimators
  }
}

extension UINavigationController {
  /// True if the top screen shows a back button, a condition of the system's swipe.
  fileprivate var offersWayBack: Bool {
    guard let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
  }
}
