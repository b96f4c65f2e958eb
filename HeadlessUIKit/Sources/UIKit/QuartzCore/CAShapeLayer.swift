open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    state.content = .shape(ShapeState())
  }

  public required init(layer: Any) { super.init(layer: layer) }

  open var path: CGPath? {
    get { state.shape.path }
    set { write(.path, \.shape.path, newValue) }
  }

  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { write(.fillColor, \.shape.fillColor, newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { write(.fillRule, \.shape.fillRule, newValue) }
  }

  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { write(.strokeColor, \.shape.strokeColor, newValue) }
  }

  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { write(.strokeStart, \.shape.strokeStart, newValue) }
  }

  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { write(.strokeEnd, \.shape.strokeEnd, newValue) }
  }

  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { write(.lineWidth, \.shape.lineWidth, newValue) }
  }

  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { write(.miterLimit, \.shape.miterLimit, newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { write(.lineCap, \.shape.lineCap, newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { write(.lineJoin, \.shape.lineJoin, newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { write(.lineDashPhase, \.shape.lineDashPhase, newValue) }
  }

  open var lineDashPattern: [NSNumber]? {
    get { state.shape.lineDashPattern }
    set { write(.lineDashPattern, \.shape.lineDashPattern, newValue) }
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

extension CGPath {
  /// Point by point. Paths that are not built alike have no middle: Apple leaves it undefined.
  func interpolated(to other: CGPath, _ fraction: CGFloat) -> CGPath {
    guard elements.count == other.elements.count else { return other }
    var result: [HeadlessPathElement] = []
    for (a, b) in zip(elements, other.elements) {
      guard let element = a.interpolated(to: b, fraction) else { return other }
      result.append(element)
    }
    return CGPath(elements: result)
  }

  /// As many elements, of the same kinds.
  func isBuilt(like other: CGPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.interpolated(to: $1, 0) != nil }
  }
}

extension HeadlessPathElement {
  fileprivate func interpolated(to other: Self, _ f: CGFloat) -> Self? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(to: mix(a, b))
    case (.line(let a), .line(let b)): return .line(to: mix(a, b))
    case (.quad(let a, let c), .quad(let b, let d)):
      return .quad(to: mix(a, b), control: mix(c, d))
    case (.cubic(let a, let c, let e), .cubic(let b, let d, let g)):
      return .cubic(to: mix(a, b), control1: mix(c, d), control2: mix(e, g))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
