import UIKit

// What may happen outside while a run is in progress.
extension TransitionAnimator {
  /// Motion that is no longer wanted stops at once, also in mid-flight: what is left of the run
  /// is a fade. It does not come back before the next run.
  func observeMotionSettings(on stage: Stage) {
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.motionSettingsChanged() }
    }
    stage.undo { _ in center.removeObserver(token) }
  }

  private func motionSettingsChanged() {
    guard !crossFades, asksForLessMotion else { return }
    crossFades = true
    flight?.cancel(.reducedMotion)
    controller?.takeAlongReport = flight?.outcomes ?? [:]
    restage()
  }

  /// The system takes the finger's attention away: an alert, the app switcher, too little memory.
  func observeInterruptions(on stage: Stage) {
    let center = NotificationCenter.default
    for name in [
      UIApplication.willResignActiveNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ] {
      let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.controller?.interaction.interrupt() }
      }
      stage.undo { _ in center.removeObserver(token) }
    }
  }
}
