import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Hashes a window with every frame, and the reports in between.
@MainActor
final class FrameRecorder {
  private(set) var hash = FrameHash()
  private(set) var frames = 0
  private let window: UIWindow
  private var link: CADisplayLink?
  private var observer: (any NSObjectProtocol)?

  init(_ window: UIWindow) {
    self.window = window
    link = CADisplayLink(headless: { [weak self] _ in
      MainActor.assumeIsolated { self?.takeDown() }
    })
    link?.add(to: .main, forMode: .common)
    observer = NotificationCenter.default.addObserver(
      forName: .transitionIssue, object: nil, queue: nil
    ) { [weak self] notification in
      let issue = notification.userInfo?[TransitionIssue.key] as? TransitionIssue
      let code = issue?.code ?? ""
      MainActor.assumeIsolated { self?.note(code) }
    }
  }

  func note(_ text: String) { hash.add(text) }

  func note(_ report: [TakeAlongKey: TakeAlongOutcome]) {
    for key in report.keys.sorted() { note("\(key) \(report[key].map { "\($0)" } ?? "")") }
  }

  /// Returns the hash and the number of frames, as text.
  func end() -> String {
    takeDown()
    link?.invalidate()
    link = nil
    observer.map(NotificationCenter.default.removeObserver)
    for issue in Headless.misuses { note("\(issue)") }
    return String(hash.value, radix: 16) + " \(frames)"
  }

  private func takeDown() {
    frames += 1
    hash.add(window.layer)
  }
}
