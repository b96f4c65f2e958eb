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
    case caught(any InteractiveRun)
    case driving(any InteractiveRun, DragSession)
    /// The app refused the dismissal; the screen rubber-bands.
    case refused(RefusedDrag)
  }

  enum Ending {
    case lifted
    case cancelled(TransitionEnding.Reason)
  }

  unowned let host: any InteractionHost
  private(set) var gesture: TransitionGesture
  private(set) var definition: any GestureDefinition
  private(set) var gestureRecognizers: GestureRecognizers
  var state = State.idle
  /// The recognizer that drives the gesture; others are ignored meanwhile.
  weak var leader: UIGestureRecognizer?
  private var isRightToLeft = false
  let sampler = GestureSampler()
  var sample = GestureSample()
  /// The ending of a gesture that was over before its run began.
  var ending: Ending?
  private var nextFrame: FrameLink?
  let gestureStart: GestureStart
  var coupling: ScrollCoupling? { gestureStart.coupling }
  private(set) var opener: RecognizerTarget?
  /// The axis of the drag that began the current run. It decides the direction of a later catch if
  /// the choreography does not.
  private(set) var runAxis = CGVector.zero

  init(
    _ gesture: TransitionGesture, openedBy recognizer: UIGestureRecognizer?,
    for host: any InteractionHost
  ) {
    self.gesture = gesture
    definition = gesture.definition
    self.host = host
    gestureRecognizers = GestureRecognizers(definition, for: host)
    gestureStart = GestureStart(host)
    gestureRecognizers.owner = self
    guard let recognizer, recognizer.isInProgress,
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
    else { return }
    // Other recognizers (a tap, a swipe) open the screen as a button would.
    state = .waiting(.opening)
    leader = recognizer
    opener = RecognizerTarget(recognizer) { [weak self] in self?.driverChanged(by: $0) }
  }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers.recognizers }

  /// Replaces the gesture at once, also while the screen is open, and interrupts a drag.
  func change(to gesture: TransitionGesture) {
    interrupt(.replaced)
    let view = gestureRecognizers.view
    gestureRecognizers.dissolve()
    self.gesture = gesture
    definition = gesture.definition
    gestureRecognizers = GestureRecognizers(definition, for: host)
    gestureRecognizers.owner = self
    if let view { attach(to: view, isRightToLeft: isRightToLeft) }
    // The finger that has asked for a run, which has not begun, leads it no more.
    if isWaiting, opener == nil {
      ending = .cancelled(.replaced)
      leader = nil
    }
  }

  func attach(to container: UIView, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    gestureRecognizers.attach(to: container, isRightToLeft: isRightToLeft)
  }

  /// Attaches the recognizers to a container's own view, and reads its layout direction.
  func attach(to view: UIView) {
    let direction = view.effectiveUserInterfaceLayoutDirection
    attach(to: view, isRightToLeft: direction == .rightToLeft)
  }

  func detach() {
    gestureRecognizers.detach()
    reset()
  }

  /// Leaves the screen for a while.
  func rest() {
    interrupt(.replaced)
    detach()
  }

  func retire() {
    interrupt(.replaced)
    gestureRecognizers.dissolve()
    reset()
  }

  /// Begins to drive a run that has just begun, at the finger's position.
  func beginDriving(_ run: any InteractiveRun) {
    if opener != nil || leads(.opening) { return driveOpening(run) }
    var base = base
    base.location = sample.location(at: base)
    drive(run, session(run, movement: coupling?.axis ?? movement, with: base))
  }

  /// The beginning of a drag. The part that a scroll view has consumed does not move the screen.
  private var base: GestureSample {
    var base = GestureSample()
    base.translation = coupling?.base ?? .zero
    return base
  }

  func session(_ run: any InteractiveRun, movement: CGVector, with base: GestureSample)
    -> DragSession?
  {
    run.axis(of: definition, movement: movement).flatMap {
      run.session(definition.kind, along: $0, isOpener: false, with: base)
    }
  }

  /// Drives a run that opens the screen. Only the finger's movement determines the axis.
  func driveOpening(_ run: any InteractiveRun) {
    // The gesture was over before the run began, but the app has requested the screen: play on.
    if ending != nil, opener != nil {
      run.resume()
      return reset()
    }
    let movement = sample.translation.length > 0 ? sample.translation : sample.velocity
    let isPinch = leader is UIPinchGestureRecognizer
    guard isPinch || movement.length > 0 else { return state = .caught(run) }
    drive(
      run,
      run.session(
        isPinch ? .pinch : .pull, along: movement.closingAxis, isOpener: true, with: base))
  }

  func drive(_ run: any InteractiveRun, _ session: DragSession?) {
    guard let session else {
      run.resume()
      return reset()
    }
    runAxis = session.axis
    state = .driving(run, session)
    run.move(to: session.position(of: sample))
    // A flick may be over before its run begins. UIKit is still starting the run: it is decided with the
    // next frame.
    guard let ending else { return }
    nextFrame = FrameLink { [weak self] _ in self?.decide(ending) }
  }

  /// Ends a refused drag at once, because a run begins that the finger does not drive.
  func cancelRefusal() {
    if case .refused(let refusedDrag) = state {
      refusedDrag.cancel()
      reset()
    }
  }

  func runEnded(_ run: any InteractiveRun) {
    runAxis = .zero
    switch state {
    case .caught(let own) where own === run, .driving(let own, _) where own === run: reset()
    case .waiting: reset()
    default: break
    }
  }

  /// Ends the gesture as cancelled, because the system interrupts it or the container changes.
  func interrupt(_ reason: TransitionEnding.Reason) {
    switch state {
    case .caught(let run): run.resume()
    case .driving: decide(.cancelled(reason))
    case .refused(let refusedDrag): refusedDrag.settle()
    case .idle, .scrolling, .waiting: break
    }
    if !isWaiting { reset() }
  }

  func decide(_ ending: Ending) {
    guard case .driving(let run, let session) = state else { return }
    let closes: Bool
    var velocity = RunPosition(fraction: 0)
    let reason: TransitionEnding.Reason
    switch ending {
    case .lifted:
      closes = definition.closes(host.destination, session, sample) && consents(to: session)
      velocity = session.velocity(of: sample)
      reason = definition.usesAppRecognizer ? .verdict : .finger
    case .cancelled(let cause):
      closes = session.isOpener
      reason = cause
    }
    // Keeps `bounces` off until the run ends, or the deceleration would stretch the content.
    if let coupling {
      coupling.finish()
      run.atEnd { coupling.restoreBounce() }
    }
    gestureStart.coupling = nil
    reset()
    run.release(
      closes: closes, velocity: velocity, isCarried: session.isCarried, because: reason)
  }

  /// Asks the app before a screen is thrown away that was caught on its way in: nobody has asked yet.
  private func consents(to session: DragSession) -> Bool {
    guard session.opens, !session.isOpener, let screen = host.dismissible, !screen.goesBothWays,
      !screen.allowsDismissal
    else { return true }
    screen.notifyDidAttemptToDismiss()
    return false
  }

  func reset() {
    state = .idle
    nextFrame?.stop()
    nextFrame = nil
    leader = nil
    ending = nil
    gestureStart.coupling?.finishAlone()
    gestureStart.coupling = nil
    opener?.remove()
    opener = nil
  }
}
