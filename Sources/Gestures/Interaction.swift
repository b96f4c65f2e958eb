import UIKit

/// The state machine of a screen's gesture: begins, holds, moves and releases a `Run`. It is retained by
/// the `TransitionController`; positions are chosen by a `Drag`.
@MainActor
final class Interaction {
  enum State {
    case idle
    /// A pull scrolls the content of `coupling`, before its edge.
    case scrolling(Hold)
    /// The screen is presented or dismissed, but `beginDriving` has not been called yet.
    case waiting(Hold)
    /// A playing run was stopped by `hold()`, or is opened by a finger, but not moved yet.
    case caught(Hold, Run)
    case driving(Hold, Run, any Drag)
    /// `allowsDismissal` is false: the screen rubber-bands.
    case refused(Hold, RefusedDrag)

    var hold: Hold? {
      switch self {
      case .idle: nil
      case .scrolling(let hold), .waiting(let hold), .caught(let hold, _), .driving(let hold, _, _),
        .refused(let hold, _):
        hold
      }
    }
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
  /// The axis of the drag that began the run: the `heading` of a later catch, which has none.
  private(set) var runAxis = CGVector.zero
  /// True from `retire()` on.
  private var isRetired = false

  init(_ controller: TransitionController, openedBy recognizer: UIGestureRecognizer?) {
    self.controller = controller
    guard let recognizer, recognizer.isInProgress,
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
    else { return }
    // A tap or a swipe opens the screen as a button does.
    let hold = Hold(.opener, by: recognizer)
    hold.direction = .opening
    hold.target = RecognizerTarget(recognizer) { [weak self] in self?.recognizerChanged($0) }
    state = .waiting(hold)
  }

  /// The hold in progress; events of other recognizers are ignored.
  var hold: Hold? { state.hold }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers.recognizers }

  /// Replaces `gesture` at once, also while the screen is open, and interrupts a drag.
  func setGesture(_ gesture: TransitionGesture?) {
    interrupt(.replaced)
    // The run begins later, and goes back: its finger belongs to a recognizer that is removed here.
    if case .waiting(let hold) = state, hold.source != .opener { hold.ending = .replaced }
    gestureRecognizers.detach()
    self.gesture = gesture
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
    if let hold { drop(hold) }
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
  var isInteractive: Bool { hasInteractiveGesture || isWaiting }

  private var hasInteractiveGesture: Bool {
    if let hold { return hold.source != .code && gesture(of: hold).isInteractive }
    return gesture?.parts.contains(where: \.isInteractive) == true
  }

  /// `.automatic`, which has no recognizer, for the app's code, or if `gesture` is nil.
  private func gesture(of hold: Hold) -> TransitionGesture {
    switch hold.source {
    case .driver(let gesture): gesture
    case .opener: hold.recognizer is UIPinchGestureRecognizer ? .pinch : .pullUpDown
    case .catcher: gesture?.parts.first ?? .automatic
    case .code: .automatic
    }
  }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Returns whether a finger drives a run from its first frame.
  func startsInteractively(_ direction: TransitionDirection) -> Bool {
    if case .waiting(let hold) = state { hold.direction == direction } else { false }
  }

  var canBeCaught: Bool { hasInteractiveGesture && controller.run?.canBeCaught == true }

  /// True while a recognizer has a touch, also in its state `.possible`.
  var isTouched: Bool { recognizers.contains { $0.numberOfTouches > 0 } }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  // MARK: Events of recognizers

  /// Holds a playing run at the touch. If no drag follows, ends the run after a tap, and resumes the run otherwise.
  func catcherChanged(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, let run = controller.run, run.hold() else { return }
      let hold = Hold(
        .catcher, by: recognizer, at: recognizer.location(in: view), on: gestureRecognizers.touched)
      state = .caught(hold, run)
    case .changed:
      guard case .caught(let hold, _) = state, hold.recognizer === recognizer else { return }
      hold.tap.follow(recognizer.location(in: view))
    case .ended, .cancelled, .failed:
      // Another catcher may hear of a second finger.
      guard case .caught(let hold, let run) = state, hold.recognizer === recognizer else { return }
      state = .idle
      let hasTapped =
        recognizer.state == .ended && hold.tap.ends(at: recognizer.location(in: view))
      // A tap beside a card may turn its opening round.
      if hasTapped, !(hold.touched is any TapHandling) { run.endNow() } else { run.resume() }
    default: break
    }
  }

  func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    let isHolding = hold?.recognizer === recognizer && hold?.ending == nil
    switch recognizer.state {
    case .began,
      .changed where hold == nil && gestureRecognizers.awaitsHeading(recognizer):
      if mayTakeOver(recognizer) { return followBeside(recognizer) }
      guard hold == nil || hold?.source == .catcher,
        let hold = gestureRecognizers.takeHold(of: recognizer)
      else { return }
      read(hold)
      begin(hold)
    case .changed where isHolding:
      if let hold { read(hold) }
      followFinger()
    case .changed where mayTakeOver(recognizer): followBeside(recognizer)
    case .ended where hold == nil:
      // A swipe starts a change that no finger drives.
      guard let hold = gestureRecognizers.takeHold(of: recognizer) else { return }
      hold.endOthers()
      guard hold.gesture?.isInteractive == false, let home = controller.home, home.isDismissible
      else { return }
      if hold.direction == .closing { home.dismissByUser() } else { home.start(.opening) }
    case .ended where isHolding:
      if handOver(from: recognizer) { return }
      if let hold { read(hold) }
      end(because: .released)
    case .cancelled where isHolding, .failed where isHolding: end(because: .touchesCancelled)
    default: break
    }
  }

  // MARK: Fingers that come and go

  /// True for a pinch beside a drag, which may still scroll the content, and for a drag beside a pinch.
  private func mayTakeOver(_ recognizer: UIGestureRecognizer) -> Bool {
    switch state {
    case .scrolling, .driving: break
    case .idle, .waiting, .caught, .refused: return false
    }
    guard let hold, hold.ending == nil, hold.recognizer !== recognizer, let gesture = hold.gesture,
      let other = gestureRecognizers.gesture(of: recognizer)
    else { return false }
    return gesture.custom == nil && other.custom == nil
      && (gesture.kind == .pinch) != (other.kind == .pinch)
  }

  /// Goes on with the fingers that are left, of which another recognizer knows: the third one of a pinch, or one of a pinch
  /// that a drag has taken over. Returns false if none is left.
  private func handOver(from recognizer: UIGestureRecognizer) -> Bool {
    guard case .driving(let earlier, let run, _) = state, earlier.gesture?.custom == nil,
      let other = gestureRecognizers.drivers.first(where: {
        $0 !== recognizer && $0.isInProgress && $0.numberOfTouches > 0
          && gestureRecognizers.gesture(of: $0)?.custom == nil
      }), let hold = gestureRecognizers.takeHold(of: other)
    else { return false }
    read(hold)
    letGoOfContent(earlier, run)
    earlier.end()
    driveCaught(run, hold)
    return true
  }

  /// A second finger turns a drag into a pinch, from where the screen is; a finger that stays turns the pinch back as soon
  /// as it drags.
  private func followBeside(_ recognizer: UIGestureRecognizer) {
    guard let earlier = hold else { return }
    if earlier.gesture?.kind == .pinch {
      earlier.followFingerLeft(in: view)
      guard earlier.isLeftFingerDragging else { return }
    } else if recognizer.numberOfTouches < 2 {
      return
    }
    guard let hold = gestureRecognizers.takeHold(of: recognizer) else { return }
    read(hold)
    if case .driving(_, let run, let drag) = state {
      letGoOfContent(earlier, run)
      earlier.end()
      // The finger may have come to rest since its last event.
      var atRest = earlier.sample
      atRest.velocity = .zero
      hold.closesAlready = drag.closes(atRest)
      // The finger that stays may go any way.
      runAxis = earlier.leftWay
      driveCaught(run, hold)
    } else {
      drop(earlier)
      begin(hold)
    }
  }

  private func read(_ hold: Hold) {
    if let custom = hold.gesture?.custom, let screen = controller.viewController {
      hold.read(progress: controller.checked(custom.progress(screen)))
    } else {
      hold.read(in: controller.home?.fingerSpace ?? view)
    }
  }

  // MARK: The beginning

  private func begin(_ hold: Hold) {
    if case .caught(_, let run) = state { return driveCaught(run, hold) }
    if let run = controller.run { return run.hold() ? driveCaught(run, hold) : drop(hold) }
    guard let home = controller.home, home.isDismissible, !home.hasTransitionInside else {
      return drop(hold)
    }
    guard let axis = hold.scrollAxis(at: home, heading: hold.heading) else {
      return requestChange(hold, at: home)
    }
    hold.beginScrolling(along: axis)
    state = .scrolling(hold)
    followFinger()
  }

  private func requestChange(_ hold: Hold, at home: any Home) {
    // In `State.scrolling`, the app may have covered or dismissed the screen.
    guard home.isDismissible else { return drop(hold) }
    hold.endOthers()
    hold.handOver()
    if hold.direction == .opening || home.allowsDismissal {
      state = .waiting(hold)
      home.start(hold.direction)
      // A container begins no change if the app refuses to pop.
      if isWaiting, controller.run == nil, !home.isChanging { drop(hold) }
    } else if let view = home.presentedView {
      state = .refused(hold, RefusedDrag(view, background: home.revealedBackground))
      followFinger()
    } else {
      drop(hold)
    }
  }

  /// Called by a run in its first frame, if `startsInteractively(_:)` is true.
  func beginDriving(_ run: Run) {
    guard case .waiting(let hold) = state else { return }
    if hold.direction == .opening { return driveOpening(run, hold) }
    var start = hold.base
    start.location = hold.sample.location(at: start)
    let heading = hold.coupling?.axis ?? hold.heading
    drive(run, hold, run.drag(by: gesture(of: hold), heading: heading, with: start))
  }

  /// Drives an opening, whose axis is the finger's `heading` alone.
  private func driveOpening(_ run: Run, _ hold: Hold) {
    // The app has requested the screen: the run plays on without the finger.
    if hold.ending != nil, hold.source == .opener {
      run.resume()
      return drop(hold)
    }
    let sample = hold.sample
    let heading = sample.translation.length > 0 ? sample.translation : sample.velocity
    let gesture = gesture(of: hold)
    guard gesture == .pinch || heading.length > 0 else { return state = .caught(hold, run) }
    drive(run, hold, run.drag(by: gesture, heading: heading, isOpener: true, with: hold.base))
  }

  private func driveCaught(_ run: Run, _ hold: Hold) {
    hold.endOthers()
    hold.coupling = nil
    let drag = run.drag(by: gesture(of: hold), heading: runAxis, with: hold.sample)
    drive(run, hold, drag, isCaught: true)
  }

  private func drive(
    _ run: Run, _ hold: Hold, _ drag: (any Drag)?, isCaught: Bool = false
  ) {
    guard let drag else {
      run.resume()
      return drop(hold)
    }
    state = .driving(hold, run, drag)
    if isCaught { return }
    runAxis = drag.axis
    run.move(to: drag.position(of: hold.sample))
    // A flick ends before its run begins. The run is released in the next frame, because UIKit is still starting.
    guard let ending = hold.ending else { return }
    hold.nextFrame = FrameLink.once { [weak self] in self?.decide(ending) }
  }

  // MARK: Movement

  private func followFinger() {
    if case .caught(let hold, let run) = state {
      if hold.source == .opener { driveOpening(run, hold) }
      return
    }
    guard let hold else { return }
    let moved = hold.coupling?.follow() ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let home = controller.home { requestChange(hold, at: home) }
    // The screen turns about what is between these.
    case .driving(_, let run, _) where hold.areOthers && hold.source != .opener: grabAnew(run)
    case .driving(_, let run, let drag): run.move(to: drag.position(of: hold.sample))
    case .refused(_, let refusedDrag):
      refusedDrag.follow(
        hold.sample, from: hold.base, isPinch: gesture(of: hold).dragKind == .pinch)
    case .idle, .waiting, .caught: break
    }
  }

  /// Drags on from where the screen is now. Called also by a run that glides to another choreography: the `Drag`, measured
  /// with the old one, would undo the glide.
  func grabAnew(_ run: Run) {
    guard case .driving(let hold, let driven, let drag) = state, driven === run,
      let next = run.drag(
        by: gesture(of: hold), heading: drag.isOpener ? drag.axis.scaled(by: -1) : runAxis,
        isOpener: drag.isOpener, with: hold.sample)
    else { return }
    state = .driving(hold, run, next)
  }

  // MARK: The end

  private func end(because reason: TransitionEnding.Reason) {
    switch state {
    case .waiting(let hold):
      // If an override of `dismiss` asks the user first, a later dismissal is not the finger's.
      if hold.direction == .closing, let presentation = controller.home?.presentation,
        !presentation.presentedViewController.isBeingDismissed
      {
        return drop(hold)
      }
      // Decided by `drive`.
      hold.ending = reason
    case .driving: decide(reason)
    case .refused(let hold, let refusedDrag):
      refusedDrag.settle()
      if reason == .released { controller.home?.notifyDidAttemptToDismiss() }
      drop(hold)
    case .caught(let hold, let run):
      run.resume()
      drop(hold)
    case .scrolling(let hold): drop(hold)
    case .idle: break
    }
  }

  private func decide(_ reason: TransitionEnding.Reason) {
    guard case .driving(let hold, let run, let drag) = state else { return }
    var closes = drag.isOpener
    var velocity = RunPosition(fraction: 0)
    if reason == .released {
      closes =
        hold.source == .code
        || ((gesture(of: hold).closes(controller.viewController, drag, hold.sample)
          || hold.closesAlready && isPinchedNoWider(hold))
          && consents(to: drag))
      velocity = drag.velocity(of: hold.sample)
    }
    letGoOfContent(hold, run)
    drop(hold)
    run.release(closes: closes, velocity: velocity, isCarried: drag is CarriedDrag, because: reason)
  }

  /// A pinch after a drag that would have closed the screen takes it back by spreading only.
  private func isPinchedNoWider(_ hold: Hold) -> Bool {
    hold.gesture?.kind == .pinch && hold.sample.scale <= 1
  }

  private func letGoOfContent(_ hold: Hold, _ run: Run) {
    guard let coupling = hold.coupling else { return }
    hold.coupling = nil
    coupling.finish()
    // `bounces` stays off until the run ends: otherwise the deceleration would stretch the content.
    run.stage.undo { _ in coupling.restoreBounce() }
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

  /// Lets a finger go that holds a run, as if the finger were lifted now.
  func letGo() {
    // Since its last event, the finger may have come to rest.
    if let hold, hold.source != .code { read(hold) }
    interrupt(.released)
  }

  /// Ends a `RefusedDrag` at once, because a run begins without the finger.
  func cancelRefusal() {
    if case .refused(let hold, let refusedDrag) = state {
      refusedDrag.cancel()
      drop(hold)
    }
  }

  func runEnded(_ run: Run) {
    runAxis = .zero
    switch state {
    case .caught(let hold, let held) where held === run: drop(hold)
    case .driving(let hold, let held, _) where held === run: drop(hold)
    case .waiting(let hold): drop(hold)
    default: break
    }
    // A run that begins after `retire()` has attached the recognizers again.
    if isRetired { detach() }
  }

  // MARK: Progress by the app's code

  /// Begins a dismissal whose run is held for an `InteractiveDismissal`. Returns `nil`, and changes nothing, if the
  /// screen is not at rest.
  func beginDismissal() -> InteractiveDismissal? {
    guard case .idle = state, controller.run == nil, let home = controller.home,
      home.isDismissible, !home.hasTransitionInside, let request = home.closingRequest,
      !controller.movement(for: request).isSystem
    else { return nil }
    let hold = Hold(.code)
    hold.read(progress: 0)
    state = .waiting(hold)
    if home.goesBothWays { home.start(.closing) } else { home.dismiss() }
    // A container begins no change if the app refuses to pop.
    if isWaiting, controller.run == nil, !home.isChanging { drop(hold) }
    return isHeld(by: hold) ? InteractiveDismissal(hold, by: self) : nil
  }

  private func isHeld(by hold: Hold) -> Bool { self.hold === hold && hold.ending == nil }

  /// Moves the screen, and returns true, unless the hold of the app's code has ended.
  func move(_ hold: Hold, to progress: CGFloat) -> Bool {
    guard isHeld(by: hold) else { return false }
    hold.read(progress: controller.checked(progress))
    followFinger()
    return true
  }

  /// Ends a hold of the app's code. Returns false if it has ended before.
  @discardableResult
  func end(_ hold: Hold, closes: Bool) -> Bool {
    guard isHeld(by: hold) else { return false }
    end(because: closes ? .released : .driverCancelled)
    return true
  }

  private func drop(_ hold: Hold) {
    state = .idle
    hold.end()
    // A change that was refused has no run.
    if isRetired, view != nil, controller.run == nil { detach() }
  }
}
