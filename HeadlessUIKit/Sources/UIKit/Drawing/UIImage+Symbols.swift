import Foundation

/// Symbols: a heart, a star and a circle, each also filled.
// Unverified: shapes and sizes. A symbol is drawn as high as its font's cap height and a half.
extension UIImage {
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    init(pointSize: CGFloat?) { self.pointSize = pointSize }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: Optional(pointSize)) }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

    /// What the other one does not say, this one does.
    func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(pointSize: otherConfiguration.pointSize ?? pointSize)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.pointSize == pointSize
    }

    open override var hash: Int { pointSize.hashValue }
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let shape = SymbolShape(name) else { return nil }
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    self.init(
      shape.bitmap(configuration.pointSize ?? UIFont.labelFontSize), scale: Display.scale,
      extras: ImageExtras(symbol: (name, configuration)))
  }

  public var isSymbolImage: Bool { extras.symbol != nil }

  public var symbolConfiguration: SymbolConfiguration? { extras.symbol?.configuration }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let (name, own) = extras.symbol else { return nil }
    let image = UIImage(systemName: name, withConfiguration: own.applying(configuration))
    return image?.withRenderingMode(renderingMode)
  }
}

private struct SymbolShape {
  private let path: CGPath
  private let isFilled: Bool

  init?(_ name: String) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    isFilled = name.hasSuffix(".fill")
    switch name.split(separator: ".")[0] {
    case "circle": path = UIBezierPath(ovalIn: unit.insetBy(dx: 0.06, dy: 0.06)).cgPath
    case "square": path = UIBezierPath(rect: unit.insetBy(dx: 0.1, dy: 0.1)).cgPath
    case "heart": path = SymbolShape.heart
    default: return nil
    }
  }

  private static var heart: CGPath {
    let heart = UIBezierPath()
    heart.move(to: CGPoint(x: 0.5, y: 0.9))
    heart.addCurve(
      to: CGPoint(x: 0.5, y: 0.25), controlPoint1: CGPoint(x: -0.25, y: 0.35),
      controlPoint2: CGPoint(x: 0.25, y: -0.1))
    heart.addCurve(
      to: CGPoint(x: 0.5, y: 0.9), controlPoint1: CGPoint(x: 0.75, y: -0.1),
      controlPoint2: CGPoint(x: 1.25, y: 0.35))
    heart.close()
    return heart.cgPath
  }

  func bitmap(_ pointSize: CGFloat) -> CGImage {
    let side = Display.ceil(pointSize * 1.06)
    let context = CGContext(size: CGSize(width: side, height: side), scale: Display.scale)
    context.scaleBy(x: side, y: side)
    context.setFillColor(UIColor.black.cgColor)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(0.08)
    if isFilled { context.fill(path, evenOdd: false) } else { context.stroke(path) }
    return CGImage(headlessDrawing: context.drawing)
  }
}
