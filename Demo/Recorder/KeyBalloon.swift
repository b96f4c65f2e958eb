import UIKit

/// The enlarged letter of a key that a finger covers, in one shape with the key.
final class KeyBalloon: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let label = UILabel()
  /// The key's frame in the balloon.
  private let body: CGRect
  /// The part above the key.
  private let head: CGRect

  /// - Parameters:
  ///   - key: The key's frame in the keyboard.
  ///   - width: The width of the keyboard.
  init(_ letter: String, over key: CGRect, in width: CGFloat) {
    let size = CGSize(width: key.width + 22, height: 48)
    let x = min(max(key.midX - size.width / 2, 2), width - size.width - 2)
    let frame = CGRect(
      x: x, y: key.minY - size.height - 6, width: size.width, height: size.height + 6 + key.height)
    head = CGRect(origin: .zero, size: size)
    body = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.text = letter
    label.font = .systemFont(ofSize: 32, weight: .light)
    label.textAlignment = .center
    label.textColor = .label
    addSubview(label)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = head.offsetBy(dx: 0, dy: -1)
    guard let shape = layer as? CAShapeLayer else { return }
    let path = outline
    shape.path = path.cgPath
    shape.shadowPath = path.cgPath
    shape.fillColor = KeyColors.bright.resolvedColor(with: traitCollection).cgColor
  }

  /// From the head, which is wider than the key, down to the key.
  private var outline: UIBezierPath {
    let (radius, small): (CGFloat, CGFloat) = (9, 5)
    let (left, right) = (body.minX, body.maxX)
    let (shoulder, waist) = (head.maxY - 4, body.minY + 7)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: radius, y: 0))
    path.addLine(to: CGPoint(x: head.maxX - radius, y: 0))
    path.addQuadCurve(
      to: CGPoint(x: head.maxX, y: radius), controlPoint: CGPoint(x: head.maxX, y: 0))
    path.addLine(to: CGPoint(x: head.maxX, y: shoulder - radius))
    path.addCurve(
      to: CGPoint(x: right, y: waist), controlPoint1: CGPoint(x: head.maxX, y: shoulder + 4),
      controlPoint2: CGPoint(x: right, y: shoulder))
    path.addLine(to: CGPoint(x: right, y: body.maxY - small))
    path.addQuadCurve(
      to: CGPoint(x: right - small, y: body.maxY),
      controlPoint: CGPoint(x: right, y: body.maxY))
    path.addLine(to: CGPoint(x: left + small, y: body.maxY))
    path.addQuadCurve(
      to: CGPoint(x: left, y: body.maxY - small),
      controlPoint: CGPoint(x: left, y: body.maxY))
    path.addLine(to: CGPoint(x: left, y: waist))
    path.addCurve(
      to: CGPoint(x: 0, y: shoulder - radius), controlPoint1: CGPoint(x: left, y: shoulder),
      controlPoint2: CGPoint(x: 0, y: shoulder + 4))
    path.addLine(to: CGPoint(x: 0, y: radius))
    path.addQuadCurve(to: CGPoint(x: radius, y: 0), controlPoint: .zero)
    path.close()
    return path
  }
}
