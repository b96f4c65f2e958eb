import Foundation
import Tape
import TransitionCatalog
import UIKit

/// The issues of the library, and the misuses that UIKit would log, since the last message to the page.
@MainActor final class RunReport {
  private static let most = 20

  private var lines: [String] = []
  private var told: Set<String> = []
  private var isMuted = false
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: .transitionIssue, object: nil, queue: nil
    ) { [weak self] notification in
      let issue = notification.userInfo?[TransitionIssue.key] as? TransitionIssue
      // Issues are posted where the library runs, on the main actor.
      MainActor.assumeIsolated {
        if let self, let issue, !self.isMuted { self.lines.append("\(issue)") }
      }
    }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  func clear() { (lines, told) = ([], []) }

  /// Until `unmute()`, what happens is not reported: nobody sees it.
  func mute() {
    lines += Headless.takeMisuses().map(\.description)
    isMuted = true
  }

  func unmute() {
    _ = Headless.takeMisuses()
    isMuted = false
  }

  /// Returns the new issues, each once until the stage is restarted.
  func take(also omissions: Set<String>) -> [String] {
    let all =
      lines + Headless.takeMisuses().map(\.description)
      + omissions.sorted().map { "The page cannot show \($0)." }
    lines = []
    let new = all.filter { told.insert($0).inserted }
    return Array(new.prefix(RunReport.most))
  }
}
