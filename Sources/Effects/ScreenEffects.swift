import UIKit

/// A transition written as a `TransitionEffect` for each screen, and for views inside.
struct ScreenEffects: ChoreographedTransition, Equatable {
  var front: TransitionEffect = []
  var back: TransitionEffect = []
  /// The effects on views inside both screens, by `effectKey`.
  var views: [String: TransitionEffect] = [:]
  var stacking = TransitionStacking.frontAbove

  var movement: Movement {
    var movement = Movement(ofApp: self, name: "effects")
    movement.check = { issues(on: $0) }
    movement.writesClosing = all.contains { $0.atoms.contains { $0.direction != nil } }
    return movement
  }

  private var all: [TransitionEffect] { [front, back] + views.values }

  var effectKeys: Set<String> { Set(views.keys) }

  var places: [TransitionPlace] { all.flatMap(\.atoms).flatMap(\.places) }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    poses(.opening, geometry).completed(.opening, isCard: geometry.isCard == true)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    poses(.closing, geometry).reversed().completed(.closing, isCard: geometry.isCard == true)
  }

  /// Returns the poses of an opening; for `.closing`, with the effects that play in closings.
  private func poses(
    _ direction: TransitionDirection, _ geometry: TransitionGeometry
  ) -> Choreography {
    let screens = [
      EffectCompiler.back(geometry).part(with: back.atoms(direction)),
      EffectCompiler.front(geometry).part(with: front.atoms(direction)),
    ]
    let inner = parts(direction, on: geometry) { key in
      [.front, .back].map { InnerViews(key: key, screen: $0) }
    }
    // With the library's own curve, staggered views would all begin at once.
    let isStaggered = views.values.contains { $0.atoms.contains { $0.stagger != nil } }
    return Choreography(
      (stacking == .backAbove ? screens.reversed() : screens) + inner,
      timing: isStaggered ? .linear : nil, sortsByDepth: stacking == .byDepth)
  }

  /// Returns the parts of the views inside the screens, with poses in the order of an `.opening`.
  ///
  /// - Parameter groups: Returns the views with a key.
  func parts(
    _ direction: TransitionDirection, on geometry: TransitionGeometry,
    of groups: (_ key: String) -> [InnerViews]
  ) -> [Part] {
    views.sorted { $0.key < $1.key }.flatMap { key, effect in
      groups(key).flatMap { effect.parts(of: $0, direction, on: geometry) }
    }
  }

  /// Returns the `unusable` numbers of all effects, and reports on contradicting effects.
  func issues(on geometry: TransitionGeometry) -> [TransitionIssue] {
    let view = EffectCompiler(
      geometry: geometry, part: Part(role: .view(forEffect: "", in: .front, at: 0)),
      frame: geometry.front, screen: .front)
    let targets: [(name: String, effect: TransitionEffect, compiler: EffectCompiler)] =
      [("front", front, .front(geometry)), ("back", back, .back(geometry))]
      + views.sorted { $0.key < $1.key }.map { ($0.key, $0.value, view) }
    let contradicting = targets.filter { _, effect, compiler in
      [TransitionDirection.opening, .closing].contains { compiler.leavesOut(effect.atoms($0)) }
    }
    return Set(all.flatMap(\.unusable)).sorted { $0.description < $1.description }
      + contradicting.map { .effectsContradict($0.name) }
  }
}

extension TransitionEffect {
  /// Returns the parts of views inside a screen, with poses in the order of an `.opening`.
  fileprivate func parts(
    of views: InnerViews, _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> [Choreography.Part] {
    let (atoms, frames) = (atoms(direction), geometry.inside[views] ?? [])
    guard !atoms.isEmpty, !frames.isEmpty else { return [] }
    // `ranks(of:on:)` is called once for each order, not once for each view.
    let ranks = atoms.map { $0.stagger?.order.ranks(of: frames, on: geometry) }
    return frames.enumerated().map { index, frame in
      let staggered = zip(atoms, ranks).map { $0.staggered(by: $1?[index] ?? 0) }
      let part = Choreography.Part(role: Choreography.Role(kind: .view(views, index)))
      return EffectCompiler(geometry: geometry, part: part, frame: frame, screen: views.screen)
        .part(with: staggered)
    }
  }

  /// Returns the effects that play in a direction.
  func atoms(_ direction: TransitionDirection) -> [EffectAtom] {
    atoms.filter { $0.direction == nil || $0.direction == direction }
  }
}

extension EffectCompiler {
  fileprivate static func front(_ geometry: TransitionGeometry) -> Self {
    let isCard = geometry.isCard == true && !geometry.fillsContainer
    return Self(
      geometry: geometry, part: Choreography.Part(role: .front), frame: geometry.front,
      radius: isCard ? geometry.settings.cardRadius : 0, screen: .front,
      shadow: isCard ? CardLayout.shadowReach : 0)
  }

  fileprivate static func back(_ geometry: TransitionGeometry) -> Self {
    Self(
      geometry: geometry, part: Choreography.Part(role: .back), frame: geometry.whole,
      screen: .back)
  }
}

extension EffectAtom {
  /// The places named by `reveal(from:circle:)` and by `TransitionEffect.Order`.
  fileprivate var places: [TransitionPlace] {
    let revealed: TransitionPlace? = if case .reveal(let place, _) = kind { place } else { nil }
    return [revealed, stagger?.order.place].compactMap { $0 }
  }
}

/// The order in which the two screens of a transition cover each other.
public enum TransitionStacking: Hashable, Sendable {
  /// The `front` screen is in front, regardless of rotation.
  case frontAbove
  /// The `back` screen is in front until away.
  case backAbove
  /// The nearer screen is in front at every point, like the faces of a cube: `sortsByDepth` of a `Choreography`.
  case byDepth
}

extension ViewControllerTransition {
  /// Returns a transition written as differences from rest: the looks of each screen while away.
  ///
  /// ```swift
  /// static let turn = effects(
  ///   front: [.rotate(degrees: 180, axis: .y), .hidden(beyond: 0.5)],
  ///   back: [.rotate(degrees: -180, axis: .y), .hidden(beyond: 0.5)]
  /// ).duration(0.6)
  /// ```
  ///
  /// With Reduce Motion a cross-fade replaces the transition, unless its effects only fade, darken or round.
  ///
  /// - Parameters:
  ///   - front: The effect on the screen that arrives when opening; away while closed.
  ///   - back: The effect on the screen underneath; away while the other screen is open. The presenter of a card does
  ///     not move.
  ///   - views: The effects on views inside both screens, by `UIView.effectKey` or by the key of
  ///     `TransitionParticipant.views(forEffect:)`; away while their screen is away.
  ///   - stacking: The order in which the two screens cover each other.
  public static func effects(
    front: TransitionEffect = [], back: TransitionEffect = [],
    views: [String: TransitionEffect] = [:], stacking: TransitionStacking = .frontAbove
  ) -> ViewControllerTransition {
    let effects = ScreenEffects(front: front, back: back, views: views, stacking: stacking)
    return ViewControllerTransition(effects.movement)
  }
}
