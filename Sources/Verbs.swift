import UIKit

extension UIViewController {
  /// Presents a screen with a transition, also used for its dismissal.
  ///
  /// ```swift
  /// present(card, using: .overlay, gesture: .panToEdge)
  /// present(photo, using: .fold(edge: .top).duration(0.8))
  /// ```
  ///
  /// The screen keeps this transition, in place of an earlier transition, also when presented again. `.system` removes
  /// the transition, and the screen is presented in its earlier style.
  ///
  /// May be called at any time: a run that presents this controller, or dismisses the screen that it has presented, ends
  /// at once, where it is going, because UIKit would refuse to present. A finger that holds the run is let go first.
  ///
  /// - Parameters:
  ///   - screen: The screen to be presented.
  ///   - transition: The transition; `.system` for the system's presentation.
  ///   - gesture: The gesture that dismisses the screen: by default chosen to fit the transition, see
  ///     `TransitionGesture.automatic`; `nil` for no gesture.
  ///   - openedBy: A pan or a pinch that has already begun, and drives the opening: call this method in the state
  ///     `.began`. A pan opens the screen in whichever direction the pan begins, except the one in which the screen
  ///     leaves: then nothing is presented. Released after 14 % of the container, or after half of a pinch, the screen
  ///     opens; released earlier, the screen goes back, and is not presented.
  ///   - animated: `false` presents at once; the screen is dismissed with the transition.
  ///   - completion: Passed on to `present(_:animated:completion:)`, so called when the screen has been presented.
  ///     After a cancelled opening, only the closure of `TransitionController.onEnd(_:)` is called.
  /// - Returns: The controller of the transition. `nil` for `.system`, where `gesture` and `openedBy` have no effect,
  ///   and for a pan of `openedBy` in the wrong direction.
  @discardableResult
  public func present(
    _ screen: UIViewController, using transition: ViewControllerTransition,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) -> TransitionController? {
    let controller = transition.unlessSystem.map {
      TransitionController(of: screen, transition: $0, gesture: gesture, openedBy: openedBy)
    }
    if controller?.refuseOpening(by: openedBy, .presentation, over: self) == true { return nil }
    // UIKit would refuse.
    for blocking in [presentedViewController, presentingViewController?.presentedViewController] {
      blocking?.presentationRun?.endNow()
    }
    if let controller {
      controller.installModalHome(on: screen, isVerb: true)
    } else {
      TransitionController.installed(on: screen)?.remove()
    }
    present(screen, animated: animated, completion: completion)
    return controller
  }

  /// Dismisses the same screen as `dismiss(animated:completion:)`, with a transition played backward. The screen keeps
  /// the transition with which the screen was presented: `transition` plays once.
  ///
  /// May be called at any time: an opening in progress is reversed, and a closing held by a finger goes on, as by
  /// `TransitionController.dismiss()`. `transition` has no effect then.
  ///
  /// - Parameters:
  ///   - transition: The transition, played backward; `.system` for the system's animation.
  ///   - animated: `false` dismisses at once, without a run.
  ///   - completion: Passed on to `dismiss(animated:completion:)`.
  public func dismiss(
    using transition: ViewControllerTransition, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if let run = presenter?.presentedViewController?.presentationRun {
      if animated, run.isClosing || run.turn(.closing) { return run.whenClosed(completion) }
      run.endNow()
      guard presenter?.presentedViewController != nil else {
        completion?()
        return
      }
    }
    if animated, let screen = presenter?.presentedViewController {
      if let controller = TransitionController.installed(on: screen) {
        controller.close(with: transition)
      } else if let transition = transition.unlessSystem {
        let controller = TransitionController(of: screen, transition: transition, gesture: nil)
        let home = ModalHome(controller, isForDismissal: true)
        _ = controller.replaceController(of: screen)
        controller.install(home)
        home.install()
      }
    }
    dismiss(animated: animated, completion: completion)
  }
}

extension UIViewController {
  /// The library's run in progress that presents or dismisses this screen.
  var presentationRun: Run? {
    let run = TransitionController.installed(on: self)?.run
    return run?.stage.isInContainer == false ? run : nil
  }
}

extension UINavigationController {
  /// Sets the transition of all screens pushed and popped in the stack, except screens with a transition of their own.
  /// A single call is enough; the stack retains the controller.
  ///
  /// ```swift
  /// navigationController?.setTransition(.slide)
  /// ```
  ///
  /// The transition is inserted before the stack's `delegate`, which still receives all calls not answered by the
  /// transition. A card fills the stack.
  ///
  /// - Parameters:
  ///   - transition: The transition. `.system` takes an earlier transition away: pushes, pops and the swipe back are the
  ///     system's again.
  ///   - gesture: The gesture that pops the top screen: by default as the system's swipe back, a drag from the leading
  ///     edge and, on iOS 26 and later, in the content; see `TransitionGesture.automatic`. It begins where the system's
  ///     would, so not on a screen that hides the back button or the bar; `nil` for no gesture. Replaces the system's
  ///     swipe back. A named gesture, such as `.leadingEdge`, begins on every screen.
  /// - Returns: The controller of the transition; `nil` for `.system`.
  @discardableResult
  public func setTransition(
    _ transition: ViewControllerTransition, gesture: TransitionGesture? = .automatic
  ) -> TransitionController? {
    StackTransitions.set(transition, gesture: gesture, in: self) { StackHome($0, in: self) }
  }

  /// Pushes a screen with a transition, also used to pop the screen.
  ///
  /// ```swift
  /// navigationController?.push(photo, using: .full)
  /// ```
  ///
  /// The transition is used until the screen has been popped. Afterward, a transition set by `init(pushing:in:)` is
  /// used again.
  ///
  /// May be called at any time, like all calls here: a run of the stack in progress ends at once, where it is going. A
  /// finger that holds the run is let go first.
  ///
  /// - Parameters:
  ///   - screen: The screen to be pushed.
  ///   - transition: The transition; `.system` for the system's animation, even if the stack has a transition for all
  ///     screens.
  ///   - gesture: The gesture that pops the screen: by default as the system's swipe back, a drag from the leading edge
  ///     and, on iOS 26 and later, in the content; see `TransitionGesture.automatic`. It begins where the system's would,
  ///     so not on a screen that hides the back button or the bar; `nil` for no gesture. Replaces the system's swipe back.
  ///     A named gesture, such as `.leadingEdge`, begins on every screen.
  ///   - openedBy: A pan or a pinch that has already begun, and drives the push, as in `present(_:using:)`.
  ///   - animated: `false` pushes at once; the screen is popped with the transition.
  ///   - completion: Called when the push is over; `false` if the push was cancelled or not allowed.
  /// - Returns: The controller of the transition. `nil` for `.system`, where `gesture` and `openedBy` have no effect.
  ///   Also `nil` for a pan of `openedBy` in the wrong direction, and where UIKit allows no push: of a navigation
  ///   controller, or of a screen already in the stack; the stack then pops to this screen instead.
  @discardableResult
  public func push(
    _ screen: UIViewController, using transition: ViewControllerTransition,
    gesture: TransitionGesture? = .automatic, openedBy: UIGestureRecognizer? = nil,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    if screen is UINavigationController {
      TransitionIssue.navigationControllerPushed.report(about: screen)
      completion?(false)
      return nil
    }
    if screen === topViewController {
      TransitionIssue.alreadyInStack.report(about: screen)
      whenChanged(completion)
      return nil
    }
    StackTransitions.installed(in: self)?.endRun()
    if viewControllers.contains(screen) {
      TransitionIssue.alreadyInStack.report(about: screen)
      pop(to: screen, using: transition, animated: animated, completion: completion)
      return nil
    }
    let controller = transition.unlessSystem.map {
      TransitionController(of: screen, transition: $0, gesture: gesture, openedBy: openedBy)
    }
    if controller?.refuseOpening(by: openedBy, .push, over: self) == true {
      completion?(false)
      return nil
    }
    if let controller {
      controller.enter(self, with: screen, isForOnce: true)
    } else {
      StackTransitions.installed(in: self)?.add(nil, for: screen, isForOnce: true)
    }
    pushViewController(screen, animated: animated)
    // Without animation there is no run, and the screen may have taken the place of the stack's delegate.
    StackTransitions.installed(in: self)?.attachRecognizers()
    whenChanged(completion)
    return controller
  }

  /// Pops the top screen with a transition, played backward.
  ///
  /// During a pop, the screen below is popped as well; to pop a certain screen, call `TransitionController.dismiss()`.
  ///
  /// - Parameters:
  ///   - transition: The transition, played backward; `.system` for the system's animation.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the pop is over; `false` if the pop was cancelled or not possible.
  /// - Returns: The popped screen.
  @discardableResult
  public func pop(
    using transition: ViewControllerTransition, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> UIViewController? {
    StackTransitions.installed(in: self)?.endRun()
    guard viewControllers.count > 1 else {
      completion?(false)
      return nil
    }
    let target = viewControllers[viewControllers.count - 2]
    return pop(to: target, using: transition, animated: animated, completion: completion)?.last
  }

  /// Pops all screens above `screen` with a transition, played backward.
  ///
  /// - Parameters:
  ///   - screen: A screen in the stack.
  ///   - transition: The transition, played backward; `.system` for the system's animation.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the pop is over; `false` if the pop was cancelled or not possible.
  /// - Returns: The popped screens, the top screen last.
  @discardableResult
  public func pop(
    to screen: UIViewController, using transition: ViewControllerTransition,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) -> [UIViewController]? {
    StackTransitions.installed(in: self)?.endRun()
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

  /// Pops all screens but the root with a transition, played backward.
  ///
  /// - Parameters:
  ///   - transition: The transition, played backward; `.system` for the system's animation.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the pop is over; `false` if the pop was cancelled.
  /// - Returns: The popped screens, the top screen last.
  @discardableResult
  public func popToRoot(
    using transition: ViewControllerTransition, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> [UIViewController]? {
    guard let root = viewControllers.first else {
      completion?(false)
      return nil
    }
    return pop(to: root, using: transition, animated: animated, completion: completion)
  }

  /// Replaces `viewControllers` with a transition. UIKit decides whether the change is a push or a pop: a pop if the new
  /// top screen was in the stack before.
  ///
  /// - Parameters:
  ///   - screens: The new screens, the root first.
  ///   - transition: The transition, played forward for a push and backward for a pop; `.system` for the
  ///     system's animation.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the change is over; `false` if the change was cancelled.
  public func setViewControllers(
    _ screens: [UIViewController], using transition: ViewControllerTransition,
    animated: Bool = true, completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    StackTransitions.installed(in: self)?.endRun()
    defer { whenChanged(completion) }
    guard let top = screens.last else { return setViewControllers(screens, animated: false) }
    change(to: top, using: transition, animated: animated) {
      $0.setViewControllers(screens, animated: animated)
    }
  }

  /// Changes the stack with a transition used for this change only.
  private func change(
    to target: UIViewController, using transition: ViewControllerTransition, animated: Bool,
    by action: (UINavigationController) -> Void
  ) {
    guard animated else { return action(self) }
    StackTransitions.play(
      transition.unlessSystem, to: target, in: self, home: { StackHome($0, in: self) },
      by: { action(self) })
  }
}

extension UITabBarController {
  /// Sets the transition between the tabs. Selecting a tab with a higher index is an `.opening`; selecting a tab
  /// with a lower index is a `.closing` of the tab before. A single call is enough; the tab bar controller
  /// retains the controller.
  ///
  /// The transition is inserted before the tab bar controller's `delegate`, which still receives all calls not answered
  /// by the transition. With `gesture`, a tap on another tab during a run ends the run at once; without, UIKit ignores
  /// touches until the run has ended. A card fills the space of the tabs.
  ///
  /// A drag that pops a screen of a stack inside a tab, from the edge or, on iOS 26, over the content, changes no tab.
  /// Under a pushed screen with `hidesBottomBarWhenPushed`, `gesture` has no effect.
  ///
  /// - Parameters:
  ///   - transition: The transition. `.system` takes an earlier transition away: tabs change at once again.
  ///   - gesture: The gesture that selects the tabs on both sides, such as `.pullLeftRight`: by default no gesture. The
  ///     `delegate` is asked whether a tab may be selected, and informed of the selection, as after a tap.
  /// - Returns: The controller of the transition; `nil` for `.system`.
  @discardableResult
  public func setTransition(
    _ transition: ViewControllerTransition, gesture: TransitionGesture? = nil
  ) -> TransitionController? {
    TabTransitions.set(transition, gesture: gesture, in: self) { TabsHome($0, in: self) }
  }

  /// Selects a tab with a transition. A run in progress ends at once, at the tab to which the run was going. Afterward
  /// the tabs have the transition of `setTransition(_:gesture:)` again, if any.
  ///
  /// - Parameters:
  ///   - index: The index of the tab in `viewControllers`.
  ///   - transition: The transition, played forward to a higher index and backward to a lower one; `.system` for the
  ///     system's change, without animation.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the change is over; `false` if the change was cancelled or `index` is invalid.
  public func select(
    _ index: Int, using transition: ViewControllerTransition, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    guard let list = viewControllers, list.indices.contains(index) else {
      TransitionIssue.notInContainer.report(about: self)
      completion?(false)
      return
    }
    TabTransitions.installed(in: self)?.endRun()
    // UIKit ignores a selection beside one that was requested in the same turn and has not begun.
    if TabTransitions.installed(in: self)?.awaitsRun == true, let transitionCoordinator {
      transitionCoordinator.animate(alongsideTransition: nil) { _ in
        FrameLink.once {
          self.select(index, using: transition, animated: animated, completion: completion)
        }
      }
      return
    }
    defer { whenChanged(completion) }
    // The end of a run may have removed the delegate, and the app's own is asked.
    TabTransitions.play(
      animated ? transition.unlessSystem : nil, to: list[index], in: self,
      home: { TabsHome($0, in: self) }, by: { selectedIndex = index })
  }
}

extension UIViewController {
  /// Replaces a child by another child, with a transition. The view of `new` takes the place of the view of `old` in
  /// the view hierarchy: superview, order, frame and autoresizing mask. Both children get the calls of containment and
  /// appearance: `new` becomes a child of this controller, and `old` is removed. If both were children before, both
  /// stay children.
  ///
  /// ```swift
  /// parent.replace(list, with: map, using: .spin)
  /// ```
  ///
  /// A segmented control may call this method at each tap: a run of either child in progress ends at once, with the
  /// child in place to which the run was going. Each call plays the transition forward; `dismiss()` of the returned
  /// controller plays the transition backward.
  ///
  /// Constraints of the old view are not passed on: give the view that has arrived its own in `completion`, and in
  /// `TransitionController.onEnd(_:)` after later runs. The run moves both views in the old view's superview. Give the
  /// children a superview of their own if other views lie beside them, or if they are in a stack view.
  ///
  /// - Parameters:
  ///   - old: A visible child.
  ///   - new: The child that takes its place; without a parent, or a child of this controller.
  ///   - transition: The transition. `.system` changes the children at once, because UIKit has no transition for
  ///     children.
  ///   - gesture: The gesture that brings `old` back; the transition then retains `old`. `nil`, the default, is no
  ///     gesture.
  ///   - openedBy: A pan or a pinch that has already begun, and drives the transition, as in `present(_:using:)`.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called when the change is over; `false` if the change was cancelled. Later runs, by the gesture or
  ///     by `dismiss()`, are told to `TransitionController.onEnd(_:)`.
  /// - Returns: The controller of the transition. While `old` exists, `dismiss()` of the controller brings `old` back.
  ///   `nil` for `.system`, for a pan of `openedBy` in the wrong direction, if `old` is no child
  ///   of this controller, if `new` is a child of another, or if `new` is in place already.
  @discardableResult
  public func replace(
    _ old: UIViewController, with new: UIViewController,
    using transition: ViewControllerTransition, gesture: TransitionGesture? = nil,
    openedBy: UIGestureRecognizer? = nil, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    TransitionController.endRuns(of: [old, new])
    // With the same call twice, the run of the first call has just ended.
    if shows(new), !shows(old) || old === new {
      completion?(true)
      return nil
    }
    guard let transition = transition.unlessSystem, canReplace(old, with: new) else {
      exchange(old, for: new, completion)
      return nil
    }
    let controller = TransitionController(
      of: new, transition: transition, gesture: gesture, openedBy: openedBy)
    if controller.refuseOpening(by: openedBy, .child, over: self) {
      completion?(false)
      return nil
    }
    controller.replaceController(of: new)?.remove()
    let home = ChildHome(controller, in: self, former: old)
    controller.install(home)
    home.play(.opening, isAnimated: animated, completion: completion)
    return controller
  }

  private func canReplace(_ old: UIViewController, with new: UIViewController) -> Bool {
    if shows(old), old !== new, new.parent == nil || new.parent === self { return true }
    TransitionIssue.notInContainer.report(about: old)
    return false
  }

  private func shows(_ child: UIViewController) -> Bool {
    child.parent === self && child.viewIfLoaded?.superview != nil
  }

  /// Replaces a child without animation.
  private func exchange(
    _ old: UIViewController, for new: UIViewController, _ completion: ((Bool) -> Void)?
  ) {
    if let parent = new.parent, parent !== self {
      new.willMove(toParent: nil)
      new.viewIfLoaded?.removeFromSuperview()
      new.removeFromParent()
    }
    if shows(old),
      let context = ChildContext(
        from: old, to: new, in: self, isAnimated: false, onEnd: { completion?($0) })
    {
      return context.play(.opening)
    }
    // `old` is no child of this controller: `new` is added all the same.
    addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    new.didMove(toParent: self)
    completion?(true)
  }
}

extension UIWindow {
  /// Sets another `rootViewController`, with a transition: from a login to the main screen, and back.
  ///
  /// ```swift
  /// window.replaceRoot(with: main, using: .fade)
  /// ```
  ///
  /// The app hears the same as of `rootViewController` set by itself, at once. What the old root has presented is
  /// dismissed without animation before; then the root is replaced as soon as UIKit has done that, which may be in the
  /// next turn of the run loop. The run shows a picture of the window as it was, out of which the shared elements of the
  /// screen in front fly to the new root. In the picture, everything stands still, and the place of an element that has
  /// flown has the background color of the view around the element. An element from `takeAlongView(for:in:)` of the old
  /// screen flies only if the view of the new root is loaded.
  ///
  /// The new root fills the window, also with a transition for cards, and there is no way back but another call. A call
  /// in mid-run ends that run. Nothing is animated in a window that is hidden, has no root, or has not been drawn, and in
  /// a scene in the background.
  ///
  /// - Parameters:
  ///   - root: The new root. A screen that is presented, a child, or the root of another window leaves its place first.
  ///   - transition: The transition; `.system` replaces the root at once, because UIKit has no animation for it.
  ///   - animated: `false` replaces the root at once.
  ///   - completion: Called at the end of the run, or without one when the root has been replaced.
  public func replaceRoot(
    with root: UIViewController, using transition: ViewControllerTransition, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    RootContext.endChange(in: self)
    guard root !== rootViewController else {
      completion?()
      return
    }
    let controller = (animated ? transition.unlessSystem : nil).map {
      TransitionController(of: root, transition: $0, gesture: nil, openedBy: nil)
    }
    let old = screenInFront
    let request = TransitionRequest(.opening, kind: .root, front: root, back: old)
    var movement = controller?.resolve(request) ?? .system
    let picture =
      movement.isSystem || old === root ? nil : old.flatMap { makePicture(of: $0, for: root) }
    movement.grow(outOf: picture, for: request)
    RootContext(from: old, to: root, in: self, showing: picture, onEnd: { completion?() })
      .begin(movement, of: controller)
  }

  /// The root, or the screen presented above all others.
  private var screenInFront: UIViewController? {
    guard let root = rootViewController else { return nil }
    let screens = Array(sequence(first: root, next: \.presentedViewController))
    return screens.last { $0.viewIfLoaded?.window === self }
  }

  private func makePicture(
    of old: UIViewController, for root: UIViewController
  ) -> WindowPicture? {
    guard windowScene?.activationState != .background else { return nil }
    let keys = root.isViewLoaded ? ElementScreen(root, as: .front).answers().map(\.key) : []
    return WindowPicture(of: self, offering: ElementScreen(old), for: keys)
  }
}

extension Movement {
  /// Lets a screen that grows out of a view grow out of the picture of the view.
  @MainActor
  fileprivate mutating func grow(outOf picture: WindowPicture?, for request: TransitionRequest) {
    guard let place = settings.from?.view(for: request), let view = picture?.standIn(for: place)
    else { return }
    ownSettings.from = .view(view)
  }
}
