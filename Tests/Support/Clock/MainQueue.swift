import Foundation

/// Lets tasks of the main actor begin: they stand in the main queue, each behind the one before. What a task does after
/// it has waited comes by way of another thread, and takes its time: wait for the task's value instead.
@MainActor
func letTasksBegin() async {
  await withCheckedContinuation { passed in DispatchQueue.main.async { passed.resume() } }
}
