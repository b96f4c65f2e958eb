import UIKit

/// The top screen of a stack at rest, as far as a gesture needs it.
@MainActor
final class PushedScreen: DismissiblePresentation {
  private let screen: UIViewController
  private let navigation: UINavigationController
  private let controller: TransitionController
  /// True for the transition of all screens.
  private let isForAll: Bool

  init(
    _ screen: UIViewController, in navigation: UINavigationController,
    _ controller: TransitionController, isForAll: Bool
  ) {
    self.isForAll = isForAll
    self.screen = screen
    self.navigation = navigation
    self.controller = controller
  }

  var presentedView: UIView? { screen.viewIfLoaded }

  /// A screen that hides the back button offers no way back, as with the system's swipe, unless it has a
  /// transition of its own: its gesture is wanted.
  var isDismissible: Bool {
    navigation.viewControllers.count > 1 && navigation.topViewController === screen
      && navigation.transitionCoordinator == nil && navigation.presentedViewController == nil
      && !(isForAll && screen.navigationItem.hidesBackButton)
  }

  var hasTransitionInside: Bool { screen.isChangingScreens }

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let container = navigation.viewIfLoaded, let view = screen.viewIfLoaded else {
      return nil
    }
    return controller.closing(
      of: container.convert(view.bounds, from: view), in: container, reference: container,
      request: navigation.requestOfPop(of: screen))
  }

  var isChanging: Bool { navigation.transitionCoordinator != nil }

  func startDismissal() { navigation.popViewController(animated: true) }
}

extension UINavigationController {
  /// The request that popping a screen of the stack would be.
  func requestOfPop(of screen: UIViewController) -> TransitionRequest {
    let below = viewControllers.prefix { $0 !== screen }.last
    return TransitionRequest(.closing, kind: .push, fore: screen, back: below, container: self)
  }
}
