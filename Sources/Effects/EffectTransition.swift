import UIKit

/// A transition written as a `TransitionEffect` for each screen, and for views inside.
struct EffectTransition: ChoreographedTransition {
  var front: TransitionEffect = []
  var back: TransitionEffect = []
  /// The effects on views inside both screens, by `effectKey`.
  var views: [String: TransitionEffect] = [:]
  var stacking = TransitionStacking.frontAbove

  var movement: Movement {
    var movement = Movement(ofApp: self, name: "effects") { issues(on: $0) }
    movement.writesClosing = writesClosing
    return movement
  }

  private var writesClosing: Bool {
    ([front, back] + views.values).contains { $0.atoms.contains { $0.direction != nil } }
  }

  var effectKeys: Set<String> { Set(views.keys) }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    poses(.opening, geometry).completed(.opening, isCard: geometry.isCard)
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    poses(.closing, geometry).reversed().completed(.closing, isCard: geometry.isCard)
  }

  var places: [TransitionPlace] { ([front, back] + views.values).flatMap(\.places) }

  /// Returns the poses of an opening; for `.closing`, with the effects that play in closings.
  private func poses(
    _ direction: TransitionDirection, _ geometry: TransitionGeometry
  ) -> Choreography {
    let screens = [
      back.part(of: .back(geometry), direction, on: geometry),
      front.part(of: .front(geometry), direction, on: geometry),
    ]
    let inner = views.sorted { $0.key < $1.key }.flatMap { key, effect in
      [true, false].flatMap {
        effect.parts(of: InnerViews(key: key, inFront: $0), direction, on: geometry)
      }
    }
    return Choreography(
      (stacking == .backAbove ? screens.reversed() : screens) + inner,
      timing: isStaggered ? .linear : nil, sortsByDepth: stacking == .byDepth)
  }

  /// True if any effect has a `stagger`. With the library's own curve, staggered views would all begin at once.
  private var isStaggered: Bool {
    views.values.contains { $0.atoms.contains { $0.stagger != nil } }
  }

  /// Returns the `unusable` numbers of all effects, and reports on contradicting effects.
  func issues(on geometry: TransitionGeometry) -> [TransitionIssue] {
    let all = [front, back] + views.values
    var issues = Set(all.flatMap(\.unusable)).inOrder
    if front.contradicts(on: .front(geometry), in: geometry) {
      issues.append(.effectsContradict("front"))
    }
    if back.contradicts(on: .back(geometry), in: geometry) {
      issues.append(.effectsContradict("back"))
    }
    return issues + views.contradictions(in: geometry)
  }
}

extension TransitionEffect {
  /// Returns the part of a screen, with poses in the order of an `.opening`.
  func part(
    of target: EffectCompiler.Target, _ direction: TransitionDirection,
    on geometry: TransitionGeometry
  ) -> Choreography.Part {
    EffectCompiler(atoms(direction), on: target, in: geometry).part
  }

  /// Returns the parts of views inside a screen, with poses in the order of an `.opening`.
  func parts(
    of views: InnerViews, _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> [Choreography.Part] {
    let (atoms, frames) = (atoms(direction), geometry.inside[views] ?? [])
    guard !atoms.isEmpty, !frames.isEmpty else { return [] }
    // `ranks(of:on:)` is called once for each order, not once for each view.
    let ranks = atoms.map { $0.stagger?.order.ranks(of: frames, on: geometry) }
    return frames.enumerated().map { index, frame in
      let target = EffectCompiler.Target(
        role: Choreography.Role(kind: .view(views, index)), frame: frame, arrives: views.inFront)
      let own = zip(atoms, ranks).map { $0.staggered(by: $1?[index] ?? 0) }
      return EffectCompiler(own, on: target, in: geometry).part
    }
  }

  /// The places named by `reveal(from:circle:)` and by `StaggerOrder`.
  var places: [TransitionPlace] {
    atoms.flatMap { [$0.place, $0.stagger?.order.place].compactMap { $0 } }
  }

  fileprivate func contradicts(
    on target: EffectCompiler.Target, in geometry: TransitionGeometry
  ) -> Bool {
    [TransitionDirection.opening, .closing].contains {
      EffectCompiler.contradicts(atoms($0), on: target, in: geometry)
    }
  }

  private func atoms(_ direction: TransitionDirection) -> [EffectAtom] {
    atoms.filter { $0.direction == nil || $0.direction == direction }
  }
}

extension [String: TransitionEffect] {
  /// Returns the reports on contradicting effects on views, by key.
  func contradictions(in geometry: TransitionGeometry) -> [TransitionIssue] {
    filter { key, effect in
      let view = EffectCompiler.Target(
        role: .view(key, inFront: true, 0), frame: geometry.front, arrives: true)
      return effect.contradicts(on: view, in: geometry)
    }.keys.sorted().map { .effectsContradict($0) }
  }
}

extension EffectCompiler.Target {
  static func front(_ geometry: TransitionGeometry) -> Self {
    let isCard = geometry.isCard && !geometry.fillsContainer
    return Self(
      role: .front, frame: geometry.front,
      radius: isCard ? geometry.settings.cardRadius : 0, arrives: true, shadow: isCard ? 60 : 0)
  }

  static func back(_ geometry: TransitionGeometry) -> Self {
    Self(role: .back, frame: geometry.whole, arrives: false)
  }
}

extension EffectAtom {
  fileprivate var place: TransitionPlace? {
    if case .reveal(let place, _) = kind { place } else { nil }
  }
}

extension TransitionGeometry {
  /// Returns the `radius` of a place in `spots`, or 0.
  func radius(of place: TransitionPlace) -> CGFloat { spots[place]?.radius ?? 0 }
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
    let effects = EffectTransition(front: front, back: back, views: views, stacking: stacking)
    return ViewControllerTransition(effects.movement)
  }
}
