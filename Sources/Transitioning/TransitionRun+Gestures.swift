import UIKit

// Control of a run by a gesture.
extension TransitionRun: InteractiveRun {
  /// True while the run plays and what moves is more than a point from its end.
  var canBeCaught: Bool {
    guard isInterruptible, let playback, let geometry, playback.isPlaying else { return false }
    let left = abs(playback.target - playback.fraction)
    return left * hypot(geometry.container.width, geometry.container.height) > 1
  }

  var isPlaying: Bool { playback?.isPlaying ?? false }

  /// Pauses the run. Returns `false` if it was not playing, or cannot be caught.
  func hold() -> Bool {
    guard isInterruptible, isPlaying, let context else { return false }
    playback?.hold()
    context.pauseInteractiveTransition()
    return true
  }

  /// The direction in which a finger closes the screen, as a unit vector.
  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    guard let playback, let geometry else { return nil }
    return gesture.axis(
      of: playback.choreography, on: geometry, opens: direction == .opening, movement: movement)
  }

  /// A drag session that begins at the run's current position.
  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool,
    with sample: GestureSample
  ) -> DragSession? {
    guard let playback, let geometry else { return nil }
    // Only presets that read a destination move in two dimensions, and none under Reduce Motion.
    let isFree = definition.reads.contains(.destination) && !crossFades
    return DragSession(
      kind == .pan && !isFree ? .pull : kind, along: axis, of: playback.choreography,
      on: geometry, opens: direction == .opening, isOpener: isOpener,
      at: RunPosition(fraction: playback.fraction, dragOffset: playback.dragOffset), with: sample)
  }

  func move(to position: RunPosition) {
    guard let context, playback?.isHeld == true else { return }
    playback?.move(to: position.fraction, dragOffset: position.dragOffset)
    context.updateInteractiveTransition(position.fraction.clamped(to: 0...1))
  }

  /// Releases a held run; `velocity` is per second.
  func release(closes: Bool, velocity: RunPosition, because reason: TransitionEnding.Reason) {
    release(to: closes == (direction == .closing) ? 1 : 0, velocity: velocity, because: reason)
  }

  /// Sends the run to the open or to the closed screen, also if a finger holds it.
  func turn(_ wanted: TransitionDirection) {
    controller?.interaction.interrupt(.code)
    guard hold() else { return }
    release(closes: wanted == .closing, velocity: RunPosition(fraction: 0), because: .code)
  }

  /// Continues towards the end to which the run was playing before it was held.
  func resume() {
    release(
      to: playback?.target ?? 1, velocity: RunPosition(fraction: 0), because: reason ?? .finger)
  }

  private func release(
    to target: CGFloat, velocity: RunPosition, because reason: TransitionEnding.Reason
  ) {
    guard let context, playback?.isHeld == true else { return }
    self.reason = target == 0 ? reason : nil
    if target == 1 {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    interruptible.isReversed = target == 0
    playback?.release(to: target, velocity: velocity.fraction, beside: velocity.dragOffset)
  }

  func atEnd(_ action: @escaping () -> Void) { stage?.undo { _ in action() } }
}
