/// What a coordinator tells about its transition: a presentation, or a change of size.
@MainActor
protocol CoordinatedTransition: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var duration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: any CoordinatedTransition
  private var animations: [Block] = []
  private var views: [Weak<UIView>] = []
  private var completions: [Block] = []
  private var atChange: [Block] = []
  private var atEndOfInteraction: [Block] = []
  /// The alongside animations have been handed over.
  private(set) var hasRun = false
  private var isOver = false

  init(context: any CoordinatedTransition) {
    transition = context
    super.init()
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // Unverified: too late for the animation, not for the completion.
    guard !hasRun else { return false }
    animations.append(animation)
    if let view { views.append(Weak(object: view)) }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    if !isOver { atEndOfInteraction.append(handler) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if !isOver { atChange.append(handler) }
  }

  /// The animations for another to run.
  func takeAnimations() -> [() -> Void] {
    hasRun = true
    defer { animations = [] }
    return animations.map { animation in { animation(self) } }
  }

  /// Above which views the animations lie, as far as that was said.
  func takeViews() -> [UIView] {
    defer { views = [] }
    return views.compactMap(\.object)
  }

  func runAnimations() {
    takeAnimations().forEach { $0() }
  }

  func interactionChanged() {
    atChange.forEach { $0(self) }
    guard !isInteractive else { return }
    let ended = atEndOfInteraction
    atEndOfInteraction = []
    ended.forEach { $0(self) }
  }

  func runCompletions() {
    isOver = true
    let blocks = completions
    completions = []
    animations = []
    atChange = []
    atEndOfInteraction = []
    blocks.forEach { $0(self) }
  }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.isCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { transition.completionVelocity }
  var completionCurve: UIView.AnimationCurve { transition.completionCurve }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { transition.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
}
