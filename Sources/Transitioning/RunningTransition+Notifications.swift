import UIKit

// System events during a run.
extension RunningTransition {
  /// When Reduce Motion is switched on during a run, the rest of the run cross-fades. Switching it
  /// off takes effect with the next run.
  func observeMotionSettings(on stage: Stage) {
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      onMainActor { self?.motionSettingsChanged() }
    }
    stage.undo { _ in center.removeObserver(token) }
  }

  private func motionSettingsChanged() {
    // Elements, and what the screens bring themselves, would go on moving.
    let isStill = flight?.isEmpty != false && effectViews?.hasOwn != true
    guard !crossFades, Self.asksForLessMotion, givesWay || !isStill else { return }
    crossFades = true
    flight?.cancel(.reducedMotion)
    report()
    restage()
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
