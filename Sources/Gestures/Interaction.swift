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
    case caught(TransitionAnimator)
    case driving(TransitionAnimator, DragSession)
    /// The screen is not to go.
    case refused(RefusedDrag)
  }

  private enum Outcome { case lifted, cancelled }

  unowned let controller: TransitionController
  private(set) var gesture: TransitionGesture
  private var home: GestureRecognizers
  private(set) var state = State.idle
  /// The recognizer that leads; others are not listened to meanwhile.
  private weak var leader: UIGestureRecognizer?
  private let reader = GestureSampler()
  private var finger = GestureSample()
  /// How a gesture has ended whose run has not begun yet.
  private var outcome: Outcome?
  let touchdown: GestureStart
  var coupling: ScrollCoupling? { touchdown.coupling }
  private var opener: RecognizerTarget?
  /// The way on which the run in progress was begun, where it leaves that open.
  private var begunAlong = CGVector.zero

  init(
    _ gesture: TransitionGesture, openedBy recognizer: UIGestureRecognizer?,
    for controller: TransitionController
  ) {
    self.gesture = gesture
    self.controller = controller
    home = GestureRecognizers(gesture, for: controller)
    touchdown = GestureStart(controller)
    home.interaction = self
    guard let recognizer, recognizer.isInProgress,
      recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
    else { return }
    // Others (a tap, a swipe) open the screen as a button would.
    state = .waiting(.opening)
    leader = recognizer
    opener = RecognizerTarget(recognizer) { [weak self] in self?.driven(by: $0) }
  }

  var recognizers: [UIGestureRecognizer] { home.recognizers }

  /// Takes effect at once, also while the screen is open; what a finger holds is let go.
  func change(to gesture: TransitionGesture) {
    letGo()
    let view = home.view
    home.dissolve()
    self.gesture = gesture
    home = GestureRecognizers(gesture, for: controller)
    home.interaction = self
    if let view { attach(to: view) }
  }

  func attach(to container: UIView) {
    home.attach(to: container, isRightToLeft: controller.presentation?.isRightToLeft ?? false)
  }

  func detach() {
    home.detach()
    forget()
  }

  func retire() {
    letGo()
    home.dissolve()
    forget()
  }

  // MARK: Integration

  /// The run has begun, and stands where the finger is.
  func take(_ run: TransitionAnimator) {
    if opener != nil { return follow(run) }
    // What the content took of the way was no way of the screen's.
    var base = GestureSample()
    base.translation = coupling?.taken ?? .zero
    drive(run, grasp(run, hint: hint, with: base))
  }

  private func grasp(_ run: TransitionAnimator, hint: CGVector, with base: GestureSample)
    -> DragSession?
  {
    run.axis(of: gesture, hint: hint).flatMap {
      run.grasp(gesture.kind, along: $0, with: base)
    }
  }

  /// A run that opens: nothing but the finger tells which way.
  private func follow(_ run: TransitionAnimator) {
    // Gone before the run began: the app has asked for the screen all the same.
    if outcome != nil {
      run.goOn()
      return forget()
    }
    let way = finger.translation.length > 0 ? finger.translation : finger.velocity
    let isPinch = leader is UIPinchGestureRecognizer
    guard isPinch || way.length > 0 else { return state = .caught(run) }
    drive(
      run,
      run.grasp(
        isPinch ? .pinch : .pull, along: way.closingAxis, isOpener: true, with: GestureSample()))
  }

  private func drive(_ run: TransitionAnimator, _ grasp: DragSession?) {
    guard let grasp else { return forget() }
    begunAlong = grasp.axis
    state = .driving(run, grasp)
    run.move(to: grasp.place(of: finger))
    if let outcome { decide(outcome) }
  }

  /// Another run than the finger's own begins.
  func makeWay() {
    if case .refused(let nudge) = state {
      nudge.cancel()
      forget()
    }
  }

  func runEnded(_ run: TransitionAnimator) {
    begunAlong = .zero
    switch state {
    case .caught(run), .driving(run, _), .waiting: forget()
    default: break
    }
  }

  /// The system interrupts, or the stage changes: the screen goes where it belongs.
  func letGo() {
    switch state {
    case .caught(let run): run.goOn()
    case .driving: decide(.cancelled)
    case .refused(let nudge): nudge.release()
    case .idle, .scrolling, .waiting: break
    }
    if !isWaiting { forget() }
  }

  // MARK: Recognizers

  func driven(by recognizer: UIGestureRecognizer) {
    guard leader == nil || leader === recognizer else { return }
    switch recognizer.state {
    case .began:
      leader = recognizer
      reader.begin()
      finger = read(recognizer)
      begin(recognizer)
    case .changed where leader === recognizer:
      finger = read(recognizer)
      change()
    case .ended where leader == nil:
      if case .swipe = gesture { controller.presentation?.dismissByUser() }
    case .ended:
      finger = read(recognizer)
      end(.lifted)
    case .cancelled where leader != nil, .failed where leader != nil:
      end(.cancelled)
    default: break
    }
  }

  /// A running flight is caught as soon as it is touched, and flies on if it was only touched.
  func touched(by recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, leader == nil, let run = controller.run, run.hold() else { return }
      state = .caught(run)
    case .ended, .cancelled, .failed:
      guard case .caught(let run) = state else { return }
      state = .idle
      run.goOn()
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    if case .caught(let run) = state { return lead(run) }
    if let run = controller.run {
      return run.hold() ? lead(run) : forget()
    }
    guard let presentation = controller.presentation, presentation.mayLeave,
      !presentation.isBusyInside
    else { return forget() }
    if let coupling, let preview = presentation.closing {
      coupling.begin(
        along: gesture.axis(
          of: preview.choreography, on: preview.geometry, opens: false, hint: hint))
      state = .scrolling
      return change()
    }
    leave(presentation)
  }

  private func lead(_ run: TransitionAnimator) {
    touchdown.coupling = nil
    guard let grasp = grasp(run, hint: begunAlong, with: finger) else { return forget() }
    state = .driving(run, grasp)
  }

  private func leave(_ presentation: PresentationController) {
    if presentation.isAllowedToLeave {
      state = .waiting(.closing)
      presentation.leave()
    } else if let view = presentation.presentedView {
      state = .refused(RefusedDrag(view, ground: presentation.ground))
      change()
    } else {
      forget()
    }
  }

  private func change() {
    if case .caught(let run) = state {
      if opener != nil { follow(run) }
      return
    }
    let moved = coupling?.follow(finger) ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let presentation = controller.presentation { leave(presentation) }
    case .driving(let run, let grasp): run.move(to: grasp.place(of: finger))
    case .refused(let nudge):
      if gesture.kind == .pinch {
        nudge.shrink(by: GestureProgress.pinch(scale: finger.scale, from: 1))
      } else {
        nudge.move(along: finger.translation - (coupling?.taken ?? .zero))
      }
    case .idle, .waiting, .caught: break
    }
  }

  private func end(_ outcome: Outcome) {
    switch state {
    case .waiting:
      // Its run is still to begin, and to end like this.
      self.outcome = outcome
      leader = nil
    case .driving: decide(outcome)
    case .refused(let nudge):
      nudge.release()
      if outcome == .lifted { controller.presentation?.tellDidAttemptToDismiss() }
      forget()
    case .caught(let run):
      run.goOn()
      forget()
    case .idle, .scrolling: forget()
    }
  }

  private func decide(_ outcome: Outcome) {
    guard case .driving(let run, let grasp) = state else { return }
    let closes =
      outcome == .lifted
      ? gesture.closes(controller.destination, grasp, finger) : grasp.isOpener
    let velocity = outcome == .lifted ? grasp.velocity(of: finger) : RunPosition(fraction: 0)
    // What the content still coasts is not to stretch it while the screen settles.
    if let coupling { run.atEnd { coupling.release() } }
    touchdown.coupling = nil
    forget()
    run.release(closes: closes, velocity: velocity)
  }

  private func forget() {
    state = .idle
    leader = nil
    outcome = nil
    touchdown.coupling?.release()
    touchdown.coupling = nil
    opener?.remove()
    opener = nil
  }

  private func read(_ recognizer: UIGestureRecognizer) -> GestureSample {
    if case .custom(recognizer, let progress, _) = gesture, let screen = controller.destination {
      return reader.read(progress: controller.checked(progress(recognizer, screen)))
    }
    return reader.read(recognizer, in: home.view ?? recognizer.view?.window)
  }

  private var hint: CGVector {
    let way = touchdown.way(of: leader ?? home.driver, in: home.view)
    return way.length > 0 ? way : finger.velocity
  }
}
