import UIKit

extension UITabBarController {
  /// Selects a tab with a transition; `nil` is the system's change, without animation. A run in progress ends at
  /// once. The transition leaves nothing behind.
  ///
  /// - Parameter completion: Is called when the change is over; `false` if it was cancelled.
  public func select(
    _ index: Int, using transition: ViewControllerTransition?,
    options: TransitionOptions = TransitionOptions(),
    completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    guard let list = viewControllers, list.indices.contains(index) else {
      return TransitionMisuse.notInContainer.report(about: self)
    }
    defer { whenChanged(completion) }
    let installed = TabBarDelegate.installed(in: self)
    installed?.endRun()
    let transition = transition?.unlessSystem
    guard transition != nil || installed != nil else { return selectedIndex = index }
    let target = list[index]
    let delegate = TabBarDelegate.install(in: self)
    let controller = transition.map {
      let controller = TransitionController(
        of: target, transition: $0, options: options, gesture: .none)
      controller.install(TabsInstallation(controller, in: self))
      return controller
    }
    delegate.play(controller, to: target) { selectedIndex = index }
  }
}
