import UIKit

/// Where a run plays, and who is told of it: UIKit's transition, or a change of children.
@MainActor
protocol RunContext: AnyObject {
  var container: UIView { get }
  /// `.none` in a navigation or tab bar controller, and for children.
  var style: UIModalPresentationStyle { get }
  var isAnimated: Bool { get }
  var wasCancelled: Bool { get }
  /// The sibling in the container in front of which nothing may come.
  var ceiling: UIView? { get }
  /// The color behind both screens; `nil` leaves it to the preset.
  var ground: UIColor? { get }

  func screen(arrives: Bool) -> UIViewController?
  /// The view that the run may move. `nil` for a presenter that stays where it is.
  func view(arrives: Bool) -> UIView?
  /// The frame that a screen had before the run; zero if it had none.
  func initialFrame(of screen: UIViewController) -> CGRect
  /// The frame that a screen has after the run; zero if it leaves.
  func finalFrame(of screen: UIViewController) -> CGRect

  func pause()
  func update(_ progress: CGFloat)
  func finish()
  func cancel()
  func complete(_ committed: Bool)
}

extension RunContext {
  var ground: UIColor? { nil }
}

/// UIKit's own transition.
@MainActor
final class SystemContext: RunContext {
  let context: any UIViewControllerContextTransitioning

  init(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  var container: UIView { context.containerView }
  var style: UIModalPresentationStyle { context.presentationStyle }
  var isAnimated: Bool { context.isAnimated }
  var wasCancelled: Bool { context.transitionWasCancelled }
  var ceiling: UIView? { nil }

  func screen(arrives: Bool) -> UIViewController? {
    context.viewController(forKey: arrives ? .to : .from)
  }

  func view(arrives: Bool) -> UIView? { context.view(forKey: arrives ? .to : .from) }

  func initialFrame(of screen: UIViewController) -> CGRect { context.initialFrame(for: screen) }

  func finalFrame(of screen: UIViewController) -> CGRect { context.finalFrame(for: screen) }

  func pause() { context.pauseInteractiveTransition() }
  func update(_ progress: CGFloat) { context.updateInteractiveTransition(progress) }
  func finish() { context.finishInteractiveTransition() }
  func cancel() { context.cancelInteractiveTransition() }
  func complete(_ committed: Bool) { context.completeTransition(committed) }
}
