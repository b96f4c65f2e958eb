import UIKit

extension UIViewController {
  /// Presents a screen with a transition, which also dismisses it again; `nil` is the system's presentation.
  ///
  /// ```swift
  /// present(card, using: .overlay, gesture: .panToEdge)
  /// present(photo, using: .fold(edge: .top).duration(0.8))
  /// ```
  ///
  /// The screen keeps this transition, which replaces an earlier one, also when it is presented again. `nil` and
  /// `.system` remove it, and the screen is presented in the style that it had before.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that dismisses the screen: by default the one that fits the transition, see
  ///     `TransitionGesture.automatic`; `nil` is none.
  ///   - openedBy: A pan or a pinch that has already begun: the opening follows it.
  ///   - animated: `false` presents at once; the screen is dismissed with the transition.
  /// - Returns: The controller of the transition. `nil` for the system's, where `gesture` and `openedBy` have no
  ///   effect.
  @discardableResult
  public func present(
    _ screen: UIViewController, using transition: ViewControllerTransition?,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) -> TransitionController? {
    let controller = transition?.unlessSystem.map {
      TransitionController(of: screen, transition: $0, gesture: gesture, openedBy: openedBy)
    }
    if let controller {
      controller.installDelegate(on: screen, isVerb: true)
    } else {
      TransitionController.installed(on: screen)?.remove()
    }
    present(screen, animated: animated, completion: completion)
    return controller
  }

  /// Dismisses what `dismiss(animated:completion:)` would dismiss, with a transition played backward; `nil` is
  /// the system's animation. The screen may have been presented with any other transition, which it keeps: this one
  /// plays once.
  public func dismiss(
    using transition: ViewControllerTransition?, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if animated, let screen = presenter?.presentedViewController {
      name(transition ?? .system, forClosing: screen)
    }
    dismiss(animated: animated, completion: completion)
  }

  private func name(
    _ transition: ViewControllerTransition,
    forClosing screen: UIViewController
  ) {
    if let controller = TransitionController.installed(on: screen) {
      controller.nextClosing = NamedClosing(transition: transition)
      return
    }
    guard !transition.isSystem else { return }
    let controller = TransitionController(
      of: screen, transition: transition, gesture: nil)
    let delegate = ModalDelegate(controller, for: screen)
    _ = controller.replaceController(of: screen)
    controller.install(delegate)
    delegate.installForDismissal()
  }
}

extension UINavigationController {
  /// Gives the stack the transition of all screens that are pushed and popped, unless they have one of their own. One
  /// call is enough; the stack retains the controller.
  ///
  /// ```swift
  /// navigationController?.setTransition(.slide)
  /// ```
  ///
  /// The transition stands in front of the stack's `delegate`, which keeps all calls that the transition does not
  /// answer. A card fills the stack.
  ///
  /// - Parameters:
  ///   - transition: `nil` takes the transition away: pushes and pops are the system's again. So they are with
  ///     `.system`, where `gesture` has no effect and the system's swipe back works.
  ///   - gesture: The gesture that pops the top screen: by default a drag from the leading edge; `nil` is none. It
  ///   takes
  ///     the place of the system's swipe back, and like that it does not begin on a screen that hides the back button.
  /// - Returns: The controller of the transition.
  @discardableResult
  public func setTransition(
    _ transition: ViewControllerTransition?, gesture: TransitionGesture? = .automatic
  ) -> TransitionController? {
    let earlier = TransitionController.installed(in: self)
    guard let transition else {
      earlier?.remove()
      return nil
    }
    let controller = TransitionController(of: self, transition: transition, gesture: gesture)
    let delegate = NavigationDelegate.install(in: self)
    earlier?.interaction.retire()
    controller.install(StackInstallation(controller, in: self))
    delegate.set(controller)
    return controller
  }

  /// Pushes a screen with a transition, which also pops it again.
  ///
  /// ```swift
  /// navigationController?.push(photo, using: .full)
  /// ```
  ///
  /// The transition is used until the screen has been popped. One that `init(pushing:in:)` has given the screen is
  /// used again afterward.
  ///
  /// - Parameters:
  ///   - transition: `nil` is the system's animation, also where the stack has a transition for all screens.
  ///   - gesture: The gesture that pops the screen: by default a drag from the leading edge; `nil` is none. It takes
  ///   the
  ///     place of the system's swipe back.
  ///   - openedBy: A pan or a pinch that has already begun: the push follows it.
  ///   - completion: Is called when the push is over; `false` if it was cancelled or not allowed.
  /// - Returns: The controller of the transition. `nil` for the system's, where `gesture` and `openedBy` have no
  ///   effect, and where UIKit allows no push: of a navigation controller, or of a screen that is in the stack already,
  ///   which is popped to instead.
  @discardableResult
  public func push(
    _ screen: UIViewController, using transition: ViewControllerTransition?,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    if screen is UINavigationController {
      TransitionIssue.navigationControllerPushed.report(about: screen)
      completion?(false)
      return nil
    }
    if viewControllers.contains(screen) {
      TransitionIssue.alreadyInStack.report(about: screen)
      if screen === topViewController {
        whenChanged(completion)
      } else {
        pop(to: screen, using: transition, animated: animated, completion: completion)
      }
      return nil
    }
    let controller = transition?.unlessSystem.map {
      TransitionController(
        pushing: screen, in: self, transition: $0, gesture: gesture,
        openedBy: openedBy, isForOnce: true)
    }
    if controller == nil {
      NavigationDelegate.installed(in: self)?.add(nil, for: screen, isForOnce: true)
    }
    pushViewController(screen, animated: animated)
    whenChanged(completion)
    return controller
  }

  /// Pops the top screen with a transition, played backward. `nil` is the system's animation.
  ///
  /// - Parameter completion: Is called when the pop is over; `false` if it was cancelled or not possible.
  /// - Returns: The screen that is popped.
  @discardableResult
  public func pop(
    using transition: ViewControllerTransition?, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> UIViewController? {
    guard viewControllers.count > 1 else {
      completion?(false)
      return nil
    }
    let target = viewControllers[viewControllers.count - 2]
    return pop(to: target, using: transition, animated: animated, completion: completion)?.last
  }

  /// Pops all screens above one with a transition, played backward. `nil` is the system's animation.
  ///
  /// - Parameter completion: Is called when the pop is over; `false` if it was cancelled or not possible.
  /// - Returns: The screens that are popped, the top one last.
  @discardableResult
  public func pop(
    to screen: UIViewController, using transition: ViewControllerTransition?,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) -> [UIViewController]? {
    guard viewControllers.contains(screen) else {
      TransitionIssue.notInContainer.report(about: screen)
      completion?(false)
      return nil
    }
    var popped: [UIViewController]?
    change(to: screen, using: transition, animated: animated) {
      popped = $0.popToViewController(screen, animated: animated)
    }
    whenChanged(completion)
    return popped
  }

  /// Pops all screens but the root with a transition, played backward. `nil` is the system's animation.
  ///
  /// - Parameter completion: Is called when the pop is over; `false` if it was cancelled.
  @discardableResult
  public func popToRoot(
    using transition: ViewControllerTransition?, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> [UIViewController]? {
    guard let root = viewControllers.first else {
      completion?(false)
      return nil
    }
    return pop(to: root, using: transition, animated: animated, completion: completion)
  }

  /// Replaces the stack with a transition; `nil` is the system's animation. UIKit tells whether that is a push or a
  /// pop: a new top screen that was in the stack before is popped to.
  ///
  /// - Parameter completion: Is called when the change is over; `false` if it was cancelled.
  public func setViewControllers(
    _ screens: [UIViewController], using transition: ViewControllerTransition?,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    defer { whenChanged(completion) }
    guard let top = screens.last else { return setViewControllers(screens, animated: false) }
    change(to: top, using: transition, animated: animated) {
      $0.setViewControllers(screens, animated: animated)
    }
  }

  /// Makes a change with a transition that is there for this change only.
  private func change(
    to target: UIViewController, using transition: ViewControllerTransition?, animated: Bool,
    by action: (UINavigationController) -> Void
  ) {
    let transition = transition?.unlessSystem
    guard animated, transition != nil || NavigationDelegate.installed(in: self) != nil else {
      return action(self)
    }
    let delegate = NavigationDelegate.install(in: self)
    let controller = transition.map {
      let controller = TransitionController(
        of: target, transition: $0, gesture: nil)
      controller.install(StackInstallation(controller, in: self))
      return controller
    }
    delegate.play(controller, to: target) { action(self) }
  }
}

extension UITabBarController {
  /// Gives the tab bar controller the transition between its tabs. A tab with a higher index opens, one with a lower
  /// index closes the one before. One call is enough; the tab bar controller retains the controller.
  ///
  /// The transition stands in front of the tab bar controller's `delegate`, which keeps all calls that the transition
  /// does not answer. With a gesture a tap on another tab during a run ends that run at once; without one UIKit ignores
  /// touches until the run has ended. A card fills the space of the tabs.
  ///
  /// - Parameters:
  ///   - transition: `nil` takes the transition away: tabs change at once again.
  ///   - gesture: The gesture that leads to the tabs on both sides, such as `.pullLeftRight`: by default none. The
  ///     delegate is asked whether a tab may be selected, and told when it has been, as after a tap.
  /// - Returns: The controller of the transition.
  @discardableResult
  public func setTransition(
    _ transition: ViewControllerTransition?, gesture: TransitionGesture? = nil
  ) -> TransitionController? {
    let earlier = TransitionController.installed(in: self)
    guard let transition else {
      earlier?.remove()
      return nil
    }
    let controller = TransitionController(of: self, transition: transition, gesture: gesture)
    let delegate = TabBarDelegate.install(in: self)
    earlier?.interaction.retire()
    controller.install(TabsInstallation(controller, in: self))
    delegate.set(controller)
    return controller
  }

  /// Selects a tab with a transition; `nil` is the system's change, without animation. A run in progress ends at
  /// once. Afterward the tabs have the transition that `setTransition(_:gesture:)` gave them, if any.
  ///
  /// - Parameter completion: Is called when the change is over; `false` if it was cancelled or there is no such tab.
  public func select(
    _ index: Int, using transition: ViewControllerTransition?, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    guard let list = viewControllers, list.indices.contains(index) else {
      TransitionIssue.notInContainer.report(about: self)
      completion?(false)
      return
    }
    defer { whenChanged(completion) }
    let installed = TabBarDelegate.installed(in: self)
    installed?.endRun()
    let transition = animated ? transition?.unlessSystem : nil
    guard transition != nil || installed != nil else { return selectedIndex = index }
    let target = list[index]
    let delegate = TabBarDelegate.install(in: self)
    let controller = transition.map {
      let controller = TransitionController(
        of: target, transition: $0, gesture: nil)
      controller.install(TabsInstallation(controller, in: self))
      return controller
    }
    delegate.play(controller, to: target) { selectedIndex = index }
  }
}

extension TransitionIssue {
  static var navigationControllerPushed: TransitionIssue {
    TransitionIssue(
      "navigationControllerPushed",
      "A navigation controller cannot be pushed; present it instead.")
  }

  static var alreadyInStack: TransitionIssue {
    TransitionIssue(
      "alreadyInStack",
      "The screen is in the stack already; the stack goes back to it.")
  }
}
