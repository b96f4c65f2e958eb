import UIKit

extension UIViewController {
  /// The presentation of a presented screen. `presentationController` would make one for any other screen, and for a
  /// child of a presented screen is the ancestor's.
  var presentation: UIPresentationController? {
    guard presentingViewController != nil, let presentationController,
      presentationController.presentedViewController === self
    else { return nil }
    return presentationController
  }

  /// True if a presented screen covers this screen, and takes its touches. Behind a card that passes touches everything
  /// works, although UIKit answers with the card as `presentedViewController` of all controllers behind.
  var isCovered: Bool {
    guard let presented = presentedViewController else { return false }
    return presented.presentation?.leavesTouches != true || presented.presentedViewController != nil
      || presented.isBeingPresented || presented.isBeingDismissed
  }
}

extension UIViewController {
  /// True if `isModalInPresentation` is true for this screen, or for the front screen in a navigation or tab bar
  /// controller. Apps set `isModalInPresentation` on the root of a navigation controller presented as a sheet:
  /// https://gist.github.com/samdods/b6d5da1a4577ee801a3bf8d54fa45af3
  var enforcesModality: Bool {
    let inFront =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
    return isModalInPresentation || inFront?.enforcesModality == true
  }

  /// `prefersStatusBarHidden` of the controller that decides in this screen.
  var hidesStatusBar: Bool { childForStatusBarHidden?.hidesStatusBar ?? prefersStatusBarHidden }

  /// Lets UIKit turn the window for the presenter of a full screen, which may not support the current orientation. After
  /// a custom presentation UIKit does not ask the presenter by itself: https://openradar.appspot.com/22401547
  func askForOrientations() {
    if #available(iOS 16, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  /// True while a container inside this screen is in a transition.
  var isChangingScreens: Bool {
    children.contains { $0.transitionCoordinator != nil || $0.isChangingScreens }
  }

  /// True while this screen, or the screen presented in front, comes or goes.
  var isInTransition: Bool {
    [self, presentedViewController].compactMap { $0 }.contains {
      $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  /// Calls an action when the change just requested is over: at once without a `transitionCoordinator`.
  func whenChanged(_ action: ((_ committed: Bool) -> Void)?) {
    guard let action else { return }
    guard let transitionCoordinator else { return action(true) }
    transitionCoordinator.animate(alongsideTransition: nil) { action(!$0.isCancelled) }
  }
}

extension UISplitViewController {
  /// The displayed columns, the most prominent first. Columns over a dimmed secondary column come before the secondary
  /// column; otherwise the secondary column comes first, then the others outward.
  var displayed: [UIViewController] {
    // A collapsed split view has a single column, with the others on its stack.
    let columns = viewControllers.map(column)
    let sidebars = columns.dropLast().suffix(displayMode.sidebars).reversed()
    return displayMode.dims ? sidebars + columns.suffix(1) : columns.suffix(1) + sidebars
  }

  /// Returns the navigation controller that UIKit may have put around a column.
  private func column(_ controller: UIViewController) -> UIViewController {
    guard let stack = controller.navigationController, stack.splitViewController === self else {
      return controller
    }
    return stack
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns displayed in addition to the secondary column.
  fileprivate var sidebars: Int {
    switch self {
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 0
    }
  }

  fileprivate var dims: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
  }
}
