import UIKit

/// A drawn symbol, as large as the view.
final class SymbolView: UIView {
  enum Symbol {
    case close, plus, heart, play, pause, forward, backward, filter, menu, more
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  var symbol: Symbol {
    didSet { setNeedsLayout() }
  }
  private let color: UIColor

  init(_ symbol: Symbol, color: UIColor) {
    self.symbol = symbol
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let path = symbol.path
    path.apply(CGAffineTransform(scaleX: bounds.width / 24, y: bounds.height / 24))
    shape.path = path.cgPath
    shape.lineWidth = symbol.lineWidth * bounds.width / 24
    updateColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    guard let shape = layer as? CAShapeLayer else { return }
    let ink = color.resolvedColor(with: traitCollection).cgColor
    shape.strokeColor = ink
    shape.fillColor = symbol.isOpen ? nil : ink
    shape.lineCap = .round
    shape.lineJoin = .round
  }
}
