import UIKit

/// A screen that takes part in transitions: it names views for their effects, brings effects of its own, and is
/// told of runs.
///
/// Adopt it in a view controller on either side of a transition. Everything has a default. All controllers in
/// sight take part, also inside navigation, tab bar, split and page view controllers and in containers of the
/// app's own, and a presentation controller of the app's; they are looked for anew in every run.
///
/// ```swift
/// extension PhotoViewController: TransitionParticipant {
///   var viewEffects: [String: TransitionEffect] { ["title": [.offset(y: -40), .fade]] }
/// }
/// ```
@MainActor
public protocol TransitionParticipant: AnyObject {
  /// Returns the views of this screen that belong to a key, besides those with that `UIView.effectKey`. What is not
  /// seen is left out. Empty by default.
  func views(forEffect key: String) -> [UIView]

  /// The effects on views of this screen, by their keys, which play in whatever transition runs, presets too. Empty
  /// by default.
  ///
  /// Views of the screens inside this one move, too, but those on which such a screen has an effect of its own.
  /// An effect of the transition with the same key goes along with this one.
  var viewEffects: [String: TransitionEffect] { get }

  /// Tells that a run begins. Both screens are in the container, at rest, and nothing moves yet. What the screen is to
  /// do along with the run, it says now: `TransitionRun.animate(after:_:)`, `hold()`, `onEnd(_:)`.
  ///
  /// First the screen that leaves is told, then the one that arrives, outer controllers before inner ones; each
  /// once.
  func transitionWillBegin(_ run: TransitionRun)

  /// Tells that a run has ended, after UIKit has been told: the screens that are left are at rest. Those who were
  /// told of the beginning are told, in the opposite order.
  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding)
}

extension TransitionParticipant {
  /// No views besides those with the key.
  public func views(forEffect key: String) -> [UIView] { [] }

  /// No effects of its own.
  public var viewEffects: [String: TransitionEffect] { [:] }

  /// Does nothing.
  public func transitionWillBegin(_ run: TransitionRun) {}

  /// Does nothing.
  public func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {}
}
