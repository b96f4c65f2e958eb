/// From what a layer showed to what it is now. `presentation()` is the new state at once; what the
/// screen still mixes in is in `headlessDissolve`.
open class CATransition: CAAnimation {
  private var picture: CALayer?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    picture = other.picture
  }

  /// What the screen shows of the layer when the transition is added.
  func take(from layer: CALayer) {
    guard layer.committed != nil else { return }
    nonisolated(unsafe) let shown = layer
    nonisolated(unsafe) var picture: CALayer?
    MainActor.assumeIsolated {
      picture = SnapshotCapture(keepsEffects: true, isCommitted: true).picture(of: shown)
    }
    self.picture = picture
  }

  override func apply(at time: CFTimeInterval, to state: inout LayerState, model: LayerState) {
    guard let picture, let sample = timing.sample(at: time) else { return }
    let progress = timingFunction?.curve(sample.fraction) ?? sample.fraction
    state.dissolve = HeadlessDissolve(from: picture, progress: CGFloat(min(max(progress, 0), 1)))
  }
}
