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
  ///   - screen: The screen to be pushed.
  ///   - navigation: The navigation controller. With `nil` the screen has no transition, and a `TransitionIssue` is
  ///     reported.
  ///   - preset: The name of the transition.
  ///   - gesture: The gesture that pops the screen, in place of the system's swipe back. By default a drag from the
  ///     leading edge, which begins where the system's swipe would; a named gesture begins on every screen. `nil` is no
  ///     gesture.
  ///   - openedBy: A pan or a pinch that has already begun: the push follows this recognizer.
  @discardableResult
  public convenience init(
    pushing screen: UIViewController, in navigation: UINavigationController?,
    preset: TransitionPreset, gesture: TransitionGesture? = .automatic,
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
    transition: ViewControllerTransition, gesture: TransitionGesture? = .automatic,
    openedBy: UIGestureRecognizer? = nil
  ) {
    self.init(of: screen, transition: transition, gesture: gesture, openedBy: openedBy)
    enter(navigation, with: screen, isForOnce: false)
  }

  /// Becomes the transition of a screen to be pushed. With `isForOnce`, the screen's own transition stays.
  func enter(
    _ navigation: UINavigationController?, with screen: UIViewController, isForOnce: Bool
  ) {
    if !isForOnce || TransitionController.installed(on: screen) == nil {
      replaceController(of: screen)?.remove()
    }
    guard let navigation else { return report(.noContainer) }
    let home = StackHome(self, in: navigation, restoring: screen.preferredTransitionRestorer)
    install(home)
    takePreferredTransition()
    StackTransitions.install(in: navigation).add(self, for: screen, isForOnce: isForOnce)
    if !isForOnce { home.expectPush() }
  }

  /// Returns an animator for a single run in a container with a delegate of the app's own, for example from
  /// `navigationController(_:animationControllerFor:from:to:)`; `nil` for the system's animation. Create the transition
  /// by `init(presenting:)`, which does not replace the delegate of the container.
  ///
  /// The gesture pops the screen if the app's delegate also returns the animator as interaction controller:
  ///
  /// ```swift
  /// func navigationController(
  ///   _ stack: UINavigationController,
  ///   interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  /// ) -> (any UIViewControllerInteractiveTransitioning)? {
  ///   animator as? any UIViewControllerInteractiveTransitioning
  /// }
  /// ```
  ///
  /// UIKit's own swipe back is off in a stack whose delegate implements
  /// `navigationController(_:animationControllerFor:from:to:)`, whatever the delegate returns, also for screens without
  /// a transition.
  ///
  /// A card fills the container. UIKit does not disable touches during the run: a tap on a bar of the container takes
  /// effect. An app with its own recognizer for pops passes `gesture: nil` to the initializer.
  ///
  /// - Parameter direction: `.opening` if the screen arrives, `.closing` if the screen leaves.
  public func animator(
    for direction: TransitionDirection
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (stack, tabs) = (viewController?.navigationController, viewController?.tabBarController)
    let request = TransitionRequest(
      direction, kind: stack != nil ? .push : tabs != nil ? .tab : .presentation,
      front: viewController, back: nil, container: stack ?? tabs)
    let movement = resolve(request)
    // Before the push, the gesture may have been asked for, as that of a presentation.
    updateAutomaticGesture(after: request)
    return animator(for: request, playing: movement)
  }

  /// Returns the transition of all screens pushed onto a navigation controller, if any.
  public static func installed(in navigation: UINavigationController) -> TransitionController? {
    StackTransitions.installed(in: navigation)?.common
  }

  /// Returns the transition between the tabs of a tab bar controller, if any.
  public static func installed(in tabs: UITabBarController) -> TransitionController? {
    TabTransitions.installed(in: tabs)?.common
  }
}
