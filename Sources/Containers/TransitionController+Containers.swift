import UIKit

extension TransitionController {
  /// Gives a screen a transition for its push onto a navigation controller, and for its pop. Call this before the push,
  /// for example in `prepare(for:sender:)`.
  ///
  /// The transition stands in front of the navigation controller's `delegate`; the delegate still receives all calls
  /// that the transition does not answer. Screens without a transition keep the system's animation and its swipe back.
  /// A card preset fills the stack.
  ///
  /// This initializer does not push the screen; `UINavigationController.push(_:using:)` gives a transition and pushes.
  /// The transition is kept until the screen is freed. A `TransitionIssue` is reported if the screen is presented
  /// instead, or freed without a push.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller. With `nil` the screen has no transition, and a `TransitionIssue` is
  ///     reported.
  ///   - gesture: The gesture that pops the screen, in place of the system's swipe back. By default a drag from the
  ///     leading edge; `nil` is no gesture.
  ///   - openedBy: A pan or a pinch that has already begun: the push follows this recognizer.
  @discardableResult
  public convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    preset: TransitionPreset,
    gesture: TransitionGesture? = .automatic,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      pushing: screen, in: navigation, transition: .preset(preset), gesture: gesture,
      openedBy: openedBy)
  }

  /// Gives a screen a transition of any kind for its push and pop: a preset, the app's own, or the system's. Otherwise
  /// like `init(pushing:in:preset:gesture:openedBy:)`.
  @discardableResult
  public convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    transition: ViewControllerTransition,
    gesture: TransitionGesture? = .automatic,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      pushing: screen, in: navigation, transition: transition,
      gesture: gesture, openedBy: openedBy, isForOnce: false)
  }

  convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    transition: ViewControllerTransition, gesture: TransitionGesture?,
    openedBy: UIGestureRecognizer?, isForOnce: Bool
  ) {
    self.init(
      of: screen, transition: transition, gesture: gesture, openedBy: openedBy)
    // With `isForOnce`, the screen's own transition stays.
    if !isForOnce || TransitionController.installed(on: screen) == nil {
      replaceController(of: screen)?.remove()
    }
    guard let navigation else {
      report(.noContainer)
      return
    }
    let home = StackHome(self, in: navigation)
    install(home)
    takePreferredTransition()
    NavigationDelegate.install(in: navigation).add(self, for: screen, isForOnce: isForOnce)
    if !isForOnce { home.expectPush() }
  }

  /// Returns the transition of all screens pushed onto a navigation controller, if any.
  public static func installed(in navigation: UINavigationController) -> TransitionController? {
    NavigationDelegate.installed(in: navigation)?.common
  }

  /// Returns the transition between the tabs of a tab bar controller, if any.
  public static func installed(in tabs: UITabBarController) -> TransitionController? {
    TabBarDelegate.installed(in: tabs)?.common
  }
}

extension TransitionIssue {
  static var noContainer: TransitionIssue {
    TransitionIssue(
      "noContainer",
      "There is no container: the screen is in no navigation controller or tab bar controller.")
  }
}
