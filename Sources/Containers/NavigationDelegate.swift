import UIKit

/// Answers a navigation controller's questions about pushing and popping.
@MainActor
final class NavigationDelegate: ContainerDelegate, UINavigationControllerDelegate {
  private var stack: StackTransitions? { owner as? StackTransitions }

  // A method of the app's delegate is taken as a closure, as for `UIPresentationController`.

  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let stack, let controller = stack.controller(for: operation, from: old, to: new) else {
      return askBehind("animator", about: old, new) {
        let question = $0.asDelegate?.navigationController(_:animationControllerFor:from:to:)
        let answer = question?(navigation, operation, old, new)
        return answer?.isNoAnswer == true ? nil : answer
      }
    }
    return stack.animator(
      of: controller, operation == .pop ? .closing : .opening, kind: .push, from: old, to: new)
  }

  var appOffersAnimators: Bool {
    askBehind("offers") { stack?.navigation?.asksForAnimators($0.asDelegate) } ?? false
  }

  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionController(for: animator) {
      let question = $0.asDelegate?.navigationController(_:interactionControllerFor:)
      return question?(navigation, animator)
    }
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    askBehind("willShow", about: screen) {
      let message = $0.asDelegate?.navigationController(_:willShow:animated:)
      return message?(navigation, screen, animated)
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    withExtendedLifetime(self) {
      // The change is over before the app hears of it, because the app may request the next one in `didShow`.
      askBehind("didShow", about: screen, after: { stack?.changeIsOver(of: screen) }) {
        let message = $0.asDelegate?.navigationController(_:didShow:animated:)
        return message?(navigation, screen, animated)
      }
    }
  }
}

extension NSObject {
  fileprivate var asDelegate: (any UINavigationControllerDelegate)? {
    self as? any UINavigationControllerDelegate
  }
}
