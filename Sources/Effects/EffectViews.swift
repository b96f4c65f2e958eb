import UIKit

/// The views inside both screens that effects move, found once for each run.
///
/// They stay where they are, and are moved by animations of their layers: the model stays at rest, so that
/// touches find them where they will be.
@MainActor
final class EffectViews {
  private let stage: Stage
  private let screens: [(screen: ElementScreen, inFore: Bool)]
  /// The effects that the screens bring themselves.
  private let own: [(inFore: Bool, effects: [String: TransitionEffect])]
  private var found: [InnerViews: [UIView]] = [:]

  /// Returns `nil` if no effect asks for views.
  ///
  /// - Parameters:
  ///   - keys: The keys that the transition has effects on.
  ///   - elements: The views that fly from one screen to the other, which no effect moves.
  init?(
    _ keys: Set<String>, on stage: Stage, presenter: UIViewController?,
    elements: Set<ObjectIdentifier>, report: (TransitionMisuse) -> Void
  ) {
    self.stage = stage
    screens =
      (stage.foreController.map { [(ElementScreen($0, isFore: true), true)] } ?? [])
      + (stage.backController.map { [(ElementScreen($0, presenter: presenter), false)] } ?? [])
    own = screens.map { ($0.inFore, $0.screen.viewEffects) }
    let wanted = own.reduce(keys) { $0.union($1.effects.keys) }
    guard !wanted.isEmpty else { return nil }
    find(wanted, elements, report)
  }

  private func find(
    _ keys: Set<String>, _ elements: Set<ObjectIdentifier>, _ report: (TransitionMisuse) -> Void
  ) {
    let keyed = screens.map(\.screen.keyedViews)
    var claimed: Set<ObjectIdentifier> = []
    for key in keys.sorted() {
      var isKnown = false
      for (index, side) in screens.enumerated() {
        let views = side.screen.views(forEffect: key) + (keyed[index][key] ?? [])
        isKnown = isKnown || !views.isEmpty
        let seen = views.filter { !$0.bounds.isEmpty && $0.isOnScreen(of: side.screen.root) }
        // A view that two keys name moves by the first.
        let free = seen.filter { claimed.insert(ObjectIdentifier($0)).inserted }
        let moving = free.filter { !elements.contains(ObjectIdentifier($0)) }
        if moving.count < free.count { report(.effectOnElement(key: key)) }
        enter(moving, key, inFore: side.inFore)
      }
      if !isKnown {
        let known = Set(keyed.flatMap(\.keys)).sorted()
        report(.effectKeyUnknown(key: key, known: known))
      }
    }
  }

  /// Gives views their roles, in reading order.
  private func enter(_ views: [UIView], _ key: String, inFore: Bool) {
    guard !views.isEmpty else { return }
    let isRightToLeft = views[0].effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = views.map(frame)
    let order = EffectViews.readingOrder(of: frames, isRightToLeft: isRightToLeft)
    found[InnerViews(key: key, inFore: inFore)] = order.map { views[$0] }
    for (index, place) in order.enumerated() {
      stage.views[.view(key, inFore: inFore, index)] = views[place]
    }
  }

  private func frame(of view: UIView) -> CGRect {
    stage.container.convert(view.bounds, from: view)
  }

  /// The frames at rest, in the container's coordinates and in reading order.
  var frames: [InnerViews: [CGRect]] { found.mapValues { $0.map(frame) } }

  /// Returns a choreography with the effects that the screens bring themselves.
  func completing(
    _ choreography: Choreography, _ direction: TransitionDirection,
    on geometry: TransitionGeometry
  ) -> Choreography {
    var parts: [Choreography.Part] = []
    for (inFore, effects) in own {
      for (key, effect) in effects.sorted(by: { $0.key < $1.key }) {
        parts += effect.parts(ofViews: key, direction, on: geometry)
          .filter { $0.role.isIn(fore: inFore) }
      }
    }
    guard !parts.isEmpty else { return choreography }
    if direction == .closing { parts = parts.map { $0.reversed() } }
    return choreography.combined(
      with: Choreography(
        parts: parts, timing: choreography.timing, overshoot: choreography.overshoot))
  }

  /// Returns the indices of frames from top to bottom, and from leading to trailing within a row.
  static func readingOrder(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    var rows: [[Int]] = []
    for index in frames.indices.sorted(by: { frames[$0].minY < frames[$1].minY }) {
      if let first = rows.last?.first, frames[index].minY < frames[first].midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isRightToLeft ? frames[$0].maxX > frames[$1].maxX : frames[$0].minX < frames[$1].minX
      }
    }
  }
}

extension ElementScreen {
  private var participants: [any TransitionParticipant] {
    controllers.compactMap { $0 as? any TransitionParticipant }
  }

  /// The effects that the controllers in sight bring, the outer ones' first.
  fileprivate var viewEffects: [String: TransitionEffect] {
    controllers.reduce(into: [:]) { effects, controller in
      let own = (controller as? any TransitionParticipant)?.viewEffects ?? [:]
      effects.merge(own) { first, _ in first }
      effects.merge(controller.sceneEffects) { $0.combined(with: $1) }
    }
  }

  fileprivate func views(forEffect key: String) -> [UIView] {
    participants.flatMap { $0.views(forEffect: key) }
  }

  /// The views with a key, by that.
  fileprivate var keyedViews: [String: [UIView]] {
    var views: [String: [UIView]] = [:]
    root.viewIfLoaded?.walk { view in
      if let key = view.effectKey { views[key, default: []].append(view) }
    }
    return views
  }
}

extension Choreography.Role {
  fileprivate func isIn(fore: Bool) -> Bool {
    if case .view(let views, _) = kind { views.inFore == fore } else { false }
  }
}
