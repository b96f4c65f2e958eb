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
/// The page "Troubleshooting" of the documentation has the cause and the cure of each issue, under its `code`, with
/// which each line of the log ends.
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

// The issues, by what they are about.
extension TransitionIssue {
  // MARK: Transitions and their parameters

  static func valueUnusable(parameter: String, value: String, range: String) -> TransitionIssue {
    Self(
      "The value \(value) of \(parameter) cannot be used; it must be \(range). The default plays.")
  }

  static var dynamicCycle: TransitionIssue {
    Self("Dynamic transitions return one another without end; the system's plays.")
  }

  static func notAtRest(role: String, fraction: Double) -> TransitionIssue {
    Self(
      "The part \(role) must be at rest at \(fraction), where its screen is all there is.",
      at: fraction)
  }

  static func roleTwice(role: String) -> TransitionIssue {
    Self("The choreography has two parts for \(role); the first one counts.")
  }

  static func effectsContradict(_ name: String) -> TransitionIssue {
    Self(
      "The effects on \(name) contradict each other, or do not apply to a view; some are left out.")
  }

  static func effectKeyUnknown(key: String, known: [String]) -> TransitionIssue {
    Self(
      "No view in either screen has the effect key \(key); there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".")
  }

  static var placeNotFound: TransitionIssue {
    Self("The transition asks for a place that is not on screen; it goes on without it.")
  }

  static var itemFrameUnknown: TransitionIssue {
    Self(
      "Before iOS 17, UIKit does not tell where an item of a bar is; the edge at the bar is used.")
  }

  static var runEndedAlready: TransitionIssue {
    Self("A run was used after its end; what was to be animated was changed at once.")
  }

  // MARK: Effects

  static func effectUnusable(_ effect: String, range: String?) -> TransitionIssue {
    Self(
      "The effect \(effect) has a number that is not finite"
        + (range.map { " or out of its range, which is \($0)." } ?? "."))
  }

  static func effectOnElement(key: String) -> TransitionIssue {
    Self("A view with the effect key \(key) flies to the other screen; the effect is left out.")
  }

  static func nameUnknown(given: String, known: [String]) -> TransitionIssue {
    Self(
      "There is no \"\(given)\" in Interface Builder; the names are \(known.joined(separator: ", "))."
    )
  }

  // MARK: Presentations and runs

  static var delegateReplaced: TransitionIssue {
    Self("The screen had a transitioningDelegate; the transition has replaced it.")
  }

  static var controllerReplaced: TransitionIssue {
    Self("The screen already had a transition; the new one has replaced it.")
  }

  static var alreadyPresented: TransitionIssue {
    Self("The screen is already presented; the transition applies to its dismissal.")
  }

  static var progressUnusable: TransitionIssue {
    Self("The gesture's progress must be a number between 0 and 1.")
  }

  static var preferredTransitionReplaced: TransitionIssue {
    Self("The screen had a preferredTransition; the transition has replaced it.")
  }

  static var formChanged: TransitionIssue {
    Self("The closing asks for another form than the screen was presented in; it is adapted.")
  }

  static var dismissalImpossible: TransitionIssue {
    Self(
      """
      beginDismissal() needs a screen at rest, with a way back by a transition of the library. Nothing changes.
      """)
  }

  static var dismissalOver: TransitionIssue {
    Self("A dismissal of beginDismissal() was moved or ended after its end. Nothing changes.")
  }

  static var styleChanged: TransitionIssue {
    Self("modalPresentationStyle was changed after the transition was made; it must stay .custom.")
  }

  static var presentationControllerReadEarly: TransitionIssue {
    Self("presentationController was read before the transition was made; UIKit kept that one.")
  }

  static var screenTranslucent: TransitionIssue {
    Self(
      """
      The screen is translucent, and its presenter has left the window, as under any full screen: black is seen through \
      it. With modalPresentationStyle .overFullScreen before the transition is set, the presenter stays.
      """)
  }

  static var contentHasNoSize: TransitionIssue {
    Self(
      """
      A card is to fit its content, but the screen has neither a preferredContentSize nor constraints for its whole \
      length; the card takes half of the container.
      """)
  }

  static var cardHasNoRoom: TransitionIssue {
    Self("The margins or insets of a card leave it no room in its container; they are ignored.")
  }

  static var outcomeDisagrees: TransitionIssue {
    Self("UIKit and the transition disagree on whether it was finished or cancelled.")
  }

  static var runTimedOut: TransitionIssue {
    Self("Nobody ended the transition within a second of its duration; it has been ended.")
  }

  static var endDelayedTooLong: TransitionIssue {
    Self("A closure of delayEnd() has not been called; the transition has been ended.")
  }

  static func choreographyUnusable(_ name: String) -> TransitionIssue {
    Self("The choreography of \(name) holds a number that is not finite; the screens cross-fade.")
  }

  static var maskInTheWay: TransitionIssue {
    Self(
      "A screen's view has a mask of its own; the transition does not cut the view with another.")
  }

  static var startRectOutside: TransitionIssue {
    Self("startRect is empty or outside the screen; the gesture may begin anywhere in the screen.")
  }

  static var recognizerElsewhere: TransitionIssue {
    Self("The gesture's recognizer is attached to a view in another window than the screen's.")
  }

  static var gesturesAlike: TransitionIssue {
    Self(
      "Two gestures of the array begin with the same movement of the fingers: the first one is used."
    )
  }

  // MARK: Shared elements

  static func takeAlongKeyTwice(key: some CustomStringConvertible) -> TransitionIssue {
    Self("Two views of one screen have the take-along key \(key); the first one that can fly does.")
  }

  static func takeAlongViewTwice(key: some CustomStringConvertible) -> TransitionIssue {
    Self("A view that has another take-along key was also offered under \(key).")
  }

  static func takeAlongElsewhere(key: some CustomStringConvertible) -> TransitionIssue {
    Self("The view for the take-along key \(key) is not in the screen that named it.")
  }

  static func takeAlongStandInUnusable(key: some CustomStringConvertible) -> TransitionIssue {
    Self("The standIn for the take-along key \(key) gave no view, or one that is in use.")
  }

  // MARK: Containers

  static var delegateSetLater: TransitionIssue {
    Self("The container's delegate was set later; the transition stands in front of it now.")
  }

  static var neverPushed: TransitionIssue {
    Self(
      """
      A transition was made with init(pushing:in:), and its screen was freed without having been pushed; the delegate of \
      the navigation controller is the app's again. push(_:using:) does both.
      """)
  }

  static var presentedInstead: TransitionIssue {
    Self(
      """
      A transition was made with init(pushing:in:), and its screen was presented instead; the system's presentation \
      plays. init(presenting:) and present(_:using:) are for presentations.
      """)
  }

  static var noContainer: TransitionIssue {
    Self("There is no container: the screen is in no navigation controller or tab bar controller.")
  }

  static var navigationControllerPushed: TransitionIssue {
    Self("A navigation controller cannot be pushed; present it instead.")
  }

  static var alreadyInStack: TransitionIssue {
    Self("The screen is in the stack already; the stack goes back to it.")
  }

  static var notInContainer: TransitionIssue {
    Self("The screen is not in this container.")
  }
}
