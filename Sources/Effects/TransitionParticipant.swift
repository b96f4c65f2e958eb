import UIKit

/// A screen that takes part in transitions: it names views for their effects, and brings effects of its own.
///
/// Adopt it in a view controller on either side of a transition. Everything has a default. All controllers in
/// sight are asked, also inside navigation, tab bar, split and page view controllers and in containers of the
/// app's own, outer ones first; anew in every run.
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
  var viewEffects: [String: TransitionEffect] { get }
}

extension TransitionParticipant {
  /// No views besides those with the key.
  public func views(forEffect key: String) -> [UIView] { [] }

  /// No effects of its own.
  public var viewEffects: [String: TransitionEffect] { [:] }
}
