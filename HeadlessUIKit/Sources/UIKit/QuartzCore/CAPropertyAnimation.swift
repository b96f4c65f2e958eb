open class CAPropertyAnimation: CAAnimation {
  /// What `keyPath` leads to; set when the animation is copied or frozen.
  private(set) var target: LayerKeyPath?
  private var storedKeyPath: String? { didSet { target = nil } }
  private var storedIsAdditive: Bool = false
  private var storedIsCumulative: Bool = false

  open var keyPath: String? {
    get { storedKeyPath }
    set { if mayChange("keyPath") { storedKeyPath = newValue } }
  }

  open var isAdditive: Bool {
    get { storedIsAdditive }
    set { if mayChange("isAdditive") { storedIsAdditive = newValue } }
  }

  open var isCumulative: Bool {
    get { storedIsCumulative }
    set { if mayChange("isCumulative") { storedIsCumulative = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    storedKeyPath = other.storedKeyPath
    other.findTarget()
    target = other.target
    storedIsAdditive = other.storedIsAdditive
    storedIsCumulative = other.storedIsCumulative
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func freeze() {
    super.freeze()
    findTarget()
  }

  private func findTarget() {
    if target == nil { target = storedKeyPath.flatMap { LayerKeyPath($0) } }
  }

  override func apply(at time: CFTimeInterval, to state: inout LayerState, model: LayerState) {
    guard let target, let sample = timing.sample(at: time),
      var value = value(at: sample, model: target.read(model))
    else { return }
    // What comes back has nothing to add up.
    if isCumulative, !timing.autoreverses, sample.cycle > 0,
      let end = endValue(model: target.read(model))
    {
      for _ in 0..<sample.cycle { value = value.adding(end) }
    }
    if isAdditive { value = value.adding(target.read(state)) }
    target.write(value, to: &state)
  }

  override func mixesPaths(model: LayerState) -> Bool {
    guard let target, target.property == .path || target.property == .shadowPath else {
      return false
    }
    let paths = stations(model: target.read(model)).compactMap { station in
      if case .path(let path) = station { path } else { nil }
    }
    return zip(paths, paths.dropFirst()).contains { !$0.isBuilt(like: $1) }
  }

  /// The values that it passes.
  func stations(model: AnimatableValue) -> [AnimatableValue] { [] }

  /// nil where the animation has no effect. `model` is the property's value without animations.
  func value(at sample: MediaTiming.Sample, model: AnimatableValue) -> AnimatableValue? { nil }

  /// The value at the end of a cycle.
  func endValue(model: AnimatableValue) -> AnimatableValue? { nil }
}
