import UIKit

/// A screen that takes part in transitions: it is told of their runs, names views for their effects, and brings
/// effects of its own.
///
/// Adopt it in a view controller on either side of a transition. Everything has a default. Each controller that
/// can be seen is asked and told, also inside navigation, tab bar, split and page view controllers and in
/// containers of the app's own, outer ones first; anew in every run. So is a presentation controller of the app's.
///
/// ```swift
/// extension PhotoViewController: TransitionParticipant {
///   var viewEffects: [String: TransitionEffect] { ["title": [.offset(y: -40), .fade]] }
/// }
/// ```
@MainActor
public protocol TransitionParticipant: AnyObject {
  /// Tells that a run begins. Both screens are in the container, at rest, and nothing moves yet.
  ///
  /// First the screen that leaves is told, then the one that arrives; when the run ends, the same ones in the
  /// opposite order. Each is told once of either.
  func transitionWillBegin(_ run: TransitionRun)

  /// Tells that a run has ended, after UIKit has been told: the screens that are left are at rest.
  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding)

  /// Returns the views of this screen that belong to a key, besides those with that `UIView.effectKey`. Views that
  /// cannot be seen are left out. Empty by default.
  func views(forEffect key: String) -> [UIView]

  /// The effects on views of this screen, by their keys, which play in whatever transition runs, presets too. Empty
  /// by default.
  var viewEffects: [String: TransitionEffect] { get }
}

extension TransitionParticipant {
  /// Does nothing.
  public func transitionWillBegin(_ run: TransitionRun) {}

  /// Does nothing.
  public func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {}

  /// No views besides those with the key.
  public func views(forEffect key: String) -> [UIView] { [] }

  /// No effects of its own.
  public var viewEffects: [String: TransitionEffect] { [:] }
}
