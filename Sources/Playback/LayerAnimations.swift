import UIKit

/// The animations that the library has added to layers, recorded so that only these are removed again.
@MainActor
struct LayerAnimations {
  /// Appended to the keys: another run may animate the same properties while this run is completed.
  private let suffix: String
  private(set) var added: [(layer: CALayer, key: String)] = []

  /// - Parameter stage: The stage of the run; `nil` for layers that no other run animates.
  init(of stage: Stage? = nil) {
    suffix = stage.map { ".\(UInt(bitPattern: ObjectIdentifier($0)))" } ?? ""
  }

  /// Returns the key of one of the library's animations. The prefix avoids an app's keys, because the layers may be the
  /// app's.
  nonisolated static func key(_ name: String) -> String { "TransitionCatalog." + name }

  /// Adds an animation, in place of an earlier animation of the same property.
  mutating func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let key = LayerAnimations.key(animation.keyPath ?? "") + suffix
    layer.add(animation, forKey: key)
    for entry in added where entry.layer === layer && entry.key == key { return }
    added.append((layer, key))
  }

  mutating func removeAll() {
    for (layer, key) in added { layer.removeAnimation(forKey: key) }
    added.removeAll(keepingCapacity: true)
  }
}
