import Foundation

open class UIBezierPath: NSObject {
  var elements: [HeadlessPathElement] = []

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    elements = CGPath.rect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = CGPath.ellipse(rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    // Unverified: a device draws corners a little smoother than quarters of an ellipse.
    elements = CGPath.roundedRect(rect, corners: corners, radii: cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy: later changes do not reach the receiver.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  open var isEmpty: Bool { elements.isEmpty }

  open var currentPoint: CGPoint { elements.currentPoint }

  /// The outline's box; zero when there is none.
  open var bounds: CGRect {
    let box = cgPath.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }
}

extension UIBezierPath {
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }

  public func stroke() {
    let stroke = HeadlessDrawing.Stroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit)
    UIGraphicsGetCurrentContext()?.stroke(cgPath, stroke)
  }

  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(cgPath, evenOdd: usesEvenOddFillRule)
  }
}
