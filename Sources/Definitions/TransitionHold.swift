/// A reason for a run not to end yet; see `TransitionRun.hold()`.
///
/// It ends once, however often it is told to, and by itself when nobody refers to it any more.
@MainActor
public final class TransitionHold {
  private let release: (@MainActor @Sendable () -> Void)?

  init(_ release: (@MainActor @Sendable () -> Void)?) { self.release = release }

  /// Lets the run end, if it is over and nothing else holds it.
  public func end() { release?() }

  deinit {
    guard let release else { return }
    // The last reference may go on any thread.
    Task { @MainActor in release() }
  }
}
