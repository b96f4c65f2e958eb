import UIKit

extension UIViewController {
  /// Calls an action when the change that has just been asked for is over: at once if there is no transition.
  func whenChanged(_ action: ((_ committed: Bool) -> Void)?) {
    guard let action else { return }
    guard let transitionCoordinator else { return action(true) }
    transitionCoordinator.animate(alongsideTransition: nil) { action(!$0.isCancelled) }
  }
}
