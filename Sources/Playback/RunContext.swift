import UIKit

/// The surroundings of a run: UIKit's transition context, or a change of children.
@MainActor
protocol RunContext: AnyObject {
  var container: UIView { get }
  /// `.none` in a navigation or tab bar controller, and for children.
  var style: UIModalPresentationStyle { get }
  var isAnimated: Bool { get }
  var wasCancelled: Bool { get }
  /// The subview of the container that stays in front of the whole run.
  var ceiling: UIView? { get }
  /// The color behind both screens; `nil` leaves it to the preset.
  var ground: UIColor? { get }

  func screen(arrives: Bool) -> UIViewController?
  /// Returns the view for the run to move; `nil` for a presenter that stays where it is.
  func view(arrives: Bool) -> UIView?
  /// Returns the frame of a screen before the run; zero for an arriving screen without a frame.
  func initialFrame(of screen: UIViewController) -> CGRect
  /// Returns the frame of a screen after the run; zero for a leaving screen.
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

/// UIKit's transition context.
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
