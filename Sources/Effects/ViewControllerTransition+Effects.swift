import UIKit

extension ViewControllerTransition {
  /// Returns a transition that is written as differences from rest: how each screen looks while it is away.
  ///
  /// ```swift
  /// static let flip = effects(
  ///   fore: [.rotate3D(degrees: 180, axis: .y), .hidden(beyond: 0.5)],
  ///   back: [.rotate3D(degrees: -180, axis: .y), .hidden(beyond: 0.5)]
  /// ).duration(0.6)
  /// ```
  ///
  /// With Reduce Motion a cross-fade takes its place, unless its effects only fade, darken or round.
  ///
  /// - Parameters:
  ///   - fore: The effect on the screen that arrives when opening; it is away while it is closed.
  ///   - back: The effect on the screen underneath, away while the other one is open. A card's presenter stays as
  ///     it is.
  ///   - views: The effects on views inside both screens, by `UIView.effectKey` or by the screen's answer
  ///     to `TransitionParticipant.views(forEffect:)`; away while their screen is.
  ///   - stacking: The order in which the two screens cover each other.
  public static func effects(
    fore: TransitionEffect = .none, back: TransitionEffect = .none,
    views: [String: TransitionEffect] = [:], stacking: TransitionStacking = .foreInFront
  ) -> ViewControllerTransition {
    let effects = EffectTransition(fore: fore, back: back, views: views, stacking: stacking)
    return ViewControllerTransition(.composition(Composition(effects)))
  }
}
