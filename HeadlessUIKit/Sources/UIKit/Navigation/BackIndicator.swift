/// The arrow beside a back button's title. `backIndicatorImage` is documented: a chevron by default.
// Unverified: its size and its place.
final class BackIndicator: UIView {
  static let size = CGSize(width: 13, height: 21)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = nil
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.insetBy(dx: 2, dy: 2)
    let (tip, tail) = isMirrored ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tail, y: inner.minY))
    path.addLine(to: CGPoint(x: tip, y: inner.midY))
    path.addLine(to: CGPoint(x: tail, y: inner.maxY))
    shape.path = path.cgPath
    shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
