import UIKit

@testable import TransitionCatalog

/// The containers in which two screens take each other's place.
enum Venue: String, CaseIterable, Sendable {
  case modal, push, tab, child

  /// Returns the window's root, which shows the first screen.
  @MainActor func container(
    of first: UIViewController, _ second: UIViewController
  ) -> UIViewController {
    switch self {
    case .modal: return first
    case .push: return UINavigationController(rootViewController: first)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      return tabs
    case .child: return SwapController(first)
    }
  }
}

/// Vends a transition's animators as the delegate of a container.
@MainActor
final class AnimatorVendor: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  weak var controller: TransitionController?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller?.animator(for: operation == .push ? .opening : .closing)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIView.areAnimationsEnabled
      ? controller?.animator(for: toVC === controller?.viewController ? .opening : .closing) : nil
  }
}

/// A container as apps write them, with one child at a time.
@MainActor
final class SwapController: UIViewController {
  private(set) var shown: UIViewController

  init(_ first: UIViewController) {
    shown = first
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  func swap(
    to other: UIViewController, with animator: (any UIViewControllerAnimatedTransitioning)?,
    animated: Bool
  ) {
    guard let animator else { return }
    shown.willMove(toParent: nil)
    addChild(other)
    let context = SwapContext(self, to: other, animator, isAnimated: animated)
    animator.animateTransition(using: context)
  }

  fileprivate func ended(_ context: SwapContext, _ isDone: Bool) {
    let (stays, leaves) = isDone ? (context.to, context.from) : (context.from, context.to)
    shown = stays
    if stays.view.superview !== view {
      stays.view.frame = view.bounds
      view.addSubview(stays.view)
    }
    leaves.viewIfLoaded?.removeFromSuperview()
    leaves.removeFromParent()
    stays.didMove(toParent: self)
  }
}

@MainActor
private final class SwapContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  private let parent: SwapController
  /// Nobody else retains the animator.
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    _ parent: SwapController, to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning, isAnimated: Bool
  ) {
    self.parent = parent
    containerView = parent.view
    from = parent.shown
    self.to = to
    self.animator = animator
    self.isAnimated = isAnimated
  }

  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func completeTransition(_ didComplete: Bool) {
    parent.ended(self, didComplete)
    animator?.tellEnd(didComplete)
    animator = nil
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? containerView.bounds : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }
}
