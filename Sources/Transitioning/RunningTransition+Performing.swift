import UIKit

// Closures with UIKit's animations.
extension RunningTransition {
  /// Calls the transition's closures, with the screens in their places. With less motion there is nothing to call
  /// them for.
  func perform() {
    guard let performance, let handle else { return }
    if !crossFades { performance.perform(definition.performed, for: handle) }
  }

  func startPerformance() {
    performance?.start { [interruptible] delay, block in
      interruptible.addAnimations(block, delayFactor: delay)
    }
  }

  func endWithoutAnimation() {
    performance?.startWithoutAnimation()
    end(committed: true)
  }

  /// Ends the run when no closure holds it any more.
  func endWhenFree(committed: Bool) {
    guard let performance else { return end(committed: committed) }
    let seconds = playback?.choreography.timing.duration ?? 0
    performance.whenFree(within: max(seconds, 2)) { [weak self] in self?.end(committed: committed) }
  }
}
