import UIKit

/// A context as UIKit hands it to an animator, with both views in it.
@MainActor
final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]

  let presentationStyle: UIModalPresentationStyle

  init(
    container: UIView, from: UIViewController, to: UIViewController,
    style: UIModalPresentationStyle = .custom
  ) {
    containerView = container
    presentationStyle = style
    controllers = [.from: from, .to: to]
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  private(set) var completions = 0
  func completeTransition(_ didComplete: Bool) { completions += 1 }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    controllers[key == .from ? .from : .to]?.view
  }

  /// Where the leaving screen is; by default unknown.
  var initialFrame = CGRect.zero

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === controllers[.from] ? initialFrame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect { .zero }
}
