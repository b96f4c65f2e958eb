/// What an animator sees of its transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private(set) var run: (any SystemTransition)?
  weak var window: UIWindow?
  var interruptible: (any UIViewImplicitlyAnimating)?
  let touches = InteractionBlock()
  /// Scrubs the time of the container's layer.
  var layerScrub: LayerScrub?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var cachedDuration: TimeInterval?
  /// Holds alongside animations at the reported progress.
  private var alongside: UIViewPropertyAnimator?

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Since iOS 8 containers turn with the device [controllers 5.10].
  let targetTransform = CGAffineTransform.identity

  private let container: UIView
  /// Where UIKit had the views as the transition began.
  private var homes: [(view: Weak<UIView>, superview: Weak<UIView>)] = []
  private weak var fromController: UIViewController?
  private weak var toController: UIViewController?
  private weak var lastFromView: UIView?
  private weak var lastToView: UIView?
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  init(run: any SystemTransition) {
    self.run = run
    isAnimated = run.isAnimated
    presentationStyle = run.presentationStyle
    container = run.containerToBe
    fromController = run.from
    toController = run.to
    super.init()
  }

  var containerView: UIView { container }

  var duration: TimeInterval {
    if let cachedDuration { return cachedDuration }
    guard isAnimated, let run else { return 0 }
    guard let animator = run.animator else { return run.systemDuration }
    let duration = animator.transitionDuration(using: self)
    cachedDuration = duration
    return duration
  }

  /// The duration is asked for once, at the start [controllers 12.3].
  func begin() {
    homes = [fromController, toController].compactMap { controller in
      guard let view = controller?.viewIfLoaded, let superview = view.superview else { return nil }
      return (Weak(object: view), Weak(object: superview))
    }
    _ = duration
    if run?.animator is SystemSlide { completionCurve = .headlessSystem }
    guard let interactor = run?.interactor else { return }
    isInteractive = interactor.wantsInteractiveStart
    initiallyInteractive = isInteractive
    takeCompletion()
  }

  /// Into the container, and back to where it was, an animator may bring a view.
  func belongs(_ view: UIView, to superview: UIView) -> Bool {
    superview === container
      || homes.contains { $0.view.object === view && $0.superview.object === superview }
  }

  /// Speed and curve may be set up to the end of the interaction [controllers 12.3, 11.13].
  private func takeCompletion() {
    guard let interactor = run?.interactor else { return }
    completionVelocity = interactor.completionSpeed
    completionCurve = interactor.completionCurve
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: fromController
    case .to: toController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let run else { return key == .from ? lastFromView : key == .to ? lastToView : nil }
    switch key {
    case .from: return run.view(of: run.from)
    case .to: return run.view(of: run.to)
    default: return nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    run?.initialFrame(for: vc) ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    run?.finalFrame(for: vc) ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isUnderWay("updateInteractiveTransition(_:)") else { return }
    self.percentComplete = percentComplete
    alongside?.fractionComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard isUnderWay("finishInteractiveTransition()") else { return }
    transitionWasCancelled = false
    takeCompletion()
    changeInteraction(false)
    run?.tellReversal(false)
    alongside?.isReversed = false
    alongside?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func cancelInteractiveTransition() {
    guard isUnderWay("cancelInteractiveTransition()") else { return }
    transitionWasCancelled = true
    takeCompletion()
    // The handlers come before the callbacks that turn round [controllers 4.1].
    changeInteraction(false)
    run?.tellReversal(true)
    alongside?.isReversed = true
    alongside?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func pauseInteractiveTransition() {
    guard isUnderWay("pauseInteractiveTransition()") else { return }
    guard interruptible != nil || run?.interactor != nil else {
      HeadlessMisuse.record(
        .pausedUninterruptible,
        "pauseInteractiveTransition() without interruptibleAnimator(using:) or an interaction "
          + "controller.")
      return
    }
    run?.checkInterruptibleAnimator()
    alongside?.pauseAnimation()
    changeInteraction(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let run, !run.isOver else {
      HeadlessMisuse.record(
        .completedTwice, "completeTransition(_:) was called again for a transition that is over.")
      return
    }
    run.complete(didComplete)
  }

  /// At the start, when it is known what the animator and the delegate offer.
  func decideOnTouches() {
    let rule = TransitionTouches(
      isAnimated: isAnimated, hasInteractor: run?.interactor != nil,
      startsInteractively: initiallyInteractive, isInterruptible: interruptible != nil)
    if !rule.pass { touches.close() }
  }

  func scrub(_ animations: [() -> Void]) {
    guard !animations.isEmpty else { return }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: { animations.forEach { $0() } })
    animator.pauseAnimation()
    animator.fractionComplete = percentComplete
    alongside = animator
    if !isInteractive {
      animator.isReversed = transitionWasCancelled
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  func settle(completed: Bool) {
    // An animator that says true after a cancel is contradicted by its own context
    // [controllers 10.3].
    if !completed { transitionWasCancelled = true }
    isInteractive = false
    layerScrub?.release()
    layerScrub = nil
    if let alongside, alongside.state == .active {
      alongside.stopAnimation(false)
      alongside.finishAnimation(at: completed ? .end : .start)
    }
    alongside = nil
  }

  func detach() {
    lastFromView = view(forKey: .from)
    lastToView = view(forKey: .to)
    run = nil
    interruptible = nil
  }

  private func changeInteraction(_ interactive: Bool) {
    guard interactive != isInteractive else { return }
    isInteractive = interactive
    run?.coordinator.interactionChanged()
  }

  private func isUnderWay(_ call: String) -> Bool {
    if let run, run.phase == .running { return true }
    HeadlessMisuse.record(.notInTransition, "\(call) outside a running transition.")
    return false
  }
}

extension TransitionContext: CoordinatedTransition {
  var isInterruptible: Bool { interruptible != nil }
  var isCancelled: Bool { transitionWasCancelled }
}
