import UIKit

@testable import TransitionCatalog

/// The containers in which two screens take each other's place.
enum Venue: String, CaseIterable, Sendable {
  case modal, push, tab, child

  /// Returns what shows one of the screens, and in a stack or tabs has those before it.
  @MainActor func container(
    of screens: [UIViewController], showing index: Int
  ) -> UIViewController {
    switch self {
    case .modal: return screens[index]
    case .push:
      let stack = UINavigationController()
      stack.viewControllers = Array(screens[...index])
      return stack
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      tabs.selectedIndex = index
      return tabs
    case .child: return SwapController(screens[index])
    }
  }
}

/// Vends a transition's animators as the delegate of a container, and what drives them in a stack.
@MainActor
final class AnimatorVendor: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  typealias Animator = any UIViewControllerAnimatedTransitioning
  typealias Driver = any UIViewControllerInteractiveTransitioning

  weak var controller: TransitionController?
  /// The app's answer to a stack's question for an interaction controller.
  var driver: (Animator) -> Driver? = { _ in nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: Animator
  ) -> Driver? { driver(animationController) }

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
  var shown: UIViewController { children[0] }

  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(first)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
