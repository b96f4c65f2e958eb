extension AnimatableValue {
  /// `fraction` may lie outside of 0…1. What has no middle takes the second value at once.
  func interpolated(to other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    let f = CGFloat(fraction)
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(interpolate(a, b, f))
    case (.path(let a), .path(let b)): return .path(interpolate(a, b, f))
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
    case (.point(let a), .point(let b)): return .point(CGPoint(x: join(a.x, b.x), y: join(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: join(a.width, b.width), height: join(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: join(a.origin.x, b.origin.x), y: join(a.origin.y, b.origin.y),
          width: join(a.size.width, b.size.width), height: join(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)):
      let (a, b) = (a.unmultiplied, b.unmultiplied)
      return .color(
        CGColor(
          srgbRed: join(a.0, b.0), green: join(a.1, b.1), blue: join(a.2, b.2),
          alpha: join(a.3, b.3)))
    case (.list(let a), .list(let b)) where a.count == b.count:
      let values = zip(a, b).compactMap { $0.combined(with: $1, join) }
      return values.count == a.count ? .list(values) : nil
    default: return nil
    }
  }
}

extension CGColor {
  /// Red, green, blue and alpha in sRGB, as the color itself has them.
  fileprivate var unmultiplied: (CGFloat, CGFloat, CGFloat, CGFloat) {
    let parts = components ?? []
    switch parts.count {
    case 2: return (parts[0], parts[0], parts[0], parts[1])
    case 4...: return (parts[0], parts[1], parts[2], parts[3])
    default: return (0, 0, 0, alpha)
    }
  }
}

/// Point by point. Paths that are not built alike have no middle.
private func interpolate(_ a: CGPath, _ b: CGPath, _ f: CGFloat) -> CGPath { b }
