import UIKit

extension Notification.Name {
  /// Posted when a request cannot be honored. `object` is the screen that has the transition,
  /// `userInfo` holds a `TransitionMisuse` under `TransitionMisuse.key`.
  ///
  /// The screen change happens nevertheless, as close to the request as possible.
  public static let transitionMisuse = Notification.Name("TransitionCatalog.misuse")
}

/// A request that could not be honored. It is logged and posted as
/// `Notification.Name.transitionMisuse`, and never traps.
public enum TransitionMisuse: Hashable, Sendable, CustomStringConvertible {
  /// A parameter of a transition has a value that cannot be used: not finite, out of its range, or a blur behind a
  /// full screen. The default plays.
  case valueUnusable(parameter: String, value: String, range: String)
  /// The screen had a `transitioningDelegate` of the app's; the transition has replaced it.
  case delegateReplaced
  /// The screen already had a transition controller; the new one has replaced it.
  case controllerReplaced
  /// The screen is already presented; the new transition applies to its dismissal.
  case alreadyPresented
  /// `modalPresentationStyle` was changed after the initializer; the transition plays without a
  /// card, in the frame of the new style.
  case styleChanged
  /// `presentationController` was read before the initializer, so UIKit kept that one; the
  /// transition plays without a card, in the frame that UIKit gives.
  case presentationControllerReadEarly
  /// `startRect` is empty, not finite, or outside the screen's view; the gesture may begin anywhere
  /// in the view.
  case startRectOutside
  /// A custom gesture's recognizer is attached to a view in another window than the screen's.
  case recognizerElsewhere
  /// A custom gesture's progress is not a number between 0 and 1. Reported once per controller.
  case progressUnusable
  /// Two views of one screen have the same take-along key; the first one that can fly does.
  case takeAlongKeyTwice(key: TakeAlongKey)
  /// One view was offered under two take-along keys; it flies under the first.
  case takeAlongViewTwice(key: TakeAlongKey)
  /// A screen named a view of another screen for this take-along key; the element does not fly.
  case takeAlongElsewhere(key: TakeAlongKey)
  /// An element's `likeness` gave no view, or one that is in use; a snapshot flies.
  case takeAlongLikenessUnusable(key: TakeAlongKey)
  /// UIKit and the transition disagree on whether the run was finished or cancelled.
  case outcomeDisagrees
  /// Nobody ended a run within a second of its duration: its clock's animation was taken away, or its
  /// animator was stopped and never finished, or nobody ended a hold of a closure. It was ended where it was
  /// going.
  case runTimedOut
  /// A name in Interface Builder is none of those that there are; it is ignored.
  case nameUnknown(given: String, known: [String])
  /// A closure with UIKit's animations asked something of its run when that had ended. Nothing was held;
  /// what was to be animated was changed at once.
  case runEndedAlready
  /// A screen that leaves, or stays below, has a mask of its own, and the preset would cut it with another. It
  /// moves without being cut.
  case maskInTheWay
  /// The screen has a `preferredTransition`; this transition has replaced it.
  case preferredTransitionReplaced
  /// A transition asks for the frame of a place that is not on screen: a view that has gone, is hidden or
  /// empty, or is in another window, or a point that is not finite. It goes on without it.
  case placeNotFound
  /// Dynamic transitions have returned one another, more than 16 deep; the system's plays.
  case dynamicCycle
  /// A closing asks for another form than that in which the screen was presented. It is adapted to that.
  case formChanged
  /// A screen is not at rest where it is all there is, or a view inside one that is, and jumps: the role, for a
  /// view its key and index, and the fraction of the run.
  case notAtRest(role: String, fraction: Double)
  /// A choreography has two parts of one role; the first one counts.
  case roleTwice(role: String)
  /// A choreography holds a number that is none, or is infinite. The screens cross-fade.
  case choreographyUnusable(String)

  /// There is no navigation controller, or no tab bar controller: the screen is in none. Nothing changes.
  case noContainer
  /// A container's `delegate` was set after its transition was made. The transition stands in front of the new
  /// delegate now.
  case delegateSetLater
  /// A navigation controller was to be pushed, which UIKit does not allow. The stack stays as it is.
  case navigationControllerPushed
  /// The screen to be pushed is in the stack already. The stack goes back to it.
  case alreadyInStack
  /// The screen to go back to, or to select, is not in the container. Nothing changes.
  case notInContainer

  /// An effect, given as it was written, has a number that cannot be used: not finite, or out of its range, if it
  /// has one. It is left out, or the nearest number used.
  case effectUnusable(String, range: String?)
  /// Effects on a screen ("fore", "back"), or on the views with a key, contradict each other: they turn about
  /// different anchors, of which the first counts; or a view inside a screen is to be dimmed, revealed or cut,
  /// which it is not.
  case effectsContradict(String)
  /// No view in either screen has the key that an effect names; `known` are those that there are. Or a
  /// choreography moves views by a key that it has not declared; then `known` are those that it has.
  case effectKeyUnknown(key: String, known: [String])
  /// A view has an effect, by its key, and flies from one screen to the other. It flies; the effect is left out.
  case effectOnElement(key: String)

  /// The key in a notification's `userInfo`.
  public static let key = "misuse"

  /// The report as an English sentence.
  public var description: String {
    switch self {
    case .valueUnusable(let parameter, let value, let range):
      "The value \(value) of \(parameter) cannot be used; it must be \(range). The default plays."
    case .delegateReplaced:
      "The screen had a transitioningDelegate; the transition has replaced it."
    case .controllerReplaced:
      "The screen already had a transition; the new one has replaced it."
    case .alreadyPresented:
      "The screen is already presented; the transition applies to its dismissal."
    case .styleChanged:
      "modalPresentationStyle was changed after the transition was made; it must stay .custom."
    case .presentationControllerReadEarly:
      "presentationController was read before the transition was made; UIKit kept that one."
    case .startRectOutside:
      "startRect is empty or outside the screen; the gesture may begin anywhere in the screen."
    case .recognizerElsewhere:
      "The gesture's recognizer is attached to a view in another window than the screen's."
    case .progressUnusable:
      "The gesture's progress must be a number between 0 and 1."
    case .takeAlongKeyTwice(let key):
      "Two views of one screen have the take-along key \(key); the first one that can fly does."
    case .takeAlongViewTwice(let key):
      "A view that has another take-along key was also offered under \(key)."
    case .takeAlongElsewhere(let key):
      "The view for the take-along key \(key) is not in the screen that named it."
    case .takeAlongLikenessUnusable(let key):
      "The likeness for the take-along key \(key) gave no view, or one that is in use."
    case .outcomeDisagrees:
      "UIKit and the transition disagree on whether it was finished or cancelled."
    case .nameUnknown(let given, let known):
      "There is no \"\(given)\" in Interface Builder; the names are \(known.joined(separator: ", "))."
    case .runEndedAlready:
      "A run was used after its end; what was to be animated was changed at once."
    case .runTimedOut:
      "Nobody ended the transition within a second of its duration; it has been ended."
    case .maskInTheWay:
      "A screen's view has a mask of its own; the transition does not cut the view with another."
    case .preferredTransitionReplaced:
      "The screen had a preferredTransition; the transition has replaced it."
    case .placeNotFound:
      "The transition asks for a place that is not on screen; it goes on without it."
    case .dynamicCycle:
      "Dynamic transitions return one another without end; the system's plays."
    case .formChanged:
      "The closing asks for another form than the screen was presented in; it is adapted."
    case .notAtRest(let role, let fraction):
      "The part \(role) must be at rest at \(fraction), where its screen is all there is."
    case .roleTwice(let role):
      "The choreography has two parts for \(role); the first one counts."
    case .choreographyUnusable(let name):
      "The choreography of \(name) holds a number that is not finite; the screens cross-fade."
    case .noContainer:
      "There is no container: the screen is in no navigation controller or tab bar controller."
    case .delegateSetLater:
      "The container's delegate was set later; the transition stands in front of it now."
    case .navigationControllerPushed:
      "A navigation controller cannot be pushed; present it instead."
    case .alreadyInStack:
      "The screen is in the stack already; the stack goes back to it."
    case .notInContainer:
      "The screen is not in this container."
    case .effectUnusable(let effect, let range):
      "The effect \(effect) has a number that is not finite"
        + (range.map { " or out of its range, which is \($0)." } ?? ".")
    case .effectKeyUnknown(let key, let known):
      "No view in either screen has the effect key \(key); there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + "."
    case .effectOnElement(let key):
      "A view with the effect key \(key) flies to the other screen; the effect is left out."
    case .effectsContradict(let name):
      "The effects on \(name) contradict each other, or do not apply to a view; some are left out."
    }
  }

  /// The text for `NSLog`, which takes it for a format. Keys are the app's and may hold a percent sign.
  var logFormat: String {
    "TransitionCatalog: " + description.replacingOccurrences(of: "%", with: "%%")
  }

  @MainActor func report(about screen: UIViewController?) {
    NSLog(logFormat)
    NotificationCenter.default.post(
      name: .transitionMisuse, object: screen, userInfo: [TransitionMisuse.key: self])
  }
}
