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
  private let onEnd: (Bool) -> Void
  /// Retained here, because UIKit holds no animator for a change of children.
  private var coordinator: RunCoordinator?

  /// - Parameter old: A child of `parent` whose view is in a superview.
  init?(
    from old: UIViewController, to new: UIViewController, in parent: UIViewController,
    isAnimated: Bool, onEnd: @escaping (Bool) -> Void
  ) {
    guard let container = old.viewIfLoaded?.superview else { return nil }
    (self.parent, self.old, self.new) = (parent, old, new)
    containerView = container
    self.isAnimated = isAnimated
    isSeen = container.window != nil
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

  private func tell(_ arriving: UIViewController, of leaving: UIViewController) {
    guard isSeen else { return }
    leaving.beginAppearanceTransition(false, animated: isAnimated)
    arriving.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Plays a run of `controller`, and retains the run until its end. Without animation, with the system's transition
  /// and without `controller` the children change at once, because UIKit has no animation for children.
  func play(
    _ direction: TransitionDirection, of controller: TransitionController? = nil,
    playing movement: Movement = .system
  ) {
    // All calls on both children come before any movement.
    if changesParents {
      old.willMove(toParent: nil)
      parent.addChild(new)
    }
    new.view.setRestingFrame(old.view.layer.restingFrame)
    new.view.autoresizingMask = old.view.autoresizingMask
    tell(new, of: old)
    guard isAnimated, let controller else {
      if new.view.superview !== containerView {
        containerView.insertSubview(new.view, aboveSubview: old.view)
      }
      return completeTransition(true)
    }
    // If the app has added `new.view` directly above `old.view`, the run would go below its own view.
    let above = containerView.subviews.drop { $0 !== old.view }.dropFirst()
      .first { $0 !== new.view }
    let coordinator = RunCoordinator(
      movement, direction, of: controller, container: parent, below: above,
      isInterruptible: direction == .opening || controller.interaction.isInteractive)
    self.coordinator = coordinator
    coordinator.begin(self)
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
    coordinator = nil
    if committed, isSeen, UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .screenChanged, argument: arrived.viewIfLoaded)
    }
    if committed { ChildHome.childLeft(old) }
    onEnd(committed)
  }
}
