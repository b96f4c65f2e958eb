enum TransitionPhase { case queued, running, over }

/// One transition from the call to the last callback: what presentations and containers share.
@MainActor
protocol SystemTransition: AnyObject {
  var from: UIViewController { get }
  var to: UIViewController { get }
  var isAnimated: Bool { get }
  var order: TransitionOrder { get }
  var phase: TransitionPhase { get }
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  var interactor: (any UIViewControllerInteractiveTransitioning)? { get }
  var containerToBe: UIView { get }
  var context: TransitionContext { get }
  var coordinator: TransitionCoordinator { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The length where nobody vends an animator.
  var systemDuration: TimeInterval { get }
  /// Whom a complaint names.
  var subject: UIViewController { get }

  /// What `view(forKey:)` answers.
  func view(of controller: UIViewController) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  func runSystemAnimation()
  func complete(_ didComplete: Bool)
  /// An interactive transition has changed its mind.
  func tellReversal(_ cancels: Bool)
  func close()
  func letGo()
  func forget()
}

extension SystemTransition {
  var isOver: Bool { phase == .over }

  var liveCoordinator: TransitionCoordinator? {
    isAnimated || order.coordinatorWithoutAnimation ? coordinator : nil
  }
}

extension SystemTransition {
  /// The animations of the stand-in's own lay out what they bring, as animators do.
  // Unverified: that `viewIsAppearing` comes before the alongside animations therefore.
  func layOutArriving() {
    guard to.appearance.owesIsAppearing else { return }
    UIView.performWithoutAnimation { to.viewIfLoaded?.superview?.layoutIfNeeded() }
  }
}

/// The two doors: with an interaction controller only `startInteractiveTransition` is called,
/// without one only `animateTransition` [controllers 12.10].
extension SystemTransition {
  func runAnimation() {
    context.begin()
    guard let animator else { return runSystemAnimation() }
    if let interactor {
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
    guard !isOver else { return }
    findInterruptibleAnimator(animator)
    context.decideOnTouches()
    runAlongside()
  }

  /// UIKit asks after the start, more than once, and expects one object [controllers 12.10].
  private func findInterruptibleAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard isAnimated else { return }
    let found = animator.interruptibleAnimator(using: context)
    guard !(found is AbsentAnimator) else { return }
    context.interruptible = found
    checkInterruptibleAnimator()
  }

  func checkInterruptibleAnimator() {
    guard let known = context.interruptible, let animator else { return }
    if animator.interruptibleAnimator(using: context) !== known {
      HeadlessMisuse.record(
        .interruptibleAnimatorChanged,
        "interruptibleAnimator(using:) of <\(type(of: animator))> returned another object for "
          + "the same transition.")
    }
  }

  /// [controllers 11.8, 11.9]. Unverified: that an interactive run without an interruptible
  /// animator holds its alongside animations at the reported progress.
  private func runAlongside() {
    guard isAnimated else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      return
    }
    if let interruptible = context.interruptible ?? (animator as? any AlongsideHost)?.alongsideHost
    {
      coordinator.takeAnimations().forEach { interruptible.addAnimations($0) }
    } else if let scrub = context.layerScrub {
      // What lies beside the container is driven only where it was named [controllers 11.8].
      scrub.freeze(coordinator.takeViews().map(\.layer))
      let animations = coordinator.takeAnimations()
      guard !animations.isEmpty else { return }
      scrub.record {
        UIView.animate(
          withDuration: context.duration, delay: 0, options: [],
          animations: { animations.forEach { $0() } }, completion: nil)
      }
    } else if context.initiallyInteractive {
      context.scrub(coordinator.takeAnimations())
    } else {
      let animations = coordinator.takeAnimations()
      guard !animations.isEmpty else { return }
      UIView.animate(
        withDuration: context.duration, delay: 0, options: [],
        animations: { animations.forEach { $0() } }, completion: nil)
    }
  }
}

/// Stands for an animator that does not implement `interruptibleAnimator(using:)`.
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = AbsentAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
