import UIKit

extension TransitionController {
  /// Gives a screen the transition with which it is pushed onto a navigation controller, and popped again.
  /// Call this before the push, for example in `prepare(for:sender:)`.
  ///
  /// The transition stands in front of the navigation controller's `delegate`, which keeps all calls that the
  /// transition does not answer. Screens without a transition keep the system's animation and its swipe back.
  /// A card preset fills the stack.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller. Without one there is no transition, and a report.
  ///   - gesture: The gesture that pops the screen. It takes the place of the system's swipe back.
  ///   - openedBy: A pan or a pinch that has already begun: the push follows it.
  @discardableResult
  public convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    preset: TransitionPreset,
    gesture: TransitionGesture = .leadingEdge,
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
    gesture: TransitionGesture = .leadingEdge,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(
      pushing: screen, in: navigation, transition: transition,
      gesture: gesture, openedBy: openedBy, isForOnce: false)
  }

  convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    transition: ViewControllerTransition, gesture: TransitionGesture,
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
    install(StackInstallation(self, in: navigation))
    takePreferredTransition()
    NavigationDelegate.install(in: navigation).add(self, for: screen, isForOnce: isForOnce)
  }

  /// Gives a navigation controller the transition of all screens that are pushed onto it and popped, unless
  /// they have one of their own. One call is enough; the navigation controller retains the transition.
  ///
  /// The transition stands in front of the navigation controller's `delegate`, which keeps all calls that the
  /// transition does not answer. A card preset fills the stack.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that pops the top screen. It takes the place of the system's swipe back, and like
  ///     that it does not begin on a screen that hides the back button.
  @discardableResult
  public convenience init(
    pushesIn navigation: UINavigationController, preset: TransitionPreset,
    gesture: TransitionGesture = .leadingEdge
  ) {
    self.init(
      pushesIn: navigation, transition: .preset(preset),
      gesture: gesture)
  }

  /// Gives a navigation controller a transition of any kind for all screens: a preset, the app's own, or the
  /// system's. Otherwise as `init(pushesIn:preset:gesture:)`.
  @discardableResult
  public convenience init(
    pushesIn navigation: UINavigationController, transition: ViewControllerTransition,
    gesture: TransitionGesture = .leadingEdge
  ) {
    self.init(
      of: navigation, transition: transition, gesture: gesture)
    let delegate = NavigationDelegate.install(in: navigation)
    if let earlier = delegate.everyScreen {
      earlier.interaction.retire()
      report(.controllerReplaced)
    }
    install(StackInstallation(self, in: navigation))
    delegate.set(self)
  }

  /// Returns the transition of all screens that are pushed onto a navigation controller, if it has one.
  public static func installed(in navigation: UINavigationController) -> TransitionController? {
    NavigationDelegate.installed(in: navigation)?.everyScreen
  }

  /// Gives a tab bar controller the transition between its tabs. A tab with a higher index opens, one with a
  /// lower index closes the one before. One call is enough; the tab bar controller retains the transition.
  ///
  /// The transition stands in front of the tab bar controller's `delegate`, which keeps all calls that the
  /// transition does not answer. With a gesture a tap on another tab during a run ends that run at once; without
  /// one UIKit ignores touches until the run has ended. A card preset fills the space of the tabs.
  ///
  /// - Parameter gesture: The gesture that leads to the tabs on both sides, such as `.pullLeftRight`. The
  ///   delegate is asked whether a tab may be selected, and told when it has been, as after a tap.
  @discardableResult
  public convenience init(
    tabsIn tabs: UITabBarController, preset: TransitionPreset,
    gesture: TransitionGesture = .none
  ) {
    self.init(tabsIn: tabs, transition: .preset(preset), gesture: gesture)
  }

  /// Gives a tab bar controller a transition of any kind between its tabs: a preset, the app's own, or the
  /// system's, which changes at once. Otherwise as `init(tabsIn:preset:gesture:)`.
  @discardableResult
  public convenience init(
    tabsIn tabs: UITabBarController, transition: ViewControllerTransition,
    gesture: TransitionGesture = .none
  ) {
    self.init(of: tabs, transition: transition, gesture: gesture)
    let delegate = TabBarDelegate.install(in: tabs)
    if let earlier = delegate.everyTab {
      earlier.interaction.retire()
      report(.controllerReplaced)
    }
    install(TabsInstallation(self, in: tabs))
    delegate.set(self)
  }

  /// Returns the transition between the tabs of a tab bar controller, if it has one.
  public static func installed(in tabs: UITabBarController) -> TransitionController? {
    TabBarDelegate.installed(in: tabs)?.everyTab
  }
}
