extension AnimatableValue {
  /// `fraction` may lie outside of 0…1. What has no middle takes the second value at once.
  func interpolated(to other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    let f = CGFloat(fraction)
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(interpolate(a, b, f))
    case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, f))
    case (.effect(let a), .effect(let b)): return .effect(a.mixed(with: b, f))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, fraction) })
    case (.nothing, .color): return .nothing
    default: return combined(with: other) { $0 + ($1 - $0) * f } ?? other
    }
  }

  /// Matrices concatenate, this one first; all else adds up, component by component.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(a, b))
    }
    return combined(with: other, +) ?? self
  }

  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    }
    return combined(with: other, -) ?? self
  }

  /// How far apart two values are, for pacing.
  func distance(to other: AnimatableValue) -> Double {
    var sum = 0.0
    _ = combined(with: other) { a, b in
      sum += Double((b - a) * (b - a))
      return a
    }
    return sum.squareRoot()
  }

  /// Compares what can be compared; `false` where that is unknown.
  func isEqual(to other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return CATransform3DEqualToTransform(a, b)
    case (.nothing, .nothing): return true
    case (.path(let a), .path(let b)): return a == b
    case (.effect(let a), .effect(let b)): return a == b
    case (.other(let a as AnyHashable), .other(let b as AnyHashable)): return a == b
    case (.other(let a), .other(let b)): return a as AnyObject === b as AnyObject
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    default:
      var isEqual = true
      let result = combined(with: other) { a, b in
        if a != b { isEqual = false }
        return a
      }
      return result != nil && isEqual
    }
  }

  /// Component by component; nil for values of different kinds and those without components.
  func combined(
    with other: AnimatableValue, _ join: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(join(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: join(a.x, b.x), y: join(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: join(a.width, b.width), height: join(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: join(a.origin.x, b.origin.x), y: join(a.origin.y, b.origin.y),
          width: join(a.size.width, b.size.width), height: join(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)):
      return .color(
        CGColor(
          srgbRed: join(a.red, b.red), green: join(a.green, b.green),
          blue: join(a.blue, b.blue), alpha: join(a.alpha, b.alpha)))
    case (.list(let a), .list(let b)) where a.count == b.count:
      let values = zip(a, b).compactMap { $0.combined(with: $1, join) }
      return values.count == a.count ? .list(values) : nil
    default: return nil
    }
  }
}
