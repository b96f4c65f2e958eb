import UIKit

/// A delegate of the app, of all kinds: it writes down what it is told and asked, and says yes.
@MainActor
class AppDelegate: NSObject, Named {
  let who: Line.Who
  let book: AccountBook
  /// Called with each message, before the script: a delegate may be freed in its own callback.
  var isTold: () -> Void = {}

  init(who: Line.Who, _ book: AccountBook) { (self.who, self.book) = (who, book) }

  fileprivate func note(_ callback: Callback, _ facts: [Line.Fact]) {
    // It may be freed while it is told.
    let (who, book) = (who, book)
    book.note(who, callback.rawValue, facts)
    isTold()
    book.heard(callback)
  }
}

extension AppDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    note(.willShow, facts(screen, animated, navigation.transitionCoordinator))
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    note(.didShow, facts(screen, animated, nil))
  }

  private func facts(
    _ screen: UIViewController, _ animated: Bool,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> [Line.Fact] {
    [Line.Fact(.screen, of: screen)] + (animated ? [Line.Fact(.animated)] : [])
      + (coordinator != nil ? [Line.Fact(.coordinator)] : [])
  }
}

extension AppDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool {
    book.note(who, "shouldSelect", [Line.Fact(.screen, of: screen)])
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    note(.didSelect, [Line.Fact(.screen, of: screen)])
  }
}

extension AppDelegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    book.note(who, "shouldDismiss")
    return true
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    book.note(who, "didAttemptToDismiss")
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    let hasCoordinator = controller.presentedViewController.transitionCoordinator != nil
    book.note(who, "willDismiss", hasCoordinator ? [Line.Fact(.coordinator)] : [])
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    // An app presents the next screen here.
    let above = controller.presentingViewController.presentedViewController
    note(.didDismiss, [Line.Fact(.screen, of: above)])
  }
}

extension AppDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // As the usual advice says: not at the root.
    guard let stack = recognizer.view?.owningStack else { return true }
    return stack.viewControllers.count > 1
  }
}

/// A delegate of a stack that has a say in its animations, and leaves them to the system.
@MainActor
final class SilentDelegate: AppDelegate {
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    book.note(who, "animationController", [Line.Fact(.screen, of: new)])
    return nil
  }
}

extension UIView {
  fileprivate var owningStack: UINavigationController? {
    var responder: UIResponder? = self
    while let next = responder, !(next is UINavigationController) { responder = next.next }
    return responder as? UINavigationController
  }
}
