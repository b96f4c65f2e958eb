import UIKit

/// UIKit's answers, for an app's delegate without these methods.
@MainActor
final class DelegateDefaults: ModernTabDefaults, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIGestureRecognizerDelegate
{
  func navigationControllerSupportedInterfaceOrientations(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientationMask { orientations(of: navigation) }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientationMask { orientations(of: tabs) }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabs: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  private func orientations(of container: UIViewController) -> UIInterfaceOrientationMask {
    container.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func tabBarController(
    _ tabs: UITabBarController, willBeginCustomizing screens: [UIViewController]
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, willEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func tabBarController(
    _ tabs: UITabBarController, didEndCustomizing screens: [UIViewController], changed: Bool
  ) {}

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
