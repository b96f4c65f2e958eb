extension CAAnimation {
  /// Core Animation takes any key path; one that leads nowhere is a slip all the same, unless the
  /// program has stored a value of its own under it.
  func reportUnknownKeyPaths(on layer: CALayer) {
    if let group = self as? CAAnimationGroup {
      for animation in group.animations ?? [] { animation.reportUnknownKeyPaths(on: layer) }
      return
    }
    guard let property = self as? CAPropertyAnimation, property.target == nil,
      let keyPath = property.keyPath, layer.values[keyPath] == nil
    else { return }
    HeadlessMisuse.record(
      .unknownAnimationKeyPath, "\(keyPath) is nothing that a \(type(of: layer)) can animate")
  }
}
