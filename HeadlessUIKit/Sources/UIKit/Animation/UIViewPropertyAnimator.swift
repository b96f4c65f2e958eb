@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Running animators live until they are done, whoever else lets them go [animation 80].
  static var runningOnes: Set<UIViewPropertyAnimator> = []

  public let timingParameters: (any UITimingCurveProvider)?
  public let duration: TimeInterval
  public internal(set) var delay: TimeInterval = 0
  let pace: Pace

  var phase = UIViewAnimatingState.inactive
  var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [Track] = []
  /// The latest track of each property that does not stack.
  var replaceable: [Track.Key: Track] = [:]
  var run: AnimatorRun?
  /// Where it stands while it does not run, from the start values to the end values.
  var position = 0.0
  /// The place on the timeline at which it was paused, for as long as nobody scrubs it.
  var pausedShare: Double?
  /// Started without animations: the first ones to be added start it [animation 82].
  var waitsForAnimations = false
  var isCompleting = false
  /// The interruptible animator in whose block this one was made, and which holds its animations.
  weak var host: UIViewPropertyAnimator?
  var isGuest = false
  var pending = 0
  var runNumber = 0
  var reversed = false
  private var interruptible = true
  private var takesTouches = true
  private var hitTestsByHand = false

  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  // Required, so that `runningPropertyAnimator` can make one of the dynamic type.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(over: duration)
    super.init()
  }

  /// On a curve that no timing parameters describe.
  init(duration: TimeInterval, pace: Pace) {
    timingParameters = nil
    (self.pace, self.duration) = (pace, duration)
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  isolated deinit {
    guard phase != .inactive, !isGuest else { return }
    HeadlessMisuse.record(
      .animatorReleasedWhileActive,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released.")
  }

  open var state: UIViewAnimatingState { phase }

  /// Still true while the completions are called [animation 81].
  open var isRunning: Bool { run != nil || isCompleting || host?.isRunning == true }

  open var isReversed: Bool {
    get { reversed }
    set { reverse(newValue) }
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(reversed ? 1 - fraction : fraction) }
    set { scrub(to: Double(newValue)) }
  }

  open var isInterruptible: Bool {
    get { interruptible }
    set { if mayChange("interruptible") { interruptible = newValue } }
  }

  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { if mayChange("userInteractionEnabled") { takesTouches = newValue } }
  }

  open var isManualHitTestingEnabled: Bool {
    get { hitTestsByHand }
    set { hitTestsByHand = newValue }
  }

  open func startAnimation() { start() }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if phase == .inactive { self.delay = max(0, delay) }
    start()
  }

  open func pauseAnimation() { pause() }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(with: parameters, factor: Double(durationFactor))
  }

  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func mayChange(_ name: String) -> Bool {
    if phase == .inactive { return true }
    HeadlessMisuse.record(
      .animatorChangedWhileActive, "\(name) set on a property animator that is active")
    return false
  }
}

extension UIViewPropertyAnimator {
  /// Inside an animation block it takes that block's duration and cannot be interrupted; inside
  /// the block of an interruptible animator that one holds its animations [animation 88].
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = AnimationContext.innermost
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let animator = Self(
      duration: inherits ? outer?.duration ?? duration : duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    if outer != nil { animator.isInterruptible = false }
    if let outer, let host = outer.animator, host.isInterruptible {
      animator.visit(host, in: outer, delay: delay)
    } else {
      animator.startAnimation(afterDelay: delay)
    }
    return animator
  }

  private func visit(
    _ host: UIViewPropertyAnimator, in outer: AnimationContext, delay: TimeInterval
  ) {
    self.host = host
    isGuest = true
    phase = .active
    let waiting = blocks
    blocks = []
    let context = AnimationContext(
      duration: duration, delay: outer.delay + max(0, delay), pace: pace, animator: host)
    for (changes, _) in waiting { context.run(changes) }
    host.addCompletion { self.complete(at: $0) }
  }
}

extension UIViewPropertyAnimator {
  /// Lets go of those that a finished test left running.
  static func abandonAll() {
    for animator in runningOnes { animator.phase = .inactive }
    runningOnes = []
  }
}
