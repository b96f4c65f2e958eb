/// The ending of a run: of a presentation or dismissal, or of a change in a container.
///
/// ```swift
/// controller?.onEnd { _, ending in
///   if case .cancelled(let reason) = ending { Swift.print(reason) }
/// }
/// ```
public enum TransitionEnding: Hashable, Sendable {
  /// The screen was presented or dismissed.
  case committed
  /// The run was reversed, and everything is as before the run.
  case cancelled(Reason)

  /// The reason why a run was reversed.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name of the reason, such as "released".
    public let description: String

    /// The finger was lifted too early, before the screen had moved far enough, or the `shouldFinish` of a custom
    /// gesture returned `false`.
    public static let released = Reason(description: "released")
    /// The system cancelled the touches, because of an incoming call or a gesture of the system, for example.
    public static let touchesCancelled = Reason(description: "touchesCancelled")
    /// `TransitionController.dismiss()` reversed an opening.
    public static let dismissCalled = Reason(description: "dismissCalled")
    /// A percent driver, `InteractiveDismissal.cancel()`, or other code with access to the run's animator, cancelled
    /// the run.
    public static let driverCancelled = Reason(description: "driverCancelled")
    /// `TransitionController.gesture` was changed while a finger held the screen.
    public static let replaced = Reason(description: "replaced")
    /// The run was interrupted while the screens were held: the app resigned active, the container was resized or
    /// removed, the screens left their window, or Reduce Motion was switched on. Also if the run was not ended within a
    /// second of its duration, and this is reported.
    public static let interrupted = Reason(description: "interrupted")
  }
}
