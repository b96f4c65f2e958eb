import UIKit

extension Notification.Name {
  /// Posted when a request cannot be honored. `object` is the screen that has the transition,
  /// `userInfo` holds a `TransitionIssue` under `TransitionIssue.key`.
  ///
  /// The screen change happens nevertheless, as close to the request as possible.
  public static let transitionIssue = Notification.Name("TransitionCatalog.issue")
}

/// A request that could not be honored. It is logged and posted as
/// `Notification.Name.transitionIssue`, and never traps.
public struct TransitionIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the issue, a name that stays the same in later versions: "delegateReplaced", for example.
  public let code: String
  /// The issue as an English sentence, with its consequence.
  public let message: String

  /// The key in a notification's `userInfo`.
  public static let key = "issue"

  /// The fraction of the run at which a choreography is at fault.
  let fraction: Double?

  init(_ code: String, _ message: String, at fraction: Double? = nil) {
    self.code = code
    self.message = message
    self.fraction = fraction
  }

  /// The message.
  public var description: String { message }

  @MainActor func report(about screen: UIViewController?) {
    logFault(message)
    NotificationCenter.default.post(
      name: .transitionIssue, object: screen, userInfo: [TransitionIssue.key: self])
  }
}
