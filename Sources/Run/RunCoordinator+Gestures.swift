import UIKit

// Control of a run by a gesture.
extension RunCoordinator {
  /// The playback of a run that plays and `isInterruptible`.
  private var catchable: Playback? {
    guard isInterruptible, let playback, playback.isPlaying, playback.remaining > 0 else {
      return nil
    }
    return playback
  }

  /// True while the run plays and `pointsLeft` is more than 1.
  var canBeCaught: Bool { catchable.map { $0.pointsLeft > 1 } ?? false }

  /// Pauses the run. Returns `false` if the run does not play, or is not `isInterruptible`.
  func hold() -> Bool {
    guard let context, let playback = catchable else { return false }
    playback.hold()
    if !isHeldByUIKit { context.pauseInteractiveTransition() }
    isHeldByUIKit = true
    return true
  }

  /// Returns the drag of a gesture that begins at the run's current position.
  ///
  /// The finger drives the run, and does not carry the screen, with an app's own progress and with `isOpener`.
  ///
  /// - Parameters:
  ///   - heading: The direction of the finger, which decides the axis with `isOpener`, or if the choreography does not.
  ///   - isOpener: True if the gesture opens the screen.
  func drag(
    by gesture: TransitionGesture, heading: CGVector, isOpener: Bool = false,
    with sample: GestureSample
  ) -> (any Drag)? {
    guard let playback, let geometry else { return nil }
    let (choreography, start) = (playback.choreography, playback.position)
    let opens = direction == .opening
    let axis =
      isOpener
      ? heading.closingAxis
      : gesture.axis(of: choreography, on: geometry, opens: opens, heading: heading)
    if !isOpener, !gesture.isProgress, let carrying = carrying(on: geometry) {
      return CarriedDrag(
        kind: gesture.dragKind, axis: axis, choreography: choreography, geometry: geometry,
        opens: opens, start: start, base: sample, carrying: carrying)
    }
    let hasMore =
      stage?.isInContainer == true || flight?.isEmpty == false || interruptible.hasAnimations
      || !movement.animations.isEmpty
    let isFree = movement.movesFreely && !crossFades
    let mapping = DragMapping(
      choreography, on: geometry, along: axis, opens: opens, hasMore: hasMore,
      finger: sample.location, at: start)
    var entry = start
    if isOpener { entry.fraction = mapping.entry(from: start.fraction) }
    return DrivenDrag(
      kind: gesture.dragKind == .pan && !isFree ? .pull : gesture.dragKind, mapping: mapping,
      isOpener: isOpener, start: entry, base: sample)
  }

  private func carrying(on geometry: TransitionGeometry) -> Carrying? {
    crossFades ? nil : movement.carrying(on: geometry)
  }

  func move(to position: RunPosition) {
    guard let context, playback?.isHeld == true else { return }
    playback?.move(to: position)
    context.updateInteractiveTransition(position.progress)
  }

  /// Sends a held run to the open or to the closed screen.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, per second.
  ///   - isCarried: Whether a finger has carried the screen; by default whether `carrying` is possible.
  ///   - reason: The reason of going back, if the run does.
  func release(
    closes: Bool, velocity: RunPosition = RunPosition(fraction: 0), isCarried: Bool? = nil,
    because reason: TransitionEnding.Reason
  ) {
    guard playback?.isHeld == true else { return }
    let target: CGFloat = closes == (direction == .closing) ? 1 : 0
    self.reason = target == 0 ? reason : nil
    if !tellsAtEnd { tell(committed: target == 1) }
    if target == 1 { stage?.endEditing() }
    interruptible.isReversed = target == 0
    let carrying = geometry.flatMap(carrying)
    playback?.release(
      to: target, velocity: velocity,
      springs: isCarried ?? (carrying != nil)
        ? .carried(closes: closes, leaves: carrying?.leaves == true) : .driven)
  }

  /// Sends the run to the open or to the closed screen, also while a finger holds the run. If `hold()` fails, returns
  /// `false`, and drops the delays of closures if the run goes the other way.
  func turn(_ wanted: TransitionDirection) -> Bool {
    controller?.interaction.interrupt(.dismissCalled)
    guard hold() else {
      if wanted != direction { publicRun?.dropDelays() }
      return false
    }
    release(closes: wanted == .closing, because: .dismissCalled)
    return true
  }

  /// True if the run plays toward the closed screen.
  var isClosing: Bool {
    playback.map { $0.isPlaying && ($0.target == 1) == (direction == .closing) } ?? false
  }

  /// Calls `action` when the run has ended with the screen closed.
  func whenClosed(_ action: (() -> Void)?) {
    guard let action else { return }
    // Without animations, the run has ended as it was turned round.
    guard stage != nil else { return action() }
    stage?.frontController?.transitionCoordinator?.animate(alongsideTransition: nil) {
      [direction] in
      if $0.isCancelled == (direction == .opening) { action() }
    }
  }

  /// Continues toward the `target` of the run before the hold.
  func resume() {
    let isForward = playback?.target != 0
    release(closes: isForward == (direction == .closing), because: reason ?? .released)
  }

  /// Ends the run at once, where it is going, because the user or the app wants another change. A finger that holds the
  /// run is let go first.
  func endNow() {
    controller?.interaction.letGo()
    publicRun?.dropDelays()
    playback?.finish()
  }

  /// Updates a container's bars and the animations alongside, in each frame after the release. Until `tell`, UIKit
  /// considers the finger to be down, and would show the rest at once.
  func tellProgress() {
    guard tellsAtEnd, isHeldByUIKit, let playback, playback.isPlaying else { return }
    context?.updateInteractiveTransition(playback.position.progress.clamped(to: 0...1))
  }

  /// Tells UIKit how a run with `isHeldByUIKit` ends.
  func tell(committed: Bool) {
    isHeldByUIKit = false
    if committed {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }

  /// True in a container, where `tell` is called only once, at the end: a navigation bar that is told of a cancellation
  /// and then of a completion keeps the title of the wrong screen (https://openradar.appspot.com/38182194).
  private var tellsAtEnd: Bool { stage?.isInContainer == true }
}
