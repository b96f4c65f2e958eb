/// The ending of a run: of one presentation or dismissal, or of one change in a container.
public enum TransitionEnding: Hashable, Sendable {
  /// The screen was presented or dismissed.
  case committed
  /// The run went back, and everything is as it was before.
  case cancelled(Reason)

  /// The reason for which a run went back.
  public enum Reason: Hashable, Sendable {
    /// The finger was lifted before the screen had gone far enough, or the `shouldFinish` of a custom gesture
    /// returned `false`.
    case released
    /// The system took the touches away: an incoming call, a gesture of the system's own.
    case touchesCancelled
    /// `TransitionController.dismiss()` turned an opening round.
    case dismissCalled
    /// A percent driver, or whoever else held the run's animator, cancelled it.
    case driverCancelled
    /// The gesture or the transition controller was replaced or removed while a finger held the
    /// screen.
    case replaced
    /// The run was interrupted while somebody held the screens: the app resigned active, the container was resized or
    /// removed, the screens left their window, or Reduce Motion was switched on. Or nobody ended the run within a
    /// second of its duration, which is reported.
    case interrupted
  }
}
