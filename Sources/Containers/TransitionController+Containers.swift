import UIKit

extension TransitionController {
  /// Gives a screen the transition with which it is pushed onto a navigation controller, and popped again.
  /// Call this before the push, for example in `prepare(for:sender:)`.
  ///
  /// The transition stands in front of the navigation controller's `delegate`, which keeps all calls that the
  /// transition does not answer. Screens without a transition keep the system's animation and its swipe back.
  /// A card preset fills the stack.
  ///
  /// This initializer does not push the screen; `UINavigationController.push(_:using:)` gives a transition and
  /// pushes. The transition is kept until the screen is freed. A screen that is presented instead, or freed without a
  /// push, is reported.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller. Without one there is no transition, and a report.
  ///   - gesture: The gesture that pops the screen: by default a drag from the leading edge; `nil` is none. It takes
  ///   the
  ///     place of the system's swipe back.
  ///   - openedBy: A pan or a pinch that has already begun: the push follows it.
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

  /// Gives a screen a transition of any kind with which it is pushed and popped: a preset, the app's own, or
  /// the system's. Otherwise as `init(pushing:in:preset:gesture:openedBy:)`.
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
    // A transition for one push leaves the screen's own where it is.
    if !isForOnce || TransitionController.installed(on: screen) == nil {
      replaceController(of: screen)?.remove()
    }
    guard let navigation else {
      report(.noContainer)
      return
    }
    let installation = StackInstallation(self, in: navigation)
    install(installation)
    takePreferredTransition()
    NavigationDelegate.install(in: navigation).add(self, for: screen, isForOnce: isForOnce)
    if !isForOnce { installation.expectPush() }
  }

  /// Returns the transition of all screens that are pushed onto a navigation controller, if it has one.
  public static func installed(in navigation: UINavigationController) -> TransitionController? {
    NavigationDelegate.installed(in: navigation)?.common
  }

  /// Returns the transition between the tabs of a tab bar controller, if it has one.
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
