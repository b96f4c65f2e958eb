import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct TransitionIssueTests {
    @Test func aReportNamesTheScreenAndTheReason() async throws {
      try await clock.play {
        let screen = UIViewController()
        final class Seen: @unchecked Sendable { var note: Notification? }
        let seen = Seen()
        let token = NotificationCenter.default.addObserver(
          forName: .transitionIssue, object: screen, queue: nil
        ) { seen.note = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        TransitionIssue.styleChanged.report(about: screen)
        #expect(seen.note?.userInfo?[TransitionIssue.key] as? TransitionIssue == .styleChanged)
      }
    }

    /// A key is the app's own text, for example an address with escapes.
    @Test func aKeyIsNoFormat() async throws {
      try await clock.play {
        let issue = TransitionIssue.takeAlongKeyTwice(key: "my%20secret%20%@%n.jpg")
        issue.report(about: nil)
        #expect(issue.message.contains("my%20secret%20%@%n.jpg"))
      }
    }

    @Test func everyReasonIsASentence() async throws {
      try await clock.play {
        let reasons: [TransitionIssue] = [
          .valueUnusable(parameter: "gap", value: "-1.0", range: "0...1"), .delegateReplaced,
          .controllerReplaced,
          .alreadyPresented, .styleChanged, .presentationControllerReadEarly, .outcomeDisagrees,
          .maskInTheWay, .runTimedOut, .endDelayedTooLong, .preferredTransitionReplaced,
        ]
        for reason in reasons {
          #expect(reason.description.hasSuffix("."))
        }
        #expect(Set(reasons.map(\.message)).count == reasons.count)
        #expect(Set(reasons.map(\.code)).count == reasons.count)
      }
    }
  }
}
