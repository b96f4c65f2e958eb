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
  private(set) var gesture: TransitionGesture?
  /// The definition of the recognizer that drives the screen, or drove it last.
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
    _ gesture: TransitionGesture?, openedBy recognizer: UIGestureRecognizer?,
    for host: any InteractionHost
  ) {
    self.gesture = gesture
    let definitions = gesture?.definitions ?? []
    definition = definitions.first ?? NoGesture()
    self.host = host
    gestureRecognizers = GestureRecognizers(definitions, for: host)
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
  func change(to gesture: TransitionGesture?) {
    interrupt(.replaced)
    let view = gestureRecognizers.view
    gestureRecognizers.dissolve()
    self.gesture = gesture
    let definitions = gesture?.definitions ?? []
    definition = definitions.first ?? NoGesture()
    gestureRecognizers = GestureRecognizers(definitions, for: host)
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
      closes = definition.closes(host.viewController, session, sample) && consents(to: session)
      velocity = session.velocity(of: sample)
      reason = .released
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

// Answers for UIKit, for a run that begins, and for the recognizers.
extension Interaction: GestureRecognizersOwner {
  /// True if a finger may hold a run, so that UIKit needs an interaction controller.
  var isInteractive: Bool { definition.isInteractive || isWaiting }

  var isWaiting: Bool { if case .waiting = state { true } else { false } }

  /// Returns whether a finger drives a run in this direction from its first instant.
  func leads(_ direction: TransitionDirection) -> Bool {
    if case .waiting(direction) = state { return true }
    return false
  }

  var canBeCaught: Bool { definition.isInteractive && host.interactiveRun?.canBeCaught == true }

  /// True while a finger that may drag the screen touches it, also before that is recognized.
  var isTouched: Bool { recognizers.contains { $0.numberOfTouches > 0 } }

  var isCaught: Bool { if case .caught = state { true } else { false } }

  func isCoupled(with other: UIGestureRecognizer) -> Bool { coupling?.belongs(other) ?? false }

  func receives(_ touch: UITouch, for gesture: any GestureDefinition, in container: UIView?) -> Bool
  {
    gestureStart.receives(touch, for: gesture, in: container)
  }

  func allows(
    _ recognizer: UIGestureRecognizer, for gesture: any GestureDefinition, in container: UIView?
  ) -> Bool {
    gestureStart.allows(recognizer, for: gesture, in: container)
  }
}

// Events of recognizers, turned into states.
extension Interaction {
  func driverChanged(by recognizer: UIGestureRecognizer) {
    guard leader == nil || leader === recognizer else { return }
    switch recognizer.state {
    case .began:
      leader = recognizer
      definition = gestureRecognizers.gesture(of: recognizer) ?? definition
      sampler.begin()
      sample = read(recognizer)
      begin(recognizer)
    case .changed where leader === recognizer:
      sample = read(recognizer)
      change()
    case .ended where leader == nil:
      if !definition.isInteractive, let presentation = host.dismissible { swipe(presentation) }
    case .ended:
      sample = read(recognizer)
      end(.lifted)
    case .cancelled where leader != nil, .failed where leader != nil:
      end(.cancelled(.touchesCancelled))
    default: break
    }
  }

  /// A swipe only starts what a drag would lead.
  private func swipe(_ presentation: any DismissiblePresentation) {
    if gestureStart.direction == .closing {
      presentation.dismissByUser()
    } else if presentation.isDismissible {
      presentation.startOpening()
    }
  }

  /// Catches a playing run as soon as it is touched, and resumes it if no drag follows.
  func catcherChanged(by recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, leader == nil, let run = host.interactiveRun, run.hold() else {
        return
      }
      state = .caught(run)
    case .ended, .cancelled, .failed:
      guard case .caught(let run) = state else { return }
      state = .idle
      run.resume()
      if recognizer.state == .ended { host.dismissible?.tapped(at: recognizer) }
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    ending = nil
    if case .caught(let run) = state { return driveCaught(run) }
    if let run = host.interactiveRun {
      return run.hold() ? driveCaught(run) : reset()
    }
    guard let presentation = host.dismissible, presentation.isDismissible,
      !presentation.hasTransitionInside
    else { return reset() }
    if let coupling, let axis = gestureStart.scrollAxis(of: definition, movement: movement) {
      coupling.begin(along: axis, by: recognizer, in: gestureRecognizers.view)
      state = .scrolling
      return change()
    }
    requestDismissal(presentation)
  }

  private func driveCaught(_ run: any InteractiveRun) {
    gestureStart.coupling = nil
    guard let session = session(run, movement: runAxis, with: sample) else {
      run.resume()
      return reset()
    }
    state = .driving(run, session)
  }

  private func requestDismissal(_ presentation: any DismissiblePresentation) {
    // While a drag scrolled, something else may have covered the screen, or dismissed it.
    guard presentation.isDismissible else { return reset() }
    sample = coupling?.handOver() ?? sample
    if gestureStart.direction == .opening {
      state = .waiting(.opening)
      presentation.startOpening()
      forgetRefusedChange(of: presentation)
    } else if presentation.allowsDismissal {
      state = .waiting(.closing)
      presentation.startDismissal()
      forgetRefusedChange(of: presentation)
    } else if let view = presentation.presentedView {
      state = .refused(RefusedDrag(view, background: presentation.revealedBackground))
      change()
    } else {
      reset()
    }
  }

  /// Waits no longer if a container has not begun what was asked for: an app may refuse to pop.
  private func forgetRefusedChange(of presentation: any DismissiblePresentation) {
    if isWaiting, host.interactiveRun == nil, !presentation.isChanging { reset() }
  }

  private func change() {
    if case .caught(let run) = state {
      if opener != nil { driveOpening(run) }
      return
    }
    let moved = coupling?.follow() ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let presentation = host.dismissible { requestDismissal(presentation) }
    case .driving(let run, let session): run.move(to: session.position(of: sample))
    case .refused(let refusedDrag):
      if definition.kind == .pinch {
        refusedDrag.shrink(by: GestureSample.pinchProgress(scale: sample.scale, from: 1))
      } else {
        refusedDrag.move(along: sample.translation - (coupling?.base ?? .zero))
      }
    case .idle, .waiting, .caught: break
    }
  }

  private func end(_ ending: Ending) {
    switch state {
    case .waiting:
      // The run has not begun yet. It ends like this when it does.
      self.ending = ending
      leader = nil
    case .driving: decide(ending)
    case .refused(let refusedDrag):
      refusedDrag.settle()
      if case .lifted = ending { host.dismissible?.notifyDidAttemptToDismiss() }
      reset()
    case .caught(let run):
      run.resume()
      reset()
    case .idle, .scrolling: reset()
    }
  }

  private func read(_ recognizer: UIGestureRecognizer) -> GestureSample {
    if let progress = definition.progress(of: recognizer, on: host.viewController) {
      return sampler.read(progress: host.checked(progress))
    }
    let sample = sampler.read(recognizer, in: gestureRecognizers.view ?? recognizer.view?.window)
    return coupling?.limited(sample) ?? sample
  }

  var movement: CGVector {
    let movement = gestureStart.movement(
      of: leader ?? gestureRecognizers.drivers.first, in: gestureRecognizers.view)
    return movement.length > 0 ? movement : sample.velocity
  }
}

/// The screen that a gesture serves, as far as the gesture needs it.
@MainActor
protocol InteractionHost: AnyObject {
  /// The screen itself, for the app's own closures.
  var viewController: UIViewController? { get }
  /// The area in which a pull may begin, in the presented view's coordinates; `nil` is all of it.
  var startRect: CGRect? { get }
  /// The app's choice of what a pull in a scroll view does.
  var scrollHandOff: TransitionScrollHandOff { get }
  /// The run in progress, if any.
  var interactiveRun: (any InteractiveRun)? { get }
  /// The presentation of the screen; `nil` while it is not presented.
  var dismissible: (any DismissiblePresentation)? { get }
  func report(_ issue: TransitionIssue)
  /// Returns the progress of a custom gesture within 0…1.
  func checked(_ progress: CGFloat) -> CGFloat
}

/// A run, as far as a gesture may control it.
@MainActor
protocol InteractiveRun: AnyObject {
  /// True while the run plays and has more than a point to go.
  var canBeCaught: Bool { get }
  /// Pauses the run. Returns `false` if it was not playing.
  func hold() -> Bool
  /// Returns the direction in which a finger closes the screen, as a unit vector.
  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector?
  /// Returns a drag session that begins at the run's current position.
  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool, with sample: GestureSample
  ) -> DragSession?
  func move(to position: RunPosition)
  /// Releases a run that a drag has held; `velocity` is per second, `reason` is that of going back.
  func release(
    closes: Bool, velocity: RunPosition, isCarried: Bool, because reason: TransitionEnding.Reason)
  /// Continues towards the end to which the run was playing before it was held.
  func resume()
  func atEnd(_ action: @escaping () -> Void)
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

  /// Returns the direction in which a gesture closes the screen at rest, as a unit vector.
  func closingAxis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    closing.map {
      gesture.axis(of: $0.choreography, on: $0.geometry, opens: false, movement: movement)
    }
  }
}

extension Interaction {
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
}
