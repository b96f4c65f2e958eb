// Linux's NSValue knows C arrays, but few structures: all are stored as arrays of numbers, whose count says what they
// are. Linux's `objCType`, which would say it, loses memory at each call.
extension NSValue {
  /// What is stored, by the count of its doubles.
  enum Contents: Int {
    case vector = 2, point, rect, size, affineTransform, transform3D = 16
  }

  var contents: Contents? { Contents(rawValue: doubles) }

  private convenience init(_ numbers: [CGFloat], _ contents: Contents) {
    var numbers = numbers.map(Double.init)
    while numbers.count < contents.rawValue { numbers.append(0) }
    self.init(bytes: &numbers, objCType: "[\(contents.rawValue)d]")
  }

  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y], .point) }
  public var cgPointValue: CGPoint { read(CGPoint.zero, .point) }

  public convenience init(cgSize size: CGSize) { self.init([size.width, size.height], .size) }
  public var cgSizeValue: CGSize { read(CGSize.zero, .size) }

  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], .rect)
  }

  public var cgRectValue: CGRect { read(CGRect.zero, .rect) }

  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy], .vector) }
  public var cgVectorValue: CGVector { read(CGVector.zero, .vector) }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty], .affineTransform)
  }

  public var cgAffineTransformValue: CGAffineTransform {
    read(CGAffineTransform(), .affineTransform)
  }

  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: "[16d]")
  }

  public var caTransform3DValue: CATransform3D { read(CATransform3D(), .transform3D) }

  private func read<Value>(_ initial: Value, _ wanted: Contents) -> Value {
    guard contents == wanted else { return initial }
    // The array may be longer than the structure.
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: NSValue.most) { numbers in
      getValue(numbers.baseAddress!)
      return UnsafeRawPointer(numbers.baseAddress!).load(as: Value.self)
    }
  }

  /// How many doubles are stored, seen by what `getValue(_:)` leaves of a longer array.
  private var doubles: Int {
    let untouched = Double(bitPattern: 0x7FF4_5A5A_5A5A_5A5A)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: NSValue.most) { numbers in
      numbers.initialize(repeating: untouched)
      getValue(numbers.baseAddress!)
      return numbers.lastIndex { $0.bitPattern != untouched.bitPattern }.map { $0 + 1 } ?? 0
    }
  }

  private static let most = 24
}
