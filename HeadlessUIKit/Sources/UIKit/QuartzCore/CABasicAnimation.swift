open class CABasicAnimation: CAPropertyAnimation {
  // Taken out of `Any` once, when the animation is frozen.
  private var from: AnimatableValue?
  private var to: AnimatableValue?
  private var by: AnimatableValue?
  private var storedFromValue: Any?
  private var storedToValue: Any?
  private var storedByValue: Any?

  open var fromValue: Any? {
    get { storedFromValue }
    set { if mayChange("fromValue") { storedFromValue = newValue } }
  }

  open var toValue: Any? {
    get { storedToValue }
    set { if mayChange("toValue") { storedToValue = newValue } }
  }

  open var byValue: Any? {
    get { storedByValue }
    set { if mayChange("byValue") { storedByValue = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    storedFromValue = other.storedFromValue
    storedToValue = other.storedToValue
    storedByValue = other.storedByValue
  }

  override func freeze() {
    super.freeze()
    (from, to, by) = (
      fromValue.map { AnimatableValue($0) }, toValue.map { AnimatableValue($0) },
      byValue.map { AnimatableValue($0) }
    )
  }

  override func value(at sample: MediaTiming.Sample, model: AnimatableValue) -> AnimatableValue? {
    guard let (from, to) = ends(model: model) else { return nil }
    // Booleans and names, whatever they are boxed in, change at once.
    if case .other = model { return to }
    return from.interpolated(to: to, progress(at: sample))
  }

  override func stations(model: AnimatableValue) -> [AnimatableValue] {
    ends(model: model).map { [$0, $1] } ?? []
  }

  override func endValue(model: AnimatableValue) -> AnimatableValue? { ends(model: model)?.1 }

  func progress(at sample: MediaTiming.Sample) -> Double {
    timingFunction?.curve(sample.fraction) ?? sample.fraction
  }

  /// The end that is not given is the model's value as it is now, whatever the documentation says
  /// of the presentation's.
  private func ends(model: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, model.adding(by))
    case (nil, nil, nil): nil
    }
  }
}
