import Foundation

@testable import TransitionCatalog

/// Collects what the library reports while this object exists.
@MainActor
final class Reports {
  private final class Box: @unchecked Sendable { var all: [TransitionIssue] = [] }
  private let box = Box()
  private let token: any NSObjectProtocol

  init() {
    let box = box
    token = NotificationCenter.default.addObserver(
      forName: .transitionIssue, object: nil, queue: nil
    ) { note in
      if let issue = note.userInfo?[TransitionIssue.key] as? TransitionIssue {
        box.all.append(issue)
      }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }

  var all: [TransitionIssue] { box.all }
}
