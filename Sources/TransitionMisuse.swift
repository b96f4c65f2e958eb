import UIKit

extension Notification.Name {
  /// Posted when something was asked for that cannot be had: `object` is the screen that was to
  /// be presented, `userInfo` holds a `TransitionMisuse` under `TransitionMisuse.key`.
  ///
  /// The screen changes all the same, in the nearest form that makes sense.
  public static let transitionMisuse = Notification.Name("TransitionCatalog.misuse")
}

/// Something that was asked for and could not be had. Reported, never trapped.
public enum TransitionMisuse: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with an option.
  public enum Fault: Hashable, Sendable {
    /// The preset does not read it.
    case unread
    /// Not a number, infinite, negative, zero where that draws nothing, or out of its range.
    case unusable
    /// It names a view that is gone or stands in no window.
    case notFound
  }

  /// The option by its name, and the preset by its.
  case option(String, preset: String, Fault)
  /// The app had a `transitioningDelegate` of its own; the transition took its place.
  case delegateReplaced
  /// The screen had a transition controller already; the new one took its place.
  case controllerReplaced
  /// The screen is being presented already; the new transition serves its dismissal.
  case alreadyPresented
  /// `modalPresentationStyle` was changed after the initializer; the transition runs in its
  /// full-screen form, in the style that it found.
  case styleChanged
  /// `presentationController` was read before the initializer, so UIKit kept that one; the
  /// transition runs in its full-screen form.
  case presentationControllerReadEarly
  /// `startRect` lies outside the screen's view; the gesture may begin anywhere in it.
  case startRectOutside
  /// A custom gesture's recognizer is attached in another window than the screen.
  case recognizerElsewhere
  /// A custom gesture's progress is no number, or not between 0 and 1.
  case progressUnusable
  /// Two views of one screen have the same take-along key; the first that is to be seen flies.
  case takeAlongKeyTwice(key: String)
  /// One view was offered under two take-along keys; it flies under the first.
  case takeAlongViewTwice(key: String)
  /// A screen named a view for this take-along key that is none of its own; nothing flies.
  case takeAlongElsewhere(key: String)
  /// UIKit's own view of how a transition ended differs from what was played.
  case outcomeDisagrees

  /// The key in a notification's `userInfo`.
  public static let key = "misuse"

  public var description: String {
    switch self {
    case .option(let name, let preset, .unread):
      "The preset \(preset) does not read the option \(name)."
    case .option(let name, let preset, .unusable):
      "The option \(name) has a value that cannot be drawn; \(preset) uses its default."
    case .option(let name, let preset, .notFound):
      "The option \(name) names a view that is not on screen; \(preset) uses its default."
    case .delegateReplaced:
      "The screen had a transitioningDelegate; this transition has replaced it."
    case .controllerReplaced:
      "The screen had a transition already; the new one has replaced it."
    case .alreadyPresented:
      "The screen is presented already; the transition will serve its dismissal."
    case .styleChanged:
      "modalPresentationStyle was changed after the transition was made; it must stay .custom."
    case .presentationControllerReadEarly:
      "presentationController was read before the transition was made; UIKit kept that one."
    case .startRectOutside:
      "The start rectangle lies outside the screen; the gesture may begin anywhere in it."
    case .recognizerElsewhere:
      "The gesture's recognizer is attached in another window than the screen."
    case .progressUnusable:
      "The gesture's progress is to be a number between 0 and 1."
    case .takeAlongKeyTwice(let key):
      "Two views of one screen have the take-along key \(key); the first visible one flies."
    case .takeAlongViewTwice(let key):
      "A view that flies under another take-along key was offered under \(key) too."
    case .takeAlongElsewhere(let key):
      "The view for the take-along key \(key) is not in the screen that named it."
    case .outcomeDisagrees:
      "UIKit and the transition disagree on whether it was finished or cancelled."
    }
  }

  @MainActor func report(about screen: UIViewController?) {
    NSLog("TransitionCatalog: " + description)
    NotificationCenter.default.post(
      name: .transitionMisuse, object: screen, userInfo: [TransitionMisuse.key: self])
  }
}
