open class CAAnimationGroup: CAAnimation {
  private var storedAnimations: [CAAnimation]?

  open var animations: [CAAnimation]? {
    get { storedAnimations }
    set { if mayChange("animations") { storedAnimations = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    storedAnimations = other.storedAnimations
  }

  override func freeze() {
    super.freeze()
    storedAnimations = storedAnimations?.compactMap { $0.copy() as? CAAnimation }
    for animation in storedAnimations ?? [] { animation.freeze() }
  }

  override func mixesPaths(model: LayerState) -> Bool {
    (storedAnimations ?? []).contains { $0.mixesPaths(model: model) }
  }

  /// The members run in the group's time, which ends with its duration.
  override func apply(
    at time: CFTimeInterval, enclosing: CFTimeInterval?, to state: inout LayerState,
    model: LayerState
  ) {
    let duration = timing.duration > 0 ? timing.duration : enclosing ?? 0
    guard let sample = timing.sample(at: time, duration: duration) else {
      return
    }
    let seconds = timingFunction.map { $0.curve(sample.fraction) * duration } ?? sample.seconds
    for animation in storedAnimations ?? [] {
      animation.apply(at: seconds, enclosing: duration, to: &state, model: model)
    }
  }
}
