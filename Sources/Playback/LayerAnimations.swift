import UIKit

/// The animations that the library has added to layers, recorded so that only these are removed again.
@MainActor
struct LayerAnimations {
  private let run: ObjectIdentifier?
  private(set) var added: [(layer: CALayer, key: String)] = []

  /// - Parameter stage: The stage of the run, for layers that another run may animate while this run is completed.
  init(of stage: Stage? = nil) { run = stage.map(ObjectIdentifier.init) }

  /// Adds an animation, in place of an earlier animation of the same property.
  mutating func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let name = animation.keyPath ?? ""
    let key = run.map { AnimationKey.of(name, run: $0) } ?? AnimationKey.of(name)
    layer.add(animation, forKey: key)
    for entry in added where entry.layer === layer && entry.key == key { return }
    added.append((layer, key))
  }

  mutating func removeAll() {
    for (layer, key) in added { layer.removeAnimation(forKey: key) }
    added.removeAll(keepingCapacity: true)
  }
}
