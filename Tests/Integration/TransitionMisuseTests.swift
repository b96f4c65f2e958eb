import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  @MainActor @Suite struct MisuseTests {
    @Test func aReportNamesTheScreenAndTheReason() {
      let screen = UIViewController()
      final class Seen: @unchecked Sendable { var note: Notification? }
      let seen = Seen()
      let token = NotificationCenter.default.addObserver(
        forName: .transitionMisuse, object: screen, queue: nil
      ) { seen.note = $0 }
      defer { NotificationCenter.default.removeObserver(token) }
      TransitionMisuse.styleChanged.report(about: screen)
      #expect(seen.note?.userInfo?[TransitionMisuse.key] as? TransitionMisuse == .styleChanged)
    }

    /// A key is the app's own text, for example an address with escapes.
    @Test func aKeyIsNoFormat() {
      let misuse = TransitionMisuse.takeAlongKeyTwice(key: "my%20secret%20%@%n.jpg")
      #expect(String(format: misuse.logFormat).contains("my%20secret%20%@%n.jpg"))
      misuse.report(about: nil)
    }

    @Test func everyReasonIsASentence() {
      let reasons: [TransitionMisuse] = [
        .valueUnusable(parameter: "gap", value: "-1.0", range: "0...1"), .delegateReplaced,
        .controllerReplaced,
        .alreadyPresented, .styleChanged, .presentationControllerReadEarly, .outcomeDisagrees,
        .maskInTheWay, .runTimedOut, .preferredTransitionReplaced,
      ]
      for reason in reasons {
        #expect(reason.description.hasSuffix("."))
        // NSLog takes it as a format.
        #expect(!reason.description.contains("%"))
      }
      #expect(Set(reasons.map(\.description)).count == reasons.count)
    }
  }
}
