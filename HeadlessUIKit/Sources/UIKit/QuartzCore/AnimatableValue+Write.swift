// A value of the wrong kind changes nothing.
extension AnimatableValue {
  init(color: CGColor?) { self = color.map { .color($0) } ?? .nothing }

  init(path: CGPath?) { self = path.map { .path($0) } ?? .nothing }

  func write(to number: inout CGFloat) {
    if case .number(let value) = self { number = value }
  }

  func write(to number: inout Float) {
    if case .number(let value) = self { number = Float(value) }
  }

  func write(to flag: inout Bool) {
    switch self {
    case .number(let value): flag = value != 0
    case .other(let value as Bool): flag = value
    default: break
    }
  }

  func write(to point: inout CGPoint) {
    if case .point(let value) = self { point = value }
  }

  func write(to size: inout CGSize) {
    if case .size(let value) = self { size = value }
  }

  func write(to rect: inout CGRect) {
    if case .rect(let value) = self { rect = value }
  }

  func write(to transform: inout CATransform3D) {
    if case .transform(let value) = self { transform = value }
  }

  func write(to color: inout CGColor?) {
    switch self {
    case .color(let value): color = value
    case .nothing: color = nil
    default: break
    }
  }

  func write(to path: inout CGPath?) {
    switch self {
    case .path(let value): path = value
    case .nothing: path = nil
    default: break
    }
  }

  /// Names, and option sets by their number.
  func write<Value: RawRepresentable>(to name: inout Value) {
    switch self {
    case .other(let value as Value): name = value
    case .other(let raw as Value.RawValue): name = Value(rawValue: raw) ?? name
    case .number(let number):
      if let raw = UInt(exactly: number) as? Value.RawValue { name = Value(rawValue: raw) ?? name }
    default: break
    }
  }
}
