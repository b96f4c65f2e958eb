import UIKit

extension Notification.Name {
  /// Posted when a request cannot be honored. `object` is the screen with the transition, and `userInfo` contains a
  /// `TransitionIssue` under `TransitionIssue.key`.
  ///
  /// The screen change happens nevertheless, as close to the request as possible.
  public static let transitionIssue = Notification.Name("TransitionCatalog.issue")
}

/// A request that could not be honored. Logged and posted as `Notification.Name.transitionIssue`; never a trap.
///
/// The page "Troubleshooting" of the documentation has the cause and the cure of each issue, under its `code`, with which
/// each line of the log ends.
public struct TransitionIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the issue, such as "delegateReplaced". The code of an issue stays the same in later versions.
  public let code: String
  /// The issue and its consequence, as an English sentence.
  public let message: String

  /// The key of the issue in the `userInfo` of a notification.
  public static let key = "issue"

  /// The fraction of the run with the fault in the choreography; `nil` for other issues.
  let fraction: Double?

  /// - Parameter declaration: The member that returns the issue: its name is the `code`.
  init(_ message: String, at fraction: Double? = nil, declaration: String = #function) {
    code = String(declaration.prefix { $0 != "(" })
    self.message = message
    self.fraction = fraction
  }

  /// Equal to `message`.
  public var description: String { message }

  /// The line in the log, which ends with the page of the documentation and its section.
  var line: String { "\(message) (Troubleshooting: \(code))" }

  @MainActor func report(about screen: UIViewController?) {
    logFault(line)
    NotificationCenter.default.post(
      name: .transitionIssue, object: screen, userInfo: [TransitionIssue.key: self])
  }
}
