open class CABasicAnimation: CAPropertyAnimation {
  /// Taken out of `Any` once, for all layers that one animation is added to.
  private var prepared: PreparedEnds?
  private var storedFromValue: Any? { didSet { prepared = nil } }
  private var storedToValue: Any? { didSet { prepared = nil } }
  private var storedByValue: Any? { didSet { prepared = nil } }

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
    let ends = other.prepared ?? PreparedEnds(other)
    (other.prepared, prepared) = (ends, ends)
  }

  override func freeze() {
    super.freeze()
    prepared = prepared ?? PreparedEnds(self)
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
    switch (prepared?.from, prepared?.to, prepared?.by) {
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

private final class PreparedEnds {
  let from: AnimatableValue?
  let to: AnimatableValue?
  let by: AnimatableValue?

  init(_ animation: CABasicAnimation) {
    from = animation.fromValue.map { AnimatableValue($0) }
    to = animation.toValue.map { AnimatableValue($0) }
    by = animation.byValue.map { AnimatableValue($0) }
  }
}
