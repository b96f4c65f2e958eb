import UIKit

/// The state machine of one screen's gesture: begins, holds, moves and releases its runs. Exists as
/// long as the screen's controller, and chooses no positions.
@MainActor
final class Interaction {
  enum State {
    case idle
    /// A pull has begun in a scroll view, whose content is not at its edge yet.
    case scrolling
    /// The screen is about to be presented or dismissed, and its run has not begun.
    case waiting(TransitionDirection)
    /// A playing run was caught, and has not been moved yet.
    case caught(RunningTransition)
    case driving(RunningTransition, any Drag)
    /// The app refused the dismissal; the screen rubber-bands.
    case refused(RefusedDrag)
  }

  unowned let controller: TransitionController
  /// The gesture that is used, and its recognizers. They are made when they are attached, or asked for: until then the
  /// closing is not known, on which `.automatic` depends.
  private(set) lazy var gesture = controller.resolvedGesture()
  private(set) lazy var gestureRecognizers = GestureRecognizers(gesture, for: self)
  private(set) var state = State.idle
  /// The recognizer that drives the gesture; others are ignored meanwhile.
  private weak var leader: UIGestureRecognizer?
  /// The gesture of `leader`, or of the one before.
  private var led: TransitionGesture? { didSet { custom = led?.custom } }
  /// The app's own recognizer, if `leader` is that.
  private var custom: CustomGesture?
  private var opener: RecognizerTarget?
  private var sampler = GestureSampler()
  private var sample = GestureSample()
  /// The scroll view under the touch that scrolls along the axis of the gesture.
  var coupling: ScrollCoupling?
  /// The change that the gesture makes, known as it begins.
  var direction = TransitionDirection.closing
  /// The ending of a gesture that was over before its run began: `.released` if its fingers were lifted.
  private var ending: TransitionEnding.Reason?
  private var nextFrame: FrameLink?
  /// The axis of the drag that began the current run. It decides the direction of a later catch if
  /// the choreography does not.
  private var runAxis = CGVector.zero

  init(_ controller: TransitionController, openedBy recognizer: UIGestureRecognizer?) {
    self.controller = controller
    guard let recognizer, recognizer.isInProgress,
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
    else { return }
    // Other recognizers (a tap, a swipe) open the screen as a button would.
    state = .waiting(.opening)
    leader = recognizer
    opener = RecognizerTarget(recognizer) { [weak self] in self?.driverChanged(by: $0) }
  }

  /// The gesture that drives the screen, or drove it last: `.automatic`, which has no recognizer, where there is none.
  private var driver: TransitionGesture { led ?? gesture?.parts.first ?? .automatic }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers.recognizers }

  /// Replaces the gesture at once, also while the screen is open, and interrupts a drag.
  func change(to gesture: TransitionGesture?) {
    interrupt(.replaced)
    let earlier = gestureRecognizers
    let view = earlier.view
    earlier.detach()
    (self.gesture, led) = (gesture, nil)
    gestureRecognizers = GestureRecognizers(gesture, for: self)
    if let view { attach(to: view, isRightToLeft: earlier.isRightToLeft) }
    // The finger that has asked for a run, which has not begun, leads it no more.
    if isWaiting, opener == nil {
      ending = .replaced
      leader = nil
    }
  }

  func attach(to container: UIView, isRightToLeft: Bool) {
    gestureRecognizers.attach(to: container, isRightToLeft: isRightToLeft)
  }

  /// Attaches the recognizers to a container's own view, and reads its layout direction.
  func attach(to view: UIView) {
    attach(to: view, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func detach() {
    gestureRecognizers.detach()
    reset()
  }

  func retire() {
    interrupt(.replaced)
    detach()
  }

  // MARK: Questions

  /// True if a finger may hold a run, so that UIKit needs an interaction controller.
  var isInteractive: Bool { driver.isInteractive || isWaiting }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Returns whether a finger drives a run in this direction from its first instant.
  func leads(_ direction: TransitionDirection) -> Bool {
    if case .waiting(direction) = state { true } else { false }
  }

  var canBeCaught: Bool { driver.isInteractive && controller.run?.canBeCaught == true }

  /// True while a finger that may drag the screen touches it, also before that is recognized.
  var isTouched: Bool { recognizers.contains { $0.numberOfTouches > 0 } }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  // MARK: Events of recognizers

  /// Catches a playing run as soon as it is touched, and resumes it if no drag follows.
  func catcherChanged(by recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, leader == nil, let run = controller.run, run.hold() else { return }
      state = .caught(run)
    case .ended, .cancelled, .failed:
      guard case .caught(let run) = state else { return }
      state = .idle
      run.resume()
      if recognizer.state == .ended { controller.dismissible?.tapped(at: recognizer) }
    default: break
    }
  }

  func driverChanged(by recognizer: UIGestureRecognizer) {
    if recognizer.state == .began || recognizer.state == .ended {
      gestureRecognizers.endScrolling(beside: recognizer)
    }
    guard leader == nil || leader === recognizer else { return }
    switch recognizer.state {
    case .began:
      leader = recognizer
      led = gestureRecognizers.gesture(of: recognizer) ?? led
      sampler = GestureSampler()
      sample = read(recognizer)
      begin(recognizer)
    case .changed where leader === recognizer:
      sample = read(recognizer)
      change()
    case .ended where leader == nil:
      if !driver.isInteractive, let screen = controller.dismissible { swipe(screen) }
    case .ended:
      sample = read(recognizer)
      end(because: .released)
    case .cancelled where leader != nil, .failed where leader != nil:
      end(because: .touchesCancelled)
    default: break
    }
  }

  private func read(_ recognizer: UIGestureRecognizer) -> GestureSample {
    if let custom, recognizer === custom.recognizer, let screen = controller.viewController {
      return sampler.read(progress: controller.checked(custom.progress(recognizer, screen)))
    }
    let sample = sampler.read(recognizer, in: gestureRecognizers.view ?? recognizer.view?.window)
    return coupling?.limited(sample) ?? sample
  }

  private var movement: CGVector {
    let movement = gestureRecognizers.movement(of: leader ?? gestureRecognizers.drivers.first)
    return movement.length > 0 ? movement : sample.velocity
  }

  // MARK: The beginning

  private func begin(_ recognizer: UIGestureRecognizer) {
    ending = nil
    if case .caught(let run) = state { return driveCaught(run) }
    if let run = controller.run { return run.hold() ? driveCaught(run) : reset() }
    guard let screen = controller.dismissible, screen.isDismissible, !screen.hasTransitionInside
    else { return reset() }
    if let coupling,
      let axis = gestureRecognizers.scrollAxis(of: driver, on: screen, movement: movement)
    {
      coupling.begin(along: axis, by: recognizer, in: gestureRecognizers.view)
      state = .scrolling
      return change()
    }
    requestChange(of: screen)
  }

  private func requestChange(of screen: any DismissiblePresentation) {
    // While a drag scrolled, something else may have covered the screen, or dismissed it.
    guard screen.isDismissible else { return reset() }
    sample = coupling?.handOver() ?? sample
    if direction == .opening || screen.allowsDismissal {
      state = .waiting(direction)
      if direction == .opening { screen.startOpening() } else { screen.startDismissal() }
      // An app may refuse to pop: then the container has not begun the change.
      if isWaiting, controller.run == nil, !screen.isChanging { reset() }
    } else if let view = screen.presentedView {
      state = .refused(RefusedDrag(view, background: screen.revealedBackground))
      change()
    } else {
      reset()
    }
  }

  /// Starts the change that a drag would lead: a swipe does not drive it.
  private func swipe(_ screen: any DismissiblePresentation) {
    if direction == .closing {
      screen.dismissByUser()
    } else if screen.isDismissible {
      screen.startOpening()
    }
  }

  /// Begins to drive a run that has just begun, at the finger's position.
  func beginDriving(_ run: RunningTransition) {
    if opener != nil || leads(.opening) { return driveOpening(run) }
    var base = base
    base.location = sample.location(at: base)
    drive(run, run.drag(by: driver, movement: coupling?.axis ?? movement, with: base))
  }

  /// The beginning of a drag. The part that a scroll view has consumed does not move the screen.
  private var base: GestureSample { GestureSample(translation: coupling?.base ?? .zero) }

  /// Drives a run that opens the screen. Only the finger's movement determines the axis.
  private func driveOpening(_ run: RunningTransition) {
    // The gesture was over before the run began, but the app has requested the screen: play on.
    if ending != nil, opener != nil {
      run.resume()
      return reset()
    }
    let movement = sample.translation.length > 0 ? sample.translation : sample.velocity
    let isPinch = leader is UIPinchGestureRecognizer
    guard isPinch || movement.length > 0 else { return state = .caught(run) }
    let drag = run.drag(
      isPinch ? .pinch : .pull, along: movement.closingAxis, isOpener: true, with: base)
    drive(run, drag)
  }

  private func driveCaught(_ run: RunningTransition) {
    coupling = nil
    guard let drag = run.drag(by: driver, movement: runAxis, with: sample) else {
      run.resume()
      return reset()
    }
    state = .driving(run, drag)
  }

  private func drive(_ run: RunningTransition, _ drag: (any Drag)?) {
    guard let drag else {
      run.resume()
      return reset()
    }
    runAxis = drag.axis
    state = .driving(run, drag)
    run.move(to: drag.position(of: sample))
    // A flick may be over before its run begins. UIKit is still starting the run: it is decided with the
    // next frame.
    guard let ending else { return }
    nextFrame = FrameLink { [weak self] _ in self?.decide(ending) }
  }

  // MARK: Movement

  private func change() {
    if case .caught(let run) = state {
      if opener != nil { driveOpening(run) }
      return
    }
    let moved = coupling?.follow() ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let screen = controller.dismissible { requestChange(of: screen) }
    case .driving(let run, let drag): run.move(to: drag.position(of: sample))
    case .refused(let refusedDrag):
      if driver.dragKind == .pinch {
        refusedDrag.shrink(by: GestureSample.pinchProgress(scale: sample.scale, from: 1))
      } else {
        refusedDrag.move(along: sample.translation - base.translation)
      }
    case .idle, .waiting, .caught: break
    }
  }

  // MARK: The end

  private func end(because reason: TransitionEnding.Reason) {
    switch state {
    case .waiting:
      // The run has not begun yet. It ends like this when it does.
      ending = reason
      leader = nil
    case .driving: decide(reason)
    case .refused(let refusedDrag):
      refusedDrag.settle()
      if reason == .released { controller.dismissible?.notifyDidAttemptToDismiss() }
      reset()
    case .caught(let run):
      run.resume()
      reset()
    case .idle, .scrolling: reset()
    }
  }

  private func decide(_ reason: TransitionEnding.Reason) {
    guard case .driving(let run, let drag) = state else { return }
    var closes = drag.isOpener
    var velocity = RunPosition(fraction: 0)
    if reason == .released {
      closes = driver.closes(controller.viewController, drag, sample) && consents(to: drag)
      velocity = drag.velocity(of: sample)
    }
    // Keeps `bounces` off until the run ends, or the deceleration would stretch the content.
    if let coupling {
      coupling.finish()
      run.atEnd { coupling.restoreBounce() }
    }
    coupling = nil
    reset()
    run.release(closes: closes, velocity: velocity, isCarried: drag.isCarried, because: reason)
  }

  /// Asks the app before a screen is thrown away that was caught on its way in: it has not been asked yet.
  private func consents(to drag: any Drag) -> Bool {
    guard drag.opens, !drag.isOpener, let screen = controller.dismissible, !screen.goesBothWays,
      !screen.allowsDismissal
    else { return true }
    screen.notifyDidAttemptToDismiss()
    return false
  }

  /// Ends the gesture as cancelled, because the system interrupts it or the container changes.
  func interrupt(_ reason: TransitionEnding.Reason) {
    switch state {
    case .caught(let run): run.resume()
    case .driving: decide(reason)
    case .refused(let refusedDrag): refusedDrag.settle()
    case .idle, .scrolling, .waiting: break
    }
    if !isWaiting { reset() }
  }

  /// Ends a drag when the app resigns active: an alert, the app switcher.
  func observeInterruptions(on stage: Stage) {
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      onMainActor { self?.interrupt(.appInactive) }
    }
    stage.undo { _ in center.removeObserver(token) }
  }

  /// Ends a refused drag at once, because a run begins that the finger does not drive.
  func cancelRefusal() {
    if case .refused(let refusedDrag) = state {
      refusedDrag.cancel()
      reset()
    }
  }

  func runEnded(_ run: RunningTransition) {
    runAxis = .zero
    switch state {
    case .caught(let own) where own === run, .driving(let own, _) where own === run: reset()
    case .waiting: reset()
    default: break
    }
  }

  private func reset() {
    state = .idle
    nextFrame?.stop()
    nextFrame = nil
    leader = nil
    ending = nil
    coupling?.finishAlone()
    coupling = nil
    opener?.remove()
    opener = nil
  }
}

/// A presented screen at rest, as far as a gesture needs it.
@MainActor
protocol DismissiblePresentation: AnyObject {
  var presentedView: UIView? { get }
  /// True if the user could dismiss the screen now.
  var isDismissible: Bool { get }
  /// True while a child container is in a transition.
  var hasTransitionInside: Bool { get }
  /// True if the app consents to a dismissal by the user.
  var allowsDismissal: Bool { get }
  /// The choreography with which the screen would close now, and its geometry.
  var closing: (choreography: Choreography, geometry: TransitionGeometry)? { get }
  /// The color behind a full screen that moves aside; `nil` for a card.
  var revealedBackground: UIColor? { get }
  /// True if a finger may lead to a screen that opens as well: the next tab.
  var goesBothWays: Bool { get }
  /// Returns what a movement does to the screen, or `nil` if there is none where it goes.
  func direction(of movement: CGVector) -> TransitionDirection?
  func startOpening()
  func startDismissal()
  /// True if a change has begun, or will.
  var isChanging: Bool { get }
  @discardableResult func dismissByUser() -> Bool
  func notifyDidAttemptToDismiss()
  /// Called for a touch that has caught a run, and has been lifted without moving it.
  func tapped(at recognizer: UIGestureRecognizer)
}

// As in a container, where nothing is asked but whether there is a way back.
extension DismissiblePresentation {
  var allowsDismissal: Bool { true }
  var revealedBackground: UIColor? { nil }
  func notifyDidAttemptToDismiss() {}
  func tapped(at recognizer: UIGestureRecognizer) {}

  /// Dismisses the screen if the app consents, as UIKit's own sheets do; otherwise tells the app of the attempt.
  /// Returns `false` if the screen was not dismissible at all.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isDismissible else { return false }
    if allowsDismissal { startDismissal() } else { notifyDidAttemptToDismiss() }
    return true
  }

  var goesBothWays: Bool { false }
  func direction(of movement: CGVector) -> TransitionDirection? { .closing }
  func startOpening() {}
  var isChanging: Bool { true }
}
