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

/// The effects that one view controller in a screen brings itself, on views of its own.
@MainActor
struct OwnEffects {
  let root: UIViewController
  let controller: UIViewController
  let effects: [String: TransitionEffect]
  private let inFront: Bool
  /// The number of the controller in its screen, from 1.
  private let number: Int

  /// Those of all controllers in sight, inner ones first: a view belongs to the innermost controller that has an
  /// effect on it.
  static func all(of screen: ElementScreen, inFront: Bool) -> [OwnEffects] {
    let all = screen.controllers.enumerated().compactMap { index, controller -> OwnEffects? in
      var effects = (controller as? any TransitionParticipant)?.viewEffects ?? [:]
      effects.merge(controller.sceneEffects) { $0.combined(with: $1) }
      guard !effects.isEmpty else { return nil }
      return OwnEffects(
        root: screen.root, controller: controller, effects: effects, inFront: inFront,
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
  func views(_ key: String) -> InnerViews { InnerViews(key: key, inFront: inFront, owner: number) }

  func views(forEffect key: String) -> [UIView] {
    (controller as? any TransitionParticipant)?.views(forEffect: key) ?? []
  }

  /// The views with a key in the controller's own view, by that.
  var keyedViews: [String: [UIView]] { controller.viewIfLoaded?.viewsWithEffectKeys ?? [:] }

  /// The reports on what was written.
  func issues(on geometry: TransitionGeometry) -> [TransitionIssue] {
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

/// An effect that comes with a scene of Interface Builder.
@MainActor
protocol SceneEffect: AnyObject {
  var key: String { get }
  var value: TransitionEffect? { get }
}

extension UIViewController {
  /// Adds an effect of the screen's scene. The screen retains it.
  func addSceneEffect(_ effect: any SceneEffect) {
    let effects = scenes[self] ?? SceneEffects()
    scenes[self] = effects
    if !effects.all.contains(where: { $0 === effect }) { effects.all.append(effect) }
  }

  /// Removes an effect of the screen's scene.
  func removeSceneEffect(_ effect: any SceneEffect) {
    scenes[self]?.all.removeAll { $0 === effect }
  }

  /// The effects of the screen's scene, by the keys of their views; several of one key play together.
  var sceneEffects: [String: TransitionEffect] {
    scenes[self]?.all.reduce(into: [:]) { sum, effect in
      guard !effect.key.isEmpty, let value = effect.value else { return }
      sum[effect.key] = sum[effect.key]?.combined(with: value) ?? value
    } ?? [:]
  }
}

private final class SceneEffects {
  var all: [any SceneEffect] = []
}

@MainActor private let scenes = Slot<SceneEffects>()

/// The screens that are told of a run: found once, at its beginning.
@MainActor
struct RunAudience {
  private let run: TransitionRun
  private let told: [any TransitionParticipant]

  init(of run: TransitionRun, in context: any RunContext) {
    self.run = run
    var told: [any TransitionParticipant] = []
    for screen in [run.request.from, run.request.to].compactMap({ $0 }) {
      // The app's own presentation controller takes part in the run, too. To ask a screen that is not presented
      // would make one, which UIKit keeps.
      let isPresented =
        screen === run.request.front && run.request.kind == .presentation && context.style != .none
      let presentation = isPresented ? screen.presentationController : nil
      let all: [AnyObject] = [presentation].compactMap { $0 } + ElementScreen(screen).controllers
      for case let participant as any TransitionParticipant in all
      where !told.contains(where: { $0 === participant }) {
        told.append(participant)
      }
    }
    self.told = told
  }

  func hearBeginning() {
    for participant in told { participant.transitionWillBegin(run) }
  }

  func hearEnd(_ ending: TransitionEnding) {
    for participant in told.reversed() { participant.transitionDidEnd(run, ending: ending) }
  }
}
