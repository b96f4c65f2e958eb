import UIKit

/// The effects that one view controller in a screen brings itself, on views of its own.
@MainActor
struct OwnEffects {
  let root: UIViewController
  let controller: UIViewController
  let effects: [String: TransitionEffect]
  private let inFore: Bool
  /// The number of the controller in its screen, from 1.
  private let number: Int

  /// Those of all controllers in sight, inner ones first: a view belongs to the innermost controller that has an
  /// effect on it.
  static func all(of screen: ElementScreen, inFore: Bool) -> [OwnEffects] {
    let all = screen.controllers.enumerated().compactMap { index, controller -> OwnEffects? in
      var effects = (controller as? any TransitionParticipant)?.viewEffects ?? [:]
      effects.merge(controller.sceneEffects) { $0.combined(with: $1) }
      guard !effects.isEmpty else { return nil }
      return OwnEffects(
        root: screen.root, controller: controller, effects: effects, inFore: inFore,
        number: 1 + index)
    }
    return all.sorted { ($0.depth, $1.number) > ($1.depth, $0.number) }
  }

  private var depth: Int {
    var (depth, parent) = (0, controller.parent)
    while let current = parent { (depth, parent) = (depth + 1, current.parent) }
    return depth
  }

  /// The views of a key, as a choreography names them.
  func views(_ key: String) -> InnerViews { InnerViews(key: key, inFore: inFore, owner: number) }

  func views(forEffect key: String) -> [UIView] {
    (controller as? any TransitionParticipant)?.views(forEffect: key) ?? []
  }

  /// The views with a key in the controller's own view, by that.
  var keyedViews: [String: [UIView]] { controller.viewIfLoaded?.viewsWithEffectKeys ?? [:] }

  /// The reports on what was written.
  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] {
    Set(effects.values.flatMap(\.unusable)).inOrder
      + effects.sorted { $0.key < $1.key }
      .filter { $0.value.contradicts(onViews: $0.key, in: geometry) }
      .map { .effectsContradict($0.key) }
  }
}

extension UIView {
  /// The views in this one that have an effect key, by that.
  var viewsWithEffectKeys: [String: [UIView]] {
    var views: [String: [UIView]] = [:]
    walk { view in
      if let key = view.effectKey { views[key, default: []].append(view) }
    }
    return views
  }
}
