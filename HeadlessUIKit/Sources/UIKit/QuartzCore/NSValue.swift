// Linux's NSValue knows points, sizes, rectangles and C arrays, but no other structures: the
// matrices and vectors are stored as arrays of numbers.
extension NSValue {
  static let transform3DType = "[16d]"
  static let affineTransformType = "[6d]"
  private static let vectorType = "[2d]"

  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public var cgPointValue: CGPoint { pointValue }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgRectValue: CGRect { rectValue }

  public convenience init(cgVector vector: CGVector) {
    var vector = vector
    self.init(bytes: &vector, objCType: Self.vectorType)
  }

  public var cgVectorValue: CGVector {
    read(CGVector.zero, Self.vectorType)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.affineTransformType)
  }

  public var cgAffineTransformValue: CGAffineTransform {
    read(CGAffineTransform(), Self.affineTransformType)
  }

  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transform3DType)
  }

  public var caTransform3DValue: CATransform3D {
    read(CATransform3D(), Self.transform3DType)
  }

  private func read<Value: BitwiseCopyable>(_ initial: Value, _ type: String) -> Value {
    guard String(cString: objCType) == type else { return initial }
    var value = initial
    getValue(&value)
    return value
  }
}
