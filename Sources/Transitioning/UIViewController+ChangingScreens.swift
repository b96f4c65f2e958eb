import UIKit

extension UIViewController {
  /// True while a container inside this screen is in a transition.
  var isChangingScreens: Bool {
    children.contains { $0.transitionCoordinator != nil || $0.isChangingScreens }
  }

  /// True while this screen comes or goes, or another one in front of it.
  var isInTransition: Bool {
    [self, presentedViewController].contains { screen in
      screen.map { $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed }
        ?? false
    }
  }
}
