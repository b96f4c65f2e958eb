import UIKit

/// A run of a transition, for `TransitionParticipant` and for the closure of `ViewControllerTransition.animations(_:)`.
///
/// Use a `TransitionRun` only during its run. After the run, `animate` changes views at once, other calls do nothing,
/// and a `TransitionIssue` is reported.
@MainActor
public final class TransitionRun {
  /// The change of screens: both screens, the `requester`, and the `kind`.
  public let request: TransitionRequest
  /// The view in which the run plays. Views added by the app must be removed by the app, in `onEnd(_:)`.
  public let containerView: UIView
  /// The view of the front screen in the container: the screen's own view, or a view of the library around this view,
  /// for its shadow. UIKit's `to` view when opening, and its `from` view when closing.
  public let frontView: UIView?
  /// The view of the back screen: UIKit's `from` view when opening, and its `to` view when closing. `nil` for a
  /// presenter behind a card, because this presenter is not moved.
  public let backView: UIView?
  /// The duration in seconds, as passed to UIKit; 0 without animation. With a finger, a run may take longer.
  public let duration: TimeInterval
  /// True if a finger drives the run from its first instant.
  public let isInteractive: Bool
  private let keepUserInfo: ([String: Any]) -> Void
  /// Records an undo of the run.
  private let undo: (@escaping (_ committed: Bool) -> Void) -> Void
  /// Adds a picture in front of both screens.
  private let showInFront: (UIView) -> Void

  /// Animations added before the run has begun.
  private var waiting: [(delay: CGFloat, block: () -> Void)] = []
  private var animate: ((_ delay: CGFloat, _ block: @escaping () -> Void) -> Void)?
  private var delays: Set<Int> = []
  private var lastDelay = 0
  /// True after `dropDelays()`: later delays have no effect.
  private var isFree = false
  private var whenFree: (() -> Void)?
  private var hasKeptScreens = false
  private var endActions: [(TransitionEnding) -> Void] = []
  private var isOver = false

  /// - Parameter context: UIKit's own context, or the context of a change of children.
  init(
    _ request: TransitionRequest, in context: any UIViewControllerContextTransitioning,
    frontView: UIView?, backView: UIView?, lasting duration: TimeInterval, isInteractive: Bool,
    userInfo: [String: Any], keepUserInfo: @escaping ([String: Any]) -> Void,
    undo: @escaping (@escaping (_ committed: Bool) -> Void) -> Void,
    showInFront: @escaping (UIView) -> Void
  ) {
    self.request = request
    containerView = context.containerView
    self.context = request.kind == .child ? nil : context
    (self.frontView, self.backView) = (frontView, backView)
    self.duration = duration
    self.isInteractive = isInteractive
    self.userInfo = userInfo
    self.keepUserInfo = keepUserInfo
    self.undo = undo
    self.showInFront = showInFront
  }

  /// Values for a later run of the same transition: a closing reads the values of its opening. Lives as long as the
  /// transition.
  public var userInfo: [String: Any] { didSet { keepUserInfo(userInfo) } }

  /// Opening: the screen is presented or pushed. Closing: the screen is dismissed or popped.
  public var direction: TransitionDirection { request.direction }

  /// UIKit's own context of the run; `nil` between children, and after the run. The run completes the transition, so
  /// the app must not call `completeTransition(_:)`.
  public private(set) var context: (any UIViewControllerContextTransitioning)?

  // MARK: UIKit's animations

  /// Animates views together with the run, by UIKit's own animations. A finger can scrub, catch and reverse them.
  ///
  /// The animations change the views' own properties. After the run, the transform, opacity and place of both
  /// screens are as before; restore any other property in `onEnd(_:)`. While the run only waits for its delays, views
  /// change at once.
  ///
  /// - Parameters:
  ///   - delayFactor: The share of the run, 0…1, after which the animations begin. 0 by default.
  ///   - animations: Changes properties of views, as in `UIView.animate(withDuration:animations:)`.
  public func animate(delayFactor: CGFloat = 0, _ animations: @escaping () -> Void) {
    guard isInProgress else { return animations() }
    let delay = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    keepScreens()
    if let animate { animate(delay, animations) } else { waiting.append((delay, animations)) }
  }

  /// Adds a picture of a view of either screen, in front of the screens and in the same place, and hides the view
  /// itself until the run has ended. Returns the picture, to animate it. The picture of a `UIImageView` is a
  /// `UIImageView` with the same image.
  ///
  /// Returns `nil` for a view without a window or without a size, and for a view that is not yet rendered, except a
  /// `UIImageView`. A screen that arrives for the first time is not rendered: animate its views themselves.
  @discardableResult
  public func addSnapshot(of view: UIView) -> UIView? {
    guard isInProgress, view.window != nil, view.bounds.isUsable,
      let picture = Original(view, as: .snapshot).makePicture()
    else { return nil }
    picture.frame = containerView.convert(view.bounds, from: view)
    showInFront(picture)
    // Unlike the fade of an `Original`, this also hides a view whose opacity the app animates.
    let wasHidden = view.isHidden
    view.isHidden = true
    undo { [weak view, weak picture] _ in
      if view?.isHidden == true { view?.isHidden = wasHidden }
      picture?.removeFromSuperview()
    }
    return picture
  }

  /// Keeps the run from ending until the returned closure is called, for animations with a clock of their own.
  ///
  /// ```swift
  /// .animations { run in
  ///   let done = run.delayEnd()
  ///   UIView.animate(withDuration: 1) {
  ///     run.frontView?.alpha = 0.5
  ///   } completion: { _ in
  ///     done()
  ///   }
  /// }
  /// ```
  ///
  /// Such animations keep their own time while a finger drags the run, and continue after the run is reversed. The
  /// closure takes effect only once, and also ends the delay if deallocated without a call. A delay that is not ended
  /// by the app is ended two seconds after the run or, if the run takes longer, after the run's duration once more,
  /// and is reported.
  public func delayEnd() -> @MainActor @Sendable () -> Void {
    guard isInProgress, !isFree else { return {} }
    lastDelay += 1
    let number = lastDelay
    delays.insert(number)
    let delay = EndDelay { [weak self] in self?.release(number) }
    return { delay.release() }
  }

  /// Calls `action` with the ending when the run has ended, before UIKit is informed.
  public func onEnd(_ action: @escaping (_ ending: TransitionEnding) -> Void) {
    if isInProgress { endActions.append(action) }
  }

  /// False after the run, with a report.
  var isInProgress: Bool {
    if isOver { TransitionIssue.runEndedAlready.report(about: request.front) }
    return !isOver
  }
}

// The course of a run, as far as the app's closures are concerned.
extension TransitionRun {
  /// Calls the closures of a transition.
  func perform(_ closures: [Movement.Animations]) {
    guard !closures.isEmpty else { return }
    keepScreens()
    for perform in closures { perform(self) }
  }

  /// Records an undo of `transform` and `alpha` for both screens, once.
  private func keepScreens() {
    guard !hasKeptScreens else { return }
    hasKeptScreens = true
    for view in [frontView, backView].compactMap({ $0 }) { keep(view) }
  }

  /// Records an undo of `transform` and `alpha`.
  func keep(_ view: UIView) {
    let (transform, alpha) = (view.layer.transform, view.alpha)
    undo { [weak view] _ in
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
    dropDelays()
  }

  /// Ends all delays, including delays added later, because the run must end at once.
  func dropDelays() {
    isFree = true
    if !delays.isEmpty { endDelays() }
  }

  private func release(_ number: Int) {
    delays.remove(number)
    if delays.isEmpty { endDelays() }
  }

  private func endDelays() {
    delays = []
    let action = whenFree
    whenFree = nil
    action?()
  }

  /// Calls `action` at once, or after the last delay. After `seconds`, calls `timedOut` and ends all delays.
  func whenFree(
    within seconds: TimeInterval, timedOut: @escaping () -> Void, _ action: @escaping () -> Void
  ) {
    guard !delays.isEmpty else { return action() }
    whenFree = action
    let start = CACurrentMediaTime()
    FrameLink { [weak self] _ in
      guard let self, !isOver, !delays.isEmpty else { return false }
      guard CACurrentMediaTime() - start > seconds else { return true }
      timedOut()
      endDelays()
      return false
    }
  }

  /// Called when the run and its animations have ended.
  func end(_ ending: TransitionEnding) {
    guard !isOver else { return }
    isOver = true
    (whenFree, animate) = (nil, nil)
    let actions = endActions
    endActions = []
    for action in actions { action(ending) }
    context = nil
  }
}

/// A delay by `TransitionRun.delayEnd()`. Ends when deallocated.
@MainActor
private final class EndDelay {
  let release: @MainActor @Sendable () -> Void

  init(_ release: @escaping @MainActor @Sendable () -> Void) { self.release = release }

  deinit {
    // The last reference may be released on any thread.
    Task { @MainActor [release] in release() }
  }
}
