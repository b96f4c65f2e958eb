import UIKit

/// An animator that the library gives to UIKit.
@MainActor
protocol VendedAnimator {
  /// The interaction controller that goes with it, if there is one.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
}

/// The animator that UIKit is given in front of one of the app's own. It passes everything on.
@MainActor
final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning, VendedAnimator {
  let run: AnimatorRun

  init(_ run: AnimatorRun) { self.run = run }

  var interaction: (any UIViewControllerInteractiveTransitioning)? { run.driver }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(in: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.animate(in: context)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.animationEnded(transitionCompleted) }
}

/// The same in front of an animator that is interruptible: UIKit pauses, scrubs and continues what that makes.
///
/// It is no subclass: Objective-C does not see an optional method that only a subclass adds.
@MainActor
final class InterruptibleAppAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  VendedAnimator
{
  let run: AnimatorRun

  init(_ run: AnimatorRun) { self.run = run }

  var interaction: (any UIViewControllerInteractiveTransitioning)? { run.driver }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.duration(in: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    run.animate(in: context)
  }

  // A percent driver calls no `animateTransition(using:)` then.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    run.begin(in: context)
    let make: ((any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating)? =
      run.animator.interruptibleAnimator(using:)
    return make?(context) ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  func animationEnded(_ transitionCompleted: Bool) { run.animationEnded(transitionCompleted) }
}

extension AnimatorRun {
  /// The animator for UIKit.
  var vended: any UIViewControllerAnimatedTransitioning {
    let make: ((any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating)? =
      animator.interruptibleAnimator(using:)
    return make == nil ? AppAnimator(self) : InterruptibleAppAnimator(self)
  }
}
