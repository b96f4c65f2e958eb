import UIKit

/// The finger: begins, holds, moves and lets go of the runs of one screen. Lives as long as the
/// screen's controller, and chooses no positions.
@MainActor
final class Interaction {
  enum State {
    case idle
    /// A pull has begun, and its content is not at its edge yet.
    case scrolling
    /// The screen was asked to come or to go, and its run has not begun.
    case waiting(TransitionDirection)
    /// A running flight was caught, and not moved yet.
    case caught(any InteractiveRun)
    case driving(any InteractiveRun, DragSession)
    /// The screen is not to go.
    case refused(RefusedDrag)
  }

  enum Ending { case lifted, cancelled }

  unowned let host: any InteractionHost
  private(set) var gesture: TransitionGesture
  private(set) var definition: any GestureDefinition
  private(set) var gestureRecognizers: GestureRecognizers
  var state = State.idle
  /// The recognizer that leads; others are not listened to meanwhile.
  weak var leader: UIGestureRecognizer?
  private var isRightToLeft = false
  let sampler = GestureSampler()
  var sample = GestureSample()
  /// How a gesture has ended whose run has not begun yet.
  var ending: Ending?
  let gestureStart: GestureStart
  var coupling: ScrollCoupling? { gestureStart.coupling }
  private(set) var opener: RecognizerTarget?
  /// The way on which the run in progress was begun, where it leaves that open.
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
    // Others (a tap, a swipe) open the screen as a button would.
    state = .waiting(.opening)
    leader = recognizer
    opener = RecognizerTarget(recognizer) { [weak self] in self?.driverChanged(by: $0) }
  }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers.recognizers }

  /// Takes effect at once, also while the screen is open; what a finger holds is let go.
  func change(to gesture: TransitionGesture) {
    interrupt()
    let view = gestureRecognizers.view
    gestureRecognizers.dissolve()
    self.gesture = gesture
    definition = gesture.definition
    gestureRecognizers = GestureRecognizers(definition, for: host)
    gestureRecognizers.owner = self
    if let view { attach(to: view, isRightToLeft: isRightToLeft) }
  }

  func attach(to container: UIView, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    gestureRecognizers.attach(to: container, isRightToLeft: isRightToLeft)
  }

  func detach() {
    gestureRecognizers.detach()
    reset()
  }

  func retire() {
    interrupt()
    gestureRecognizers.dissolve()
    reset()
  }

  /// The run has begun, and stands where the finger is.
  func beginDriving(_ run: any InteractiveRun) {
    if opener != nil { return driveOpening(run) }
    // What the content took of the way was no way of the screen's.
    var base = GestureSample()
    base.translation = coupling?.taken ?? .zero
    drive(run, session(run, movement: movement, with: base))
  }

  func session(_ run: any InteractiveRun, movement: CGVector, with base: GestureSample)
    -> DragSession?
  {
    run.axis(of: definition, movement: movement).flatMap {
      run.session(definition.kind, along: $0, isOpener: false, with: base)
    }
  }

  /// A run that opens: nothing but the finger tells which way.
  func driveOpening(_ run: any InteractiveRun) {
    // Gone before the run began: the app has asked for the screen all the same.
    if ending != nil {
      run.resume()
      return reset()
    }
    let movement = sample.translation.length > 0 ? sample.translation : sample.velocity
    let isPinch = leader is UIPinchGestureRecognizer
    guard isPinch || movement.length > 0 else { return state = .caught(run) }
    drive(
      run,
      run.session(
        isPinch ? .pinch : .pull, along: movement.closingAxis, isOpener: true, with: GestureSample()
      ))
  }

  func drive(_ run: any InteractiveRun, _ session: DragSession?) {
    guard let session else { return reset() }
    runAxis = session.axis
    state = .driving(run, session)
    run.move(to: session.position(of: sample))
    if let ending { decide(ending) }
  }

  /// Another run than the finger's own begins.
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

  /// The system interrupts, or the stage changes: the screen goes where it belongs.
  func interrupt() {
    switch state {
    case .caught(let run): run.resume()
    case .driving: decide(.cancelled)
    case .refused(let refusedDrag): refusedDrag.settle()
    case .idle, .scrolling, .waiting: break
    }
    if !isWaiting { reset() }
  }

  func decide(_ ending: Ending) {
    guard case .driving(let run, let session) = state else { return }
    let closes =
      ending == .lifted
      ? definition.closes(host.destination, session, sample) : session.isOpener
    let velocity = ending == .lifted ? session.velocity(of: sample) : RunPosition(fraction: 0)
    // What the content still coasts is not to stretch it while the screen settles.
    if let coupling { run.atEnd { coupling.restoreBounce() } }
    gestureStart.coupling = nil
    reset()
    run.release(closes: closes, velocity: velocity)
  }

  func reset() {
    state = .idle
    leader = nil
    ending = nil
    gestureStart.coupling?.restoreBounce()
    gestureStart.coupling = nil
    opener?.remove()
    opener = nil
  }
}
