import UIKit

/// Runs an action for a notification: at once on the main thread, where UIKit posts, and soon if posted elsewhere.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  #if canImport(ObjectiveC)
    guard Thread.isMainThread else {
      Task { @MainActor in action() }
      return
    }
  #endif
  // Tests on Linux run the main actor on a thread of their own.
  MainActor.assumeIsolated(action)
}
