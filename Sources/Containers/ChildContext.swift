import UIKit

/// The context of a change of children in a view controller of the app, in place of UIKit's: makes all calls that a
/// container owes its children.
@MainActor
final class ChildContext: NSObject, UIViewControllerContextTransitioning {
  private let parent: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  /// False if `old` and `new` were both children already, and stay children.
  private let changesParents: Bool
  let containerView: UIView
  let isAnimated: Bool
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  /// True if the container is in a window: only visible children get appearance calls.
  private let isSeen: Bool
  /// The controller, retained as long as the run lasts.
  private let controller: TransitionController?
  private let onEnd: (Bool) -> Void
  /// The run, retained here because UIKit holds no animator for a change of children.
  private var run: RunningTransition?

  /// - Parameter old: A child of `parent` whose view is in a superview.
  init?(
    from old: UIViewController, to new: UIViewController, in parent: UIViewController,
    isAnimated: Bool, controller: TransitionController?, onEnd: @escaping (Bool) -> Void
  ) {
    guard let container = old.viewIfLoaded?.superview else { return nil }
    (self.parent, self.old, self.new) = (parent, old, new)
    containerView = container
    self.isAnimated = isAnimated
    isSeen = container.window != nil
    self.controller = controller
    self.onEnd = onEnd
    changesParents = new.parent !== parent
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? new : old
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .to ? new : old).view }

  func initialFrame(for screen: UIViewController) -> CGRect {
    screen === old ? old.viewIfLoaded?.layer.restingFrame ?? .zero : .zero
  }

  // The place of the old view, laid out by `parent`; a leaving view keeps this place.
  func finalFrame(for screen: UIViewController) -> CGRect {
    old.viewIfLoaded?.layer.restingFrame ?? .zero
  }

  func pauseInteractiveTransition() {}
  func updateInteractiveTransition(_ progress: CGFloat) {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  /// Makes the containment and appearance calls on both children, before any movement.
  private func begin() {
    if changesParents {
      old.willMove(toParent: nil)
      parent.addChild(new)
    }
    new.view.rest(in: old.view.layer.restingFrame)
    new.view.autoresizingMask = old.view.autoresizingMask
    tell(new, of: old)
  }

  private func tell(_ arriving: UIViewController, of leaving: UIViewController) {
    guard isSeen else { return }
    leaving.beginAppearanceTransition(false, animated: isAnimated)
    arriving.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Plays a run, and retains the run until its end. Without animation, with the system's transition and without
  /// `controller` the children change at once, because UIKit has no animation for children.
  func play(_ direction: TransitionDirection) {
    begin()
    guard isAnimated, let controller else {
      if new.view.superview !== containerView {
        containerView.insertSubview(new.view, aboveSubview: old.view)
      }
      return completeTransition(true)
    }
    let siblings = containerView.subviews
    let above = siblings.firstIndex(of: old.view).map { $0 + 1 } ?? siblings.count
    let run = RunningTransition(
      controller.movement(direction), direction, of: controller, container: parent,
      below: above < siblings.count ? siblings[above] : nil,
      isInterruptible: direction == .opening || controller.interaction.isInteractive)
    self.run = run
    run.begin(self)
  }

  func completeTransition(_ committed: Bool) {
    transitionWasCancelled = !committed
    if !committed { tell(old, of: new) }
    let (arrived, left) = committed ? (new, old) : (old, new)
    left.viewIfLoaded?.removeFromSuperview()
    for child in isSeen ? [left, arrived] : [] { child.endAppearanceTransition() }
    if changesParents {
      if !committed { new.willMove(toParent: nil) }
      left.removeFromParent()
      arrived.didMove(toParent: parent)
    }
    run = nil
    if committed, isSeen, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .screenChanged, argument: arrived.viewIfLoaded)
    }
    // The gesture of `old` would bring back the child before `old`, so its controller ends.
    if committed, let gone = TransitionController.installed(on: old),
      gone.home is ChildHome
    {
      gone.giveUp()
    }
    onEnd(committed)
  }
}

/// The home of a child in the place of another child, in a view controller of the app.
@MainActor
final class ChildHome: Home {
  private weak var controller: TransitionController?
  private weak var parent: UIViewController?
  private weak var screen: UIViewController?
  /// The child that returns when `screen` leaves.
  private weak var former: UIViewController?
  /// The former child, retained only with a gesture, because a gesture does not ask the app for the child.
  private var kept: UIViewController?
  /// Called after each run, with `true` if `screen` is in place, with `false` if the former child is.
  private let onEnd: (_ isOpen: Bool) -> Void

  init(
    _ controller: TransitionController, of screen: UIViewController, in parent: UIViewController,
    former: UIViewController, onEnd: @escaping (_ isOpen: Bool) -> Void
  ) {
    self.controller = controller
    self.screen = screen
    self.parent = parent
    self.former = former
    self.onEnd = onEnd
    keepFormer()
  }

  private func keepFormer() { kept = controller?.interaction.gesture != nil ? former : nil }

  var isDismissible: Bool {
    guard let controller, let parent, let screen, former != nil else { return false }
    return screen.parent === parent && screen.viewIfLoaded?.window != nil && controller.run == nil
      && parent.presentedViewController == nil
  }

  var hasTransitionInside: Bool { screen?.isChangingScreens == true }

  var presentedView: UIView? { screen?.viewIfLoaded }

  private var request: TransitionRequest {
    TransitionRequest(.closing, kind: .child, front: screen, back: former, container: parent)
  }

  var closing: (choreography: Choreography, geometry: TransitionGeometry)? {
    guard let view = presentedView, let container = view.superview else { return nil }
    return controller?.closing(
      of: view.layer.restingFrame, in: container, reference: container, request: request)
  }

  var isChanging: Bool { controller?.run != nil }

  func startDismissal() { dismiss() }

  func runBegins(on stage: Stage, isInterruptible: Bool) { if isInterruptible { attach() } }

  func attach() {
    guard let view = parent?.viewIfLoaded, controller?.interaction.gesture != nil else { return }
    controller?.interaction.attach(to: view)
  }

  func gestureChanged() {
    keepFormer()
    if screen?.parent === parent { attach() }
  }

  func runEnded() {}

  /// Exchanges the children again, backward.
  func dismiss() {
    guard let controller, let parent, let screen, let former else { return }
    TransitionController.endRuns(of: [screen, former])
    guard screen.parent === parent else { return }
    let context = ChildContext(
      from: screen, to: former, in: parent,
      isAnimated: controller.prepare(for: request),
      controller: controller
    ) { [onEnd] committed in onEnd(!committed) }
    context?.play(.closing)
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
  /// Constraints of the old view are not passed on: give the view that has arrived its own in `completion`, after each
  /// run. The run moves both views in the old view's superview. Give the children a superview of their own if other
  /// views lie beside them, or if they are in a stack view.
  ///
  /// - Parameters:
  ///   - old: A visible child.
  ///   - new: The child that takes its place; without a parent, or a child of this controller.
  ///   - transition: The transition. `nil` and `.system` change the children without animation, because UIKit has no
  ///     transition for children.
  ///   - gesture: The gesture that brings `old` back; the transition then retains `old`. `nil`, the default, is no
  ///     gesture.
  ///   - openedBy: A pan or a pinch that has already begun, and drives the transition, as in `present(_:using:)`.
  ///   - animated: `false` changes at once, without a run.
  ///   - completion: Called after each run, also after a run by the gesture: with `true` if `new` is in place, with
  ///     `false` if `old` is. The transition retains `completion`: capture the parent weakly.
  /// - Returns: The controller of the transition. While `old` exists, `dismiss()` of the controller brings `old` back.
  ///   `nil` if `transition` is `nil` or `.system`, if `old` is no child of this controller, if `new` is a child of
  ///   another, or if `new` is in place already.
  @discardableResult
  public func replace(
    _ old: UIViewController, with new: UIViewController,
    using transition: ViewControllerTransition?, gesture: TransitionGesture? = nil,
    openedBy: UIGestureRecognizer? = nil, animated: Bool = true,
    completion: ((_ committed: Bool) -> Void)? = nil
  ) -> TransitionController? {
    TransitionController.endRuns(of: [old, new])
    guard let transition = transition?.unlessSystem, canReplace(old, with: new) else {
      exchange(old, for: new, completion)
      return nil
    }
    let controller = TransitionController(
      of: new, transition: transition, gesture: gesture, openedBy: openedBy)
    controller.replaceController(of: new)?.remove()
    let home = ChildHome(
      controller, of: new, in: self, former: old, onEnd: { completion?($0) })
    controller.install(home)
    let request = TransitionRequest(.opening, kind: .child, front: new, back: old, container: self)
    let context = ChildContext(
      from: old, to: new, in: self, isAnimated: controller.prepare(for: request) && animated,
      controller: controller
    ) { [weak controller, weak home] committed in
      if committed { home?.attach() } else { controller?.giveUp() }
      completion?(committed)
    }
    context?.play(.opening)
    return controller
  }

  private func canReplace(_ old: UIViewController, with new: UIViewController) -> Bool {
    if shows(new), !shows(old) || old === new { return false }
    let isMine = shows(old)
    let isFree = old !== new && (new.parent == nil || new.parent === self)
    if !isMine || !isFree { TransitionIssue.notInContainer.report(about: old) }
    return isMine && isFree
  }

  private func shows(_ child: UIViewController) -> Bool {
    child.parent === self && child.viewIfLoaded?.superview != nil
  }

  /// Replaces a child without animation.
  private func exchange(
    _ old: UIViewController, for new: UIViewController, _ completion: ((Bool) -> Void)?
  ) {
    // With the same call twice, the run of the first call has just ended.
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

extension TransitionController {
  /// Ends the runs of children about to be exchanged again.
  static func endRuns(of children: [UIViewController]) {
    for child in children {
      guard let controller = installed(on: child), controller.home is ChildHome
      else { continue }
      controller.run?.endNow()
    }
  }
}

extension TransitionIssue {
  static var notInContainer: TransitionIssue {
    TransitionIssue(
      "notInContainer",
      "The screen is not in this container.")
  }
}
