#if canImport(ObjectiveC)
  import Foundation

  /// Plays the bodies of tests in the main run loop. A test on the main actor is a job of the main queue, and a run loop
  /// inside such a job does not serve that queue: no animation of UIKit's would ever report its end. This actor's jobs
  /// are blocks of the run loop, on the same thread.
  actor RunLoopStage {
    static let shared = RunLoopStage()

    private final class Executor: SerialExecutor {
      func enqueue(_ job: UnownedJob) {
        // The main actor's own executor, because code inside asks for the main actor.
        RunLoop.main.perform(inModes: [.common]) {
          job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
      }

      func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
      }
    }

    private nonisolated let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func play<Result: Sendable>(
      _ body: @MainActor @Sendable () throws -> Result
    ) throws -> Result { try MainActor.assumeIsolated { try body() } }
  }
#endif
