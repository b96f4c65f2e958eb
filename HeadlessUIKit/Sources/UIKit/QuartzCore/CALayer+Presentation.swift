extension CALayer {
  /// A copy that shows the last committed state, animations applied, at this very moment.
  ///
  /// nil before the first commit in a window. Each call makes a new copy.
  public func presentation() -> Self? {
    if presented != nil { return self }
    guard committed != nil else { return nil }
    return present(at: committedTime(at: MainLoop.main.now))
  }

  /// The layer that this one presents, or the layer itself.
  public func model() -> Self {
    guard let model = presented?.model else { return self }
    return unsafeDowncast(model, to: type(of: self))
  }

  var presentedSublayers: [CALayer] {
    guard let presented else { return [] }
    if let layers = presented.sublayers { return layers }
    let layers = presented.committed.sublayers.compactMap { presentBelow($0) }
    presented.sublayers = layers
    return layers
  }

  var presentedMask: CALayer? {
    guard let presented else { return nil }
    if presented.mask == nil { presented.mask = presented.committed.mask.flatMap(presentBelow) }
    return presented.mask
  }

  private func presentBelow(_ layer: CALayer) -> CALayer? {
    guard let presented, let committed = layer.committed else { return nil }
    let copy = layer.present(
      at: committed.state.timing.localTime(fromParent: presented.time))
    copy?.presented?.superlayer = self
    if case .picture(let picture) = state.content { picture.fit(copy, of: layer, in: bounds) }
    return copy
  }

  private func present(at time: CFTimeInterval) -> Self? {
    guard let committed else { return nil }
    let copy = Self(layer: self)
    copy.state = committed.shown(at: time)
    copy.presented = PresentationLink(model: self, committed: committed, time: time)
    return copy
  }

  /// What a presentation would hold, without one.
  var shownState: LayerState? {
    committed.map { $0.shown(at: committedTime(at: MainLoop.main.now)) }
  }

  /// What all the layers from here up let through, as the screen shows them now.
  var shownOpacityInWindow: Float {
    guard let shown = shownState else { return 1 }
    if shown.isHidden || shown.opacity <= 0 { return 0 }
    return min(shown.opacity, 1) * (parent?.shownOpacityInWindow ?? 1)
  }

  private func committedTime(at time: CFTimeInterval) -> CFTimeInterval {
    (committed?.state ?? state).timing.localTime(
      fromParent: parent?.committedTime(at: time) ?? time)
  }
}
