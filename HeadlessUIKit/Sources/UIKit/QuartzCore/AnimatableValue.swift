/// What an animation can interpolate, taken out of the `Any` that it was given.
enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case effect(HeadlessEffect)
  case list([AnimatableValue])
  /// Changes at once: images, Booleans, names.
  case other(Any)
  case nothing

  init(_ value: Any?) {
    guard let value else {
      self = .nothing
      return
    }
    // The usual types first: the casts below also try what a value bridges to, which takes long.
    if let usual = AnimatableValue(usual: value) {
      self = usual
      return
    }
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    // Before Bool, which a boxed 1 would pass for.
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as Bool: self = .other(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as UInt: self = .number(CGFloat(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as HeadlessEffect: self = .effect(value)
    case let value as NSValue: self.init(boxed: value)
    case let value as [Any]: self = .list(value.map { AnimatableValue($0) })
    case is NSNull: self = .nothing
    default: self = .other(value)
    }
  }

  private init?(usual value: Any) {
    let type = type(of: value)
    if type == CATransform3D.self {
      self = .transform(value as! CATransform3D)
    } else if type == CGPoint.self {
      self = .point(value as! CGPoint)
    } else if type == CGRect.self {
      self = .rect(value as! CGRect)
    } else if type == CGSize.self {
      self = .size(value as! CGSize)
    } else if type == CGFloat.self {
      self = .number(value as! CGFloat)
    } else if type == CGPath.self {
      self = .path(value as! CGPath)
    } else if type == CGColor.self {
      self = .color(value as! CGColor)
    } else if type == Int.self {
      self = .number(CGFloat(value as! Int))
    } else if type == Double.self {
      self = .number(CGFloat(value as! Double))
    } else if type == Float.self {
      self = .number(CGFloat(value as! Float))
    } else if type is NSNumber.Type {
      self = .number(CGFloat((value as! NSNumber).doubleValue))
    } else if type is NSValue.Type {
      self.init(boxed: value as! NSValue)
    } else {
      return nil
    }
  }

  private init(boxed value: NSValue) {
    switch value.contents {
    case .point: self = .point(value.cgPointValue)
    case .size: self = .size(value.cgSizeValue)
    case .rect: self = .rect(value.cgRectValue)
    case .transform3D: self = .transform(value.caTransform3DValue)
    case .affineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
    case .vector, nil: self = .other(value)
    }
  }

  /// As key-value coding hands it out: numbers boxed, structures as they are.
  var any: Any? {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .effect(let value): value
    case .list(let values): values.map { $0.any as Any }
    case .other(let value): value
    case .nothing: nil
    }
  }
}
