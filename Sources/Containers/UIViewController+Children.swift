import UIKit

extension UIViewController {
  /// Replaces a child with another one, with a transition. The new child's view takes the place of the old
  /// one in the view hierarchy: superview, order, frame and autoresizing mask. Both children get the calls of
  /// containment and appearance; one that was no child becomes one, and the old one is a child no longer. If
  /// both were children before, both stay so.
  ///
  /// ```swift
  /// parent.transition(from: list, to: map, preset: .spin)
  /// ```
  ///
  /// Constraints of the old view are not passed on: give the new view its own in `completion`. The run moves
  /// both views in the old view's superview; give the children one of their own if something lies beside them,
  /// or if they are in a stack view. A run in progress of one of the two ends at once.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that brings the old child back, which is kept for it.
  ///   - openedBy: A pan or a pinch that has already begun: the transition follows it.
  ///   - completion: Is called after each run, also after the gesture: with `true` if the new child is there,
  ///     with `false` if the old one is.
  /// - Returns: The transition, whose `dismiss()` brings the old child back as long as somebody holds that;
  ///   `nil` if the change was made without one, because `old` is no child of this controller, or `new` is
  ///   another one's.
  @discardableResult
  public func transition(
    from old: UIViewController, to new: UIViewController, preset: TransitionPreset,
    reverse: TransitionPreset? = nil, options: TransitionOptions = TransitionOptions(),
    gesture: TransitionGesture = .none, openedBy: UIGestureRecognizer? = nil,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    transition(
      from: old, to: new, using: .preset(preset), reverse: reverse.map { .preset($0) },
      options: options, gesture: gesture, openedBy: openedBy, completion: completion)
  }

  /// Replaces a child with another one, with a transition of any kind: a preset, the app's own, or the system's,
  /// which is a change without animation. Otherwise as
  /// `transition(from:to:preset:reverse:options:gesture:openedBy:completion:)`.
  @discardableResult
  public func transition(
    from old: UIViewController, to new: UIViewController,
    using transition: ViewControllerTransition, reverse: ViewControllerTransition? = nil,
    options: TransitionOptions = TransitionOptions(), gesture: TransitionGesture = .none,
    openedBy: UIGestureRecognizer? = nil, completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    TransitionController.endRuns(of: [old, new])
    guard canReplace(old, with: new) else {
      exchange(old, for: new, completion)
      return nil
    }
    let controller = TransitionController(
      of: new, transition: transition.reversing(with: reverse), options: options, gesture: gesture,
      openedBy: openedBy)
    controller.replaceController(of: new)?.remove()
    let installation = ChildInstallation(
      controller, of: new, in: self, former: old, onEnd: { completion?($0) })
    controller.install(installation)
    let request = TransitionRequest(.opening, kind: .child, fore: new, back: old, container: self)
    let context = ChildContext(
      from: old, to: new, in: self, isAnimated: controller.prepare(for: request),
      controller: controller
    ) { [weak controller, weak installation] committed in
      if committed { installation?.attach() } else { controller?.giveUp() }
      completion?(committed)
    }
    context?.play(.opening, with: controller)
    return controller
  }

  /// Replaces a child with another one; `nil` is a change without animation. See
  /// `transition(from:to:preset:reverse:options:gesture:openedBy:completion:)`.
  public func replace(
    _ old: UIViewController, with new: UIViewController,
    using transition: ViewControllerTransition?,
    options: TransitionOptions = TransitionOptions(),
    completion: ((_ committed: Bool) -> Void)? = nil
  ) {
    if let transition = transition?.unlessSystem {
      weak var controller: TransitionController?
      controller = self.transition(from: old, to: new, using: transition, options: options) {
        controller?.giveUp()
        completion?($0)
      }
      if controller?.run == nil { controller?.giveUp() }
    } else {
      TransitionController.endRuns(of: [old, new])
      exchange(old, for: new, completion)
    }
  }

  private func canReplace(_ old: UIViewController, with new: UIViewController) -> Bool {
    if shows(new), !shows(old) || old === new { return false }
    let isMine = shows(old)
    let isFree = old !== new && (new.parent == nil || new.parent === self)
    if !isMine || !isFree { TransitionMisuse.notInContainer.report(about: old) }
    return isMine && isFree
  }

  private func shows(_ child: UIViewController) -> Bool {
    child.parent === self && child.viewIfLoaded?.superview != nil
  }

  /// Replaces a child without animation.
  private func exchange(
    _ old: UIViewController, for new: UIViewController, _ completion: ((Bool) -> Void)?
  ) {
    // The same call twice: the first one's run has just ended.
    if shows(new), !shows(old) || old === new { return completion?(true) ?? () }
    if let parent = new.parent, parent !== self {
      new.willMove(toParent: nil)
      new.viewIfLoaded?.removeFromSuperview()
      new.removeFromParent()
    }
    if shows(old),
      let context = ChildContext(
        from: old, to: new, in: self, isAnimated: false, controller: nil,
        onEnd: { completion?($0) })
    {
      context.begin()
      context.swapViews()
      context.complete(true)
      return
    }
    // The old one is no child here: the new one comes all the same.
    addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    new.didMove(toParent: self)
    completion?(true)
  }
}

extension TransitionController {
  /// Ends the runs of children that are about to change places again.
  static func endRuns(of children: [UIViewController]) {
    for child in children {
      guard let controller = installed(on: child), controller.installation is ChildInstallation
      else { continue }
      controller.run?.endNow()
    }
  }
}
