import TransitionCatalog

extension TransitionPreset {
  /// The presets as README and the page show them: those first that most apps need. A new one is last.
  static var inOrder: [TransitionPreset] {
    let first: [TransitionPreset] = [.full, .overlay, .slide, .scale, .fold, .hang, .fall, .spin]
    return first + allCases.filter { !first.contains($0) }
  }
}
