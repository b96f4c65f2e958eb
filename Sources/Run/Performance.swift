import UIKit

/// The animations, holds and end actions of the app's closures in a run.
@MainActor
final class Performance {
  private let stage: Stage
  private let context: any RunContext
  private weak var controller: TransitionController?
  private var waiting: [(delay: CGFloat, block: () -> Void)] = []
  private var animate: ((_ delay: CGFloat, _ block: @escaping () -> Void) -> Void)?
  private var holds: Set<Int> = []
  /// True after `dropHolds()`: later holds have no effect.
  private var isFree = false
  private var hasKeptScreens = false
  private var lastHold = 0
  private var endActions: [(TransitionEnding) -> Void] = []
  private var whenFree: (() -> Void)?
  private var watchdog: FrameLink?
  private(set) var isOver = false

  init(on stage: Stage, in context: any RunContext, of controller: TransitionController?) {
    self.stage = stage
    self.context = context
    self.controller = controller
  }

  /// Calls the closures of a transition.
  func perform(_ closures: [Movement.Animations], for run: TransitionRun) {
    guard !closures.isEmpty else { return }
    keepScreens()
    for perform in closures { perform(run) }
  }

  /// Records an undo of `transform` and `alpha` for both screens, once.
  private func keepScreens() {
    guard !hasKeptScreens else { return }
    hasKeptScreens = true
    for role in [Choreography.Role.front, .back] {
      if let view = stage.views[role] { keep(view) }
    }
  }

  private func keep(_ view: UIView) {
    let (transform, alpha) = (view.layer.transform, view.alpha)
    stage.undo { [weak view] _ in
      view?.layer.transform = transform
      view?.alpha = alpha
    }
  }

  /// Begins the `waiting` animations, when the run has begun. Later animations go to `animate` at once.
  func start(_ animate: @escaping (_ delay: CGFloat, _ block: @escaping () -> Void) -> Void) {
    self.animate = animate
    let blocks = waiting
    waiting = []
    for (delay, block) in blocks { animate(delay, block) }
  }

  /// Applies the changes of all animations at once, in a run without animation.
  func startWithoutAnimation() {
    start { _, block in UIView.performWithoutAnimation(block) }
    dropHolds()
  }

  /// Ends all holds, including holds added later, because the run must end at once.
  func dropHolds() {
    isFree = true
    guard !holds.isEmpty else { return }
    holds = []
    goOn()
  }

  /// Calls `action` at once, or after the last hold. After `seconds`, ends all holds and reports `runTimedOut`.
  func whenFree(within seconds: TimeInterval, _ action: @escaping () -> Void) {
    guard !holds.isEmpty else { return action() }
    whenFree = action
    let start = CACurrentMediaTime()
    watchdog = FrameLink { [weak self] _ in
      guard let self, CACurrentMediaTime() - start > seconds else { return }
      controller?.report(.runTimedOut)
      holds = []
      goOn()
    }
  }

  /// Called when the run and its animations have ended.
  func end(_ ending: TransitionEnding) {
    guard !isOver else { return }
    isOver = true
    watchdog?.stop()
    watchdog = nil
    (whenFree, animate) = (nil, nil)
    let actions = endActions
    endActions = []
    for action in actions { action(ending) }
  }

  private func release(_ number: Int) {
    holds.remove(number)
    if holds.isEmpty { goOn() }
  }

  private func goOn() {
    watchdog?.stop()
    watchdog = nil
    let action = whenFree
    whenFree = nil
    action?()
  }
}

extension Performance: PerformedRun {
  var systemContext: (any UIViewControllerContextTransitioning)? {
    (context as? SystemContext)?.context
  }

  func animate(after delay: CGFloat, _ animations: @escaping () -> Void) {
    keepScreens()
    if let animate { animate(delay, animations) } else { waiting.append((delay, animations)) }
  }

  func addHold() -> @MainActor @Sendable () -> Void {
    guard !isFree else { return {} }
    lastHold += 1
    let number = lastHold
    holds.insert(number)
    return { [weak self] in self?.release(number) }
  }

  func atPerformedEnd(_ action: @escaping (TransitionEnding) -> Void) {
    endActions.append(action)
  }

  func views(_ key: String, of screen: UIViewController, presenter: UIViewController?) -> [UIView] {
    // A screen that has just arrived has not been laid out.
    screen.viewIfLoaded?.layoutIfNeeded()
    // Either screen may be passed with the `presenter`: only the screen underneath contains the presenter, if at all.
    let views = ElementScreen(screen, presenter: presenter).seenViews(
      forEffect: key, in: stage.container)
    for view in views { keep(view) }
    return views
  }

  func snapshot(of view: UIView) -> UIView? {
    guard view.window != nil, view.bounds.isUsable,
      let picture = view.copyOrSnapshot()
    else { return nil }
    picture.frame = stage.container.convert(view.bounds, from: view)
    stage.add(inFront: picture)
    let wasHidden = view.isHidden
    view.isHidden = true
    stage.undo { [weak view, weak picture] _ in
      if view?.isHidden == true { view?.isHidden = wasHidden }
      picture?.removeFromSuperview()
    }
    return picture
  }
}

extension UIView {
  /// Returns a view with the current look of this view: an image view with the same image, or a snapshot.
  fileprivate func copyOrSnapshot() -> UIView? {
    guard let original = self as? UIImageView, original.image != nil else {
      // With `afterScreenUpdates: true`, half set up views would be rendered in the middle of UIKit's layout.
      return layer.presentation() == nil ? nil : snapshotView(afterScreenUpdates: false)
    }
    let copy = UIImageView(image: original.image)
    copy.contentMode = original.contentMode
    copy.tintColor = original.tintColor
    copy.backgroundColor = original.backgroundColor
    copy.clipsToBounds = original.clipsToBounds
    copy.layer.cornerRadius = original.layer.cornerRadius
    copy.layer.cornerCurve = original.layer.cornerCurve
    return copy
  }
}

extension TransitionIssue {
  static var runTimedOut: TransitionIssue {
    TransitionIssue(
      "runTimedOut",
      "Nobody ended the transition within a second of its duration; it has been ended.")
  }
}

// Closures with UIKit's animations.
extension RunningTransition {
  /// Calls the closures of `movement.animations`, with both screens in their places; does nothing if `crossFades`.
  func perform() {
    guard let performance, let handle else { return }
    if !crossFades { performance.perform(movement.animations, for: handle) }
  }

  func startPerformance() {
    performance?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
  }

  func endWithoutAnimation() {
    performance?.startWithoutAnimation()
    end(committed: true)
  }

  /// Ends the run after the last hold of a closure has ended.
  func endWhenFree(committed: Bool) {
    guard let performance else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    performance.whenFree(within: max(seconds, 2)) { [weak self] in self?.end(committed: committed) }
  }
}
