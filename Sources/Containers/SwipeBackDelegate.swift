import UIKit

/// A delegate in front of the delegate of a system swipe back, because UIKit disables the swipe wherever a delegate
/// offers animators. Screens without a transition of the library keep the swipe.
@MainActor
final class SwipeBackDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
  private(set) weak var recognizer: UIGestureRecognizer?
  private(set) weak var owner: StackTransitions?

  init(of recognizer: UIGestureRecognizer, in owner: StackTransitions) {
    self.recognizer = recognizer
    self.owner = owner
    super.init(defaults: DelegateDefaults())
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
    return consents && (next?.isUIKits != true || !owner.appOffersAnimators)
  }

  /// True if the delegate behind lets the top screen be swiped back. The app's own delegate (not `isUIKits`), or an app
  /// without a delegate, decides by itself.
  var consents: Bool {
    guard let recognizer, let navigation = owner?.navigation else { return true }
    guard next?.isUIKits == true else {
      return askBehind("begin", about: recognizer) {
        let question = ($0 as? any UIGestureRecognizerDelegate)?.gestureRecognizerShouldBegin(_:)
        return question?(recognizer)
      } ?? true
    }
    return navigation.offersWayBack && !navigation.isNavigationBarHidden
  }
}

extension UINavigationController {
  /// True if the top screen shows a back button, a condition of the system's swipe.
  fileprivate var offersWayBack: Bool {
    guard let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
  }
}
