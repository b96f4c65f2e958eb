extension CALayer {
  /// Keys that the layer does not know are the program's own, and stored as they are.
  func readValue(atKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath) { return path.read(state).any }
    switch keyPath {
    case "frame": return frame
    case "name": return name
    case "delegate": return delegate
    case "mask": return mask
    case "sublayers": return sublayers
    default: return timingValue(keyPath) ?? values[keyPath]
    }
  }

  /// Goes through the property itself, so that overrides and actions see it.
  func writeValue(_ value: Any?, atKeyPath keyPath: String) {
    if let path = LayerKeyPath(keyPath) {
      var target = state
      path.write(AnimatableValue(value), to: &target)
      assign(path.property, from: target)
      return
    }
    switch keyPath {
    case "frame": if case .rect(let rect) = AnimatableValue(value) { frame = rect }
    case "name": name = value as? String
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    default:
      if timingValue(keyPath) == nil {
        values[keyPath] = value
      } else if case .number(let number) = AnimatableValue(value) {
        setTimingValue(Double(number), keyPath)
      }
    }
  }

  private func timingValue(_ key: String) -> NSNumber? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    default: nil
    }
  }

  private func setTimingValue(_ value: Double, _ key: String) {
    switch key {
    case "beginTime": beginTime = value
    case "duration": duration = value
    case "speed": speed = Float(value)
    default: timeOffset = value
    }
  }

  private func assign(_ property: LayerProperty, from target: LayerState) {
    switch property {
    case .bounds: bounds = target.bounds
    case .position: position = target.position
    case .zPosition: zPosition = target.zPosition
    case .anchorPoint: anchorPoint = target.anchorPoint
    case .transform: transform = target.transform
    case .sublayerTransform: sublayerTransform = target.sublayerTransform
    case .contents: contents = target.contents
    default:
      write(property, \.self, target) { old, new in old[property].isEqual(to: new[property]) }
    }
  }
}
