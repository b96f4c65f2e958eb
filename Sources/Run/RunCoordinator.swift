import UIKit

/// The animator of a change of screens, as UIKit and a change of children are given it. Makes a `Run` when the change
/// begins.
@MainActor
final class RunCoordinator: NSObject {
  private enum Phase {
    /// Retains the controller, because a controller made for a single change has no other owner.
    case waiting(TransitionController)
    case running(Run)
    case ended
  }

  let direction: TransitionDirection
  let movement: Movement
  /// True if UIKit was given the coordinator as its animator, and not a `TransitionAnimator`, so that the run may be
  /// held.
  let isInterruptible: Bool
  let interruptible = InterruptibleAnimator()
  /// The screen whose code called `present`, if UIKit has reported the screen.
  private(set) weak var requester: UIViewController?
  /// The container of both screens; `nil` for a presentation.
  private(set) weak var container: UIViewController?
  /// The app's view in front of a change of children.
  private(set) weak var ceiling: UIView?
  private var phase: Phase

  init(
    _ movement: Movement, _ direction: TransitionDirection, of controller: TransitionController,
    requester: UIViewController? = nil, container: UIViewController? = nil,
    below ceiling: UIView? = nil, isInterruptible: Bool = true
  ) {
    self.movement = movement
    self.direction = direction
    self.isInterruptible = isInterruptible
    self.requester = requester
    self.container = container
    self.ceiling = ceiling
    phase = .waiting(controller)
  }

  /// The run in progress, if any.
  var run: Run? { if case .running(let run) = phase { run } else { nil } }

  var hasBegun: Bool { if case .waiting = phase { false } else { true } }

  private var controller: TransitionController? {
    if case .waiting(let controller) = phase { controller } else { run?.controller }
  }

  /// Begins the run in UIKit's transition, or between two children, once. Changes nothing before.
  ///
  /// - Parameter mayStartInteractively: False if UIKit called `animateTransition(using:)` and not
  ///   `startInteractiveTransition(_:)`.
  func begin(
    _ context: any UIViewControllerContextTransitioning, mayStartInteractively: Bool = true
  ) {
    guard case .waiting(let controller) = phase else { return }
    let run = Run(
      self, of: controller, in: context, mayStartInteractively: mayStartInteractively)
    phase = .running(run)
    run.begin()
  }

  /// Called by the run at its end, which releases it.
  func runEnds() { phase = .ended }

  /// Returns the duration in seconds, for `transitionDuration(using:)`.
  func duration(isAnimated: Bool) -> TimeInterval {
    guard isAnimated else { return 0 }
    // UIKit asks before `TransitionGeometry` is known: a closing is assumed to land if the last run did.
    let duration = movement.duration(direction, lands: controller?.hasFollowedElement == true)
    return movement.givesWay(direction, followsFinger: startsInteractively)
      ? min(duration, CrossFade.duration) : duration
  }

  /// True if a finger drives the run from its first instant.
  private var startsInteractively: Bool {
    run?.startsInteractively
      ?? (controller?.interaction.startsInteractively(direction) == true)
  }
}

// The questions of UIKit.
extension RunCoordinator: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The animator for UIKit: the run itself, if a finger, a percent driver or the app's code may catch the run. With a
  /// `TransitionAnimator`, UIKit ignores touches during the run: a second tap on Back does nothing.
  var animator: any UIViewControllerAnimatedTransitioning {
    isInterruptible ? self : TransitionAnimator(self)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration(isAnimated: context?.isAnimated ?? true)
  }

  // With an interaction controller UIKit calls only `startInteractiveTransition`.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context, mayStartInteractively: false)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }

  var wantsInteractiveStart: Bool { startsInteractively }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    interruptible.onUse = { [weak self, weak context] in
      if let context { self?.begin(context) }
    }
    return interruptible
  }

  func animationEnded(_ transitionCompleted: Bool) {
    run?.end(committed: transitionCompleted, isCompleted: true)
  }
}
