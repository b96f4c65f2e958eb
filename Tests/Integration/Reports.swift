import Foundation

@testable import TransitionCatalog

/// Collects what the library reports while this object exists.
@MainActor
final class Reports {
  private final class Box: @unchecked Sendable { var all: [TransitionMisuse] = [] }
  private let box = Box()
  private let token: any NSObjectProtocol

  init() {
    let box = box
    token = NotificationCenter.default.addObserver(
      forName: .transitionMisuse, object: nil, queue: nil
    ) { note in
      if let misuse = note.userInfo?[TransitionMisuse.key] as? TransitionMisuse {
        box.all.append(misuse)
      }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }

  var all: [TransitionMisuse] { box.all }
}
