import UIKit

/// An arrow that points to the trailing side, as at the end of a row, or back.
final class ChevronView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var color: UIColor = .tertiaryLabel {
    didSet { updateColor() }
  }

  private let pointsBack: Bool

  init(pointsBack: Bool = false) {
    self.pointsBack = pointsBack
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    shape.fillColor = nil
    shape.lineWidth = 2.2
    shape.lineCap = .round
    shape.lineJoin = .round
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 1.5, dy: 1.5)
    let pointsLeft = isRightToLeft != pointsBack
    let tip = pointsLeft ? inner.minX : inner.maxX
    let tail = pointsLeft ? inner.maxX : inner.minX
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tail, y: inner.minY))
    path.addLine(to: CGPoint(x: tip, y: inner.midY))
    path.addLine(to: CGPoint(x: tail, y: inner.maxY))
    (layer as? CAShapeLayer)?.path = path.cgPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    (layer as? CAShapeLayer)?.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
