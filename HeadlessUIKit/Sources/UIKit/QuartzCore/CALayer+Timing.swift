extension CALayer {
  public var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  public var duration: CFTimeInterval {
    get { state.timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  public var speed: Float {
    get { state.timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  public var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  public var repeatCount: Float {
    get { state.timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  public var repeatDuration: CFTimeInterval {
    get { state.timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  public var autoreverses: Bool {
    get { state.timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  private func setTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>, _ value: Value
  ) {
    guard presented == nil else {
      HeadlessMisuse.record(
        .presentationLayerMutated, "timing set on a presentation layer, which is read-only")
      return
    }
    if state.timing[keyPath: path] == value { return }
    HeadlessCounters.current.layerWrites += 1
    state.timing[keyPath: path] = value
    markDirty()
  }
}
