import UIKit

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
