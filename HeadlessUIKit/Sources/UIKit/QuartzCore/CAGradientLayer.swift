public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer {
  public required init() {
    super.init()
    state.content = .gradient(GradientState())
  }

  public required init(layer: Any) { super.init(layer: layer) }

  open var colors: [Any]? {
    get { state.gradient.colors }
    set { write(.colors, \.gradient.colors, newValue, same: sameColors) }
  }

  open var locations: [NSNumber]? {
    get { state.gradient.locations }
    set { write(.locations, \.gradient.locations, newValue) }
  }

  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { write(.startPoint, \.gradient.startPoint, newValue) }
  }

  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { write(.endPoint, \.gradient.endPoint, newValue) }
  }

  open var type: CAGradientLayerType {
    get { state.gradient.type }
    set { write(.gradientType, \.gradient.type, newValue) }
  }
}

private func sameColors(_ a: [Any]?, _ b: [Any]?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a.count == b.count && zip(a, b).allSatisfy { ($0 as? CGColor) == ($1 as? CGColor) }
}
