import UIKit

/// A transitioning delegate that vends what the test puts in, and writes down what it is asked.
@MainActor
final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  var vendsAnimator = true
  let animator: Animator
  var interruptible: InterruptibleAnimator?
  var interactor: Interactor?
  /// Presenter and source of a question for an animator.
  var onAsk: (UIViewController, UIViewController) -> Void = { _, _ in }
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?

  init(_ journal: Journal) {
    self.journal = journal
    animator = Animator(journal)
  }

  private var vended: (any UIViewControllerAnimatedTransitioning)? {
    guard vendsAnimator else { return nil }
    return interruptible ?? animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal.write("delegate.presentationController")
    return makePresentation?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate.animatorForPresented")
    onAsk(presenting, source)
    return vended
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.write("delegate.animatorForDismissed \((dismissed as? Screen)?.name ?? "?")")
    return vended
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate.interactorForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.write("delegate.interactorForDismissal")
    return interactor
  }
}

/// Puts the views where they belong, and waits for the test to complete the transition.
@MainActor
class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var inspect: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var completesAtOnce = false

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    journal.write("animator.duration")
    return 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.write("animator.animate")
    begin(transitionContext)
  }

  func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    inspect(transitionContext)
    if let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      to.frame = transitionContext.finalFrame(for: controller)
      let goes = controller.presentedViewController != nil
      transitionContext.containerView.insertSubview(
        to, at: goes ? 0 : transitionContext.containerView.subviews.count)
    }
    if completesAtOnce || !transitionContext.isAnimated { complete(true) }
  }

  func complete(_ completed: Bool) {
    let last = context
    context = nil
    last?.completeTransition(completed)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.write("animator.ended \(transitionCompleted)")
  }
}

/// The other door.
@MainActor
final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
  let animator: Animator
  let wantsInteractiveStart: Bool

  init(_ animator: Animator, startsInteractively: Bool = true) {
    self.animator = animator
    wantsInteractiveStart = startsInteractively
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    animator.journal.write("interactor.start")
    animator.begin(transitionContext)
  }
}

/// An animator that can be interrupted: the property animator moves the arriving view.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let inner: Animator
  var propertyAnimators: [UIViewPropertyAnimator] = []
  var returnsFresh = false

  init(_ inner: Animator) { self.inner = inner }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { inner.transitionDuration(using: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    inner.animateTransition(using: transitionContext)
    _ = interruptibleAnimator(using: transitionContext)
    propertyAnimators[0].startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if returnsFresh || propertyAnimators.isEmpty {
      let view = transitionContext.containerView
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0.5 }
      propertyAnimators.append(animator)
      if propertyAnimators.count == 1 {
        animator.addCompletion { [inner] in inner.complete($0 == .end) }
      }
    }
    return propertyAnimators.last!
  }

  func animationEnded(_ transitionCompleted: Bool) { inner.animationEnded(transitionCompleted) }
}

/// A presentation controller that writes down what it is told.
@MainActor
final class PresentationScribe: UIPresentationController {
  let journal: Journal
  var removes = false
  var wrapper: UIView?

  init(_ journal: Journal, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override func presentationTransitionWillBegin() {
    journal.write("presentation.willBegin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [journal] _ in journal.write("alongside.animation") },
      completion: { [journal] context in
        journal.write("alongside.completion \(context.isCancelled)")
      })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.write("presentation.didEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() { journal.write("dismissal.willBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal.write("dismissal.didEnd \(completed)")
  }
}
