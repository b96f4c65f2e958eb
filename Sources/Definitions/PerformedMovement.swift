/// A closure with UIKit's animations, and the direction in which it sees a run.
struct PerformedMovement: Sendable {
  let perform: @MainActor @Sendable (TransitionRun) -> Void
  /// True if it sees the run as if one came back.
  var isReversed = false
}
