import TransitionCatalog

extension TransitionPreset {
  /// The presets as README and the page show them: those first that look best. A new one is last.
  static var byBeauty: [TransitionPreset] {
    let first: [TransitionPreset] = [.hang, .fold, .full, .overlay, .slide, .fall, .scale, .spin]
    return first + allCases.filter { !first.contains($0) }
  }
}
