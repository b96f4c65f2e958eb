import UIKit

// Closures with UIKit's animations.
extension RunningTransition {
  /// Calls the transition's closures, with the screens in their places. With less motion there is nothing to call
  /// them for.
  func perform(on stage: Stage) {
    let movements = definition.performed
    guard let context, let handle, !movements.isEmpty, !crossFades else { return }
    let performance = Performance(on: stage, in: context, of: controller)
    self.performance = performance
    handle.performance = performance
    // Nothing else may be seen to change.
    playback?.playsToTheEnd = true
    performance.perform(movements, for: handle)
  }

  func startPerformance() {
    performance?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
  }

  /// Ends the run when no closure holds it any more.
  func endWhenFree(committed: Bool) {
    guard let performance else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    performance.whenFree(within: max(seconds, 2)) { [weak self] in self?.end(committed: committed) }
  }
}
