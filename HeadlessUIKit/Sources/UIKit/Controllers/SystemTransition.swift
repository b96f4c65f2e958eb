enum TransitionPhase { case queued, running, over }

/// One transition from the call to the last callback: what presentations and containers share.
@MainActor
protocol TransitionRun: AnyObject {
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

extension TransitionRun {
  var isOver: Bool { phase == .over }

  var liveCoordinator: TransitionCoordinator? {
    isAnimated || order.coordinatorWithoutAnimation ? coordinator : nil
  }
}
