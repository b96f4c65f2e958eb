import UIKit

/// The state machine of a screen's gesture: begins, holds, moves and releases a `RunCoordinator`. It is retained by
/// the `TransitionController`; positions are chosen by a `Drag`.
@MainActor
final class Interaction {
  enum State {
    case idle
    /// A pull scrolls the content of `coupling`, before its edge.
    case scrolling
    /// The screen is presented or dismissed, but `beginDriving` has not been called yet.
    case waiting(TransitionDirection)
    /// A playing run was stopped by `hold()`, but not moved yet.
    case caught(RunCoordinator)
    case driving(RunCoordinator, any Drag)
    /// `allowsDismissal` is false: the screen rubber-bands.
    case refused(RefusedDrag)
  }

  unowned let controller: TransitionController
  /// Resolved when it is first asked for, because `.automatic` depends on the closing.
  private(set) lazy var gesture = controller.resolvedGesture()
  private(set) lazy var gestureRecognizers = GestureRecognizers(gesture, for: self)
  /// The view of the recognizers: the presentation's container, which is there at rest and during runs, and does not
  /// move.
  private(set) weak var view: UIView?
  private(set) var isRightToLeft = false
  private(set) var state = State.idle
  /// The recognizer in progress; events of others are ignored.
  private weak var activeRecognizer: UIGestureRecognizer?
  /// The gesture of `activeRecognizer`, kept after the end.
  private var begunGesture: TransitionGesture? { didSet { custom = begunGesture?.custom } }
  /// Kept because `progress` is asked in each event.
  private var custom: CustomGesture?
  private var opener: RecognizerTarget? { didSet { oldValue?.remove() } }
  private var sampler = GestureSampler()
  private var sample = GestureSample()
  /// `nil` if no scroll view under the touch scrolls along the axis of the gesture.
  var coupling: ScrollCoupling?
  /// Pans of scroll views that end with the next event of a pinch or a swipe, if that is `.began` or `.ended`.
  var scrollPans: [UIGestureRecognizer] = []
  /// Set as a recognizer begins: `.opening` only if `goesBothWays`.
  var direction = TransitionDirection.closing
  /// Set if the recognizer ends in `State.waiting`: `.released` if the fingers were lifted.
  private var ending: TransitionEnding.Reason?
  private var nextFrame: FrameLink? { didSet { oldValue?.stop() } }
  /// True from `beginScrubbing()` to the end of the hold: the app's code, and no recognizer, moves the run.
  private var isScrubbed = false
  /// The axis of the drag that began the run: the `heading` of a later catch, which has none.
  private var runAxis = CGVector.zero
  /// True from `retire()` on.
  private var isRetired = false

  init(_ controller: TransitionController, openedBy recognizer: UIGestureRecognizer?) {
    self.controller = controller
    guard let recognizer, recognizer.isInProgress,
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
    else { return }
    // A tap or a swipe opens the screen as a button does.
    state = .waiting(.opening)
    activeRecognizer = recognizer
    opener = RecognizerTarget(recognizer) { [weak self] in self?.recognizerChanged($0) }
  }

  /// `.automatic`, which has no recognizer, if `isScrubbed`, or if `gesture` is nil.
  private var activeGesture: TransitionGesture {
    isScrubbed ? .automatic : begunGesture ?? gesture?.parts.first ?? .automatic
  }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers.recognizers }

  /// Replaces `gesture` at once, also while the screen is open, and interrupts a drag.
  func setGesture(_ gesture: TransitionGesture?) {
    interrupt(.replaced)
    // The run begins later, and goes back: its finger belongs to a recognizer that is removed here.
    if isWaiting, opener == nil {
      ending = .replaced
      activeRecognizer = nil
    }
    gestureRecognizers.detach()
    (self.gesture, begunGesture, scrollPans) = (gesture, nil, [])
    gestureRecognizers = GestureRecognizers(gesture, for: self)
    if let view { gestureRecognizers.attach(to: view) }
  }

  /// Attaches the recognizers to a container's view, whose layout direction is read unless `isRightToLeft` is known.
  func attach(to view: UIView, isRightToLeft: Bool? = nil) {
    self.view = view
    self.isRightToLeft =
      isRightToLeft ?? (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    gestureRecognizers.attach(to: view)
  }

  func detach() {
    gestureRecognizers.detach()
    view = nil
    reset()
  }

  /// Detaches for good, because the controller is removed or replaced. A change that has begun keeps its finger, and a
  /// run its recognizers, to the end: the app may call in `viewWillAppear` of the screen that a finger uncovers.
  func retire() {
    isRetired = true
    switch state {
    case .idle where controller.run == nil: detach()
    case .scrolling, .refused:
      interrupt(.replaced)
      detach()
    case .idle, .waiting, .caught, .driving: break
    }
  }

  // MARK: Questions

  /// True if a finger may hold a run: then UIKit is given an interaction controller.
  var isInteractive: Bool { activeGesture.isInteractive || isWaiting }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Returns whether a finger drives a run from its first frame.
  func startsInteractively(_ direction: TransitionDirection) -> Bool {
    if case .waiting(direction) = state { true } else { false }
  }

  var canBeCaught: Bool { activeGesture.isInteractive && controller.run?.canBeCaught == true }

  /// True while a recognizer has a touch, also in its state `.possible`.
  var isTouched: Bool { recognizers.contains { $0.numberOfTouches > 0 } }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  // MARK: Events of recognizers

  /// Holds a playing run at the touch, and resumes the run if no drag follows.
  func catcherChanged(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, activeRecognizer == nil, let run = controller.run, run.hold() else {
        return
      }
      state = .caught(run)
    case .ended, .cancelled, .failed:
      guard case .caught(let run) = state else { return }
      state = .idle
      run.resume()
      if recognizer.state == .ended { controller.presentation?.tapped(at: recognizer) }
    default: break
    }
  }

  func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    if !scrollPans.isEmpty { endScrolling(beside: recognizer) }
    guard !isScrubbed, activeRecognizer == nil || activeRecognizer === recognizer else { return }
    switch recognizer.state {
    case .began:
      activeRecognizer = recognizer
      begunGesture = gestureRecognizers.gesture(of: recognizer) ?? begunGesture
      sampler = GestureSampler()
      sample = read(recognizer)
      begin(recognizer)
    case .changed where activeRecognizer === recognizer:
      sample = read(recognizer)
      followFinger()
    case .ended where activeRecognizer == nil:
      guard !activeGesture.isInteractive, let home = controller.home, home.isDismissible else {
        return
      }
      // A swipe starts a change that no finger drives.
      if direction == .closing { home.dismissByUser() } else { home.start(.opening) }
    case .ended:
      sample = read(recognizer)
      end(because: .released)
    case .cancelled where activeRecognizer != nil, .failed where activeRecognizer != nil:
      end(because: .touchesCancelled)
    default: break
    }
  }

  /// Ends `scrollPans` with an event of a driver.
  private func endScrolling(beside recognizer: UIGestureRecognizer) {
    guard gestureRecognizers.drivers.contains(recognizer) else { return }
    let pans = scrollPans
    scrollPans = []
    guard recognizer.state == .began || recognizer.state == .ended else { return }
    for pan in pans { pan.cancel() }
  }

  private func read(_ recognizer: UIGestureRecognizer) -> GestureSample {
    if let custom, recognizer === custom.recognizer, let screen = controller.viewController {
      return sampler.read(progress: controller.checked(custom.progress(screen)))
    }
    let sample = sampler.read(recognizer, in: view ?? recognizer.view?.window)
    return coupling?.limited(sample) ?? sample
  }

  private var heading: CGVector {
    let heading = gestureRecognizers.heading(
      of: activeRecognizer ?? gestureRecognizers.drivers.first)
    return heading.length > 0 ? heading : sample.velocity
  }

  // MARK: The beginning

  private func begin(_ recognizer: UIGestureRecognizer) {
    ending = nil
    if case .caught(let run) = state { return driveCaught(run) }
    if let run = controller.run { return run.hold() ? driveCaught(run) : reset() }
    guard let home = controller.home, home.isDismissible, !home.hasTransitionInside else {
      return reset()
    }
    if let coupling,
      let axis = gestureRecognizers.scrollAxis(of: activeGesture, at: home, heading: heading)
    {
      coupling.begin(along: axis, by: recognizer, in: view)
      // `read` has not limited this event, because `coupling` had no axis before.
      sample = coupling.limited(sample)
      state = .scrolling
      return followFinger()
    }
    requestChange(at: home)
  }

  private func requestChange(at home: any Home) {
    // In `State.scrolling`, the app may have covered or dismissed the screen.
    guard home.isDismissible else { return reset() }
    sample = coupling?.handOver() ?? sample
    if direction == .opening || home.allowsDismissal {
      state = .waiting(direction)
      home.start(direction)
      // A container begins no change if the app refuses to pop.
      if isWaiting, controller.run == nil, !home.isChanging { reset() }
    } else if let view = home.presentedView {
      state = .refused(RefusedDrag(view, background: home.revealedBackground))
      followFinger()
    } else {
      reset()
    }
  }

  /// Called by a run in its first frame, if `startsInteractively(_:)` is true.
  func beginDriving(_ run: RunCoordinator) {
    if opener != nil || startsInteractively(.opening) { return driveOpening(run) }
    var start = base
    start.location = sample.location(at: base)
    drive(run, run.drag(by: activeGesture, heading: coupling?.axis ?? heading, with: start))
  }

  /// The sample at which a drag begins: the screen is not moved by `ScrollCoupling.base`.
  private var base: GestureSample { GestureSample(translation: coupling?.base ?? .zero) }

  /// Drives an opening, whose axis is the finger's `heading` alone.
  private func driveOpening(_ run: RunCoordinator) {
    // The app has requested the screen: the run plays on without the finger.
    if ending != nil, opener != nil {
      run.resume()
      return reset()
    }
    let heading = sample.translation.length > 0 ? sample.translation : sample.velocity
    let isPinch = activeRecognizer is UIPinchGestureRecognizer
    guard isPinch || heading.length > 0 else { return state = .caught(run) }
    let gesture = isPinch ? TransitionGesture.pinch : .pullUpDown
    drive(run, run.drag(by: gesture, heading: heading, isOpener: true, with: base))
  }

  private func driveCaught(_ run: RunCoordinator) {
    coupling = nil
    drive(run, run.drag(by: activeGesture, heading: runAxis, with: sample), isCaught: true)
  }

  private func drive(_ run: RunCoordinator, _ drag: (any Drag)?, isCaught: Bool = false) {
    guard let drag else {
      run.resume()
      return reset()
    }
    state = .driving(run, drag)
    if isCaught { return }
    runAxis = drag.axis
    run.move(to: drag.position(of: sample))
    // A flick ends before its run begins. The run is released in the next frame, because UIKit is still starting.
    guard let ending else { return }
    nextFrame = FrameLink.once { [weak self] in self?.decide(ending) }
  }

  // MARK: Movement

  private func followFinger() {
    if case .caught(let run) = state {
      if opener != nil { driveOpening(run) }
      return
    }
    let moved = coupling?.follow() ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let home = controller.home { requestChange(at: home) }
    case .driving(let run, let drag): run.move(to: drag.position(of: sample))
    case .refused(let refusedDrag):
      refusedDrag.follow(sample, from: base, isPinch: activeGesture.dragKind == .pinch)
    case .idle, .waiting, .caught: break
    }
  }

  // MARK: The end

  private func end(because reason: TransitionEnding.Reason) {
    switch state {
    case .waiting(let direction):
      // If an override of `dismiss` asks the user first, a later dismissal is not the finger's.
      if direction == .closing, let presentation = controller.home?.presentation,
        !presentation.presentedViewController.isBeingDismissed
      {
        return reset()
      }
      // Decided by `drive`.
      ending = reason
      activeRecognizer = nil
    case .driving: decide(reason)
    case .refused(let refusedDrag):
      refusedDrag.settle()
      if reason == .released { controller.home?.notifyDidAttemptToDismiss() }
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
      closes =
        isScrubbed
        || (activeGesture.closes(controller.viewController, drag, sample) && consents(to: drag))
      velocity = drag.velocity(of: sample)
    }
    // `bounces` stays off until the run ends: otherwise the deceleration would stretch the content.
    if let coupling {
      coupling.finish()
      run.stage?.undo { _ in coupling.restoreBounce() }
    }
    coupling = nil
    reset()
    run.release(closes: closes, velocity: velocity, isCarried: drag is CarriedDrag, because: reason)
  }

  /// Asks the app for its consent to a screen that is dismissed during its opening: `requestChange` was not called.
  private func consents(to drag: any Drag) -> Bool {
    guard drag.opens, !drag.isOpener, let home = controller.home, !home.goesBothWays,
      !home.allowsDismissal
    else { return true }
    home.notifyDidAttemptToDismiss()
    return false
  }

  /// Cancels the gesture: the system interrupts it, or the container changes.
  func interrupt(_ reason: TransitionEnding.Reason) {
    if !isWaiting { end(because: reason) }
  }

  /// Ends a `RefusedDrag` at once, because a run begins without the finger.
  func cancelRefusal() {
    if case .refused(let refusedDrag) = state {
      refusedDrag.cancel()
      reset()
    }
  }

  func runEnded(_ run: RunCoordinator) {
    runAxis = .zero
    switch state {
    case .caught(let held) where held === run, .driving(let held, _) where held === run: reset()
    case .waiting: reset()
    default: break
    }
    // A run that begins after `retire()` has attached the recognizers again.
    if isRetired { detach() }
  }

  // MARK: Progress by the app's code

  /// Begins a dismissal whose run is held for `scrub(to:)`. Returns `false`, and changes nothing, if the screen is
  /// not at rest.
  func beginScrubbing() -> Bool {
    guard case .idle = state, activeRecognizer == nil, controller.run == nil,
      let home = controller.home, home.isDismissible, !home.hasTransitionInside,
      let request = home.closingRequest, !controller.choice(for: request).isSystem
    else { return false }
    (isScrubbed, direction, ending) = (true, .closing, nil)
    sampler = GestureSampler()
    sample = sampler.read(progress: 0)
    state = .waiting(.closing)
    if home.goesBothWays { home.start(.closing) } else { home.dismiss() }
    // A container begins no change if the app refuses to pop.
    if isWaiting, controller.run == nil, !home.isChanging { reset() }
    return isScrubbed
  }

  func scrub(to progress: CGFloat) -> Bool {
    guard isScrubbed, ending == nil else { return false }
    sample = sampler.read(progress: controller.checked(progress))
    followFinger()
    return true
  }

  func endScrubbing(closes: Bool) -> Bool {
    guard isScrubbed, ending == nil else { return false }
    end(because: closes ? .released : .driverCancelled)
    return true
  }

  private func reset() {
    state = .idle
    isScrubbed = false
    nextFrame = nil
    activeRecognizer = nil
    ending = nil
    coupling?.finishAlone()
    coupling = nil
    opener = nil
    // A change that was refused has no run.
    if isRetired, view != nil, controller.run == nil { detach() }
  }
}
