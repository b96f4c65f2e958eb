import UIKit

// What a finger may do with a run.
extension TransitionAnimator: InteractiveRun {
  var isPlaying: Bool { playback?.isPlaying ?? false }

  /// Takes a running flight into hand. Whether there was one.
  func hold() -> Bool {
    guard isPlaying, let context else { return false }
    playback?.hold()
    context.pauseInteractiveTransition()
    return true
  }

  /// The way on which a finger closes the screen, of length 1.
  func axis(of gesture: any GestureDefinition, movement: CGVector) -> CGVector? {
    guard let playback, let geometry else { return nil }
    return gesture.axis(
      of: playback.choreography, on: geometry, opens: direction == .opening, movement: movement)
  }

  /// How a finger has hold of the run where it is now.
  func session(
    _ kind: DragSession.Kind, along axis: CGVector, isOpener: Bool,
    with sample: GestureSample
  ) -> DragSession? {
    guard let playback, let geometry else { return nil }
    // Only what has a destination of its own may be carried about; and nothing where people have
    // asked for less motion.
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

  /// Lets go; `velocity` is per second.
  func release(closes: Bool, velocity: RunPosition) {
    release(to: closes == (direction == .closing) ? 1 : 0, velocity: velocity)
  }

  /// To the open screen or to the closed one, whatever it was doing.
  func turn(_ wanted: TransitionDirection) {
    controller?.interaction.interrupt()
    guard hold() else { return }
    release(closes: wanted == .closing, velocity: RunPosition(fraction: 0))
  }

  /// On to where it was going before it was held.
  func resume() { release(to: playback?.target ?? 1, velocity: RunPosition(fraction: 0)) }

  private func release(to target: CGFloat, velocity: RunPosition) {
    guard let context, playback?.isHeld == true else { return }
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
