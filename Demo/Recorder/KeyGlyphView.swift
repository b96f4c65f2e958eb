import UIKit

/// A glyph, as large as the view.
final class KeyGlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let glyph: KeyGlyph
  /// Indicates whether the shape is full.
  var isFilled = false {
    didSet { setNeedsLayout() }
  }

  init(_ glyph: KeyGlyph) {
    self.glyph = glyph
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let scale = bounds.width / 24
    let path = glyph.path
    path.apply(CGAffineTransform(scaleX: scale, y: scale))
    let ink = UIColor.label.resolvedColor(with: traitCollection).cgColor
    shape.path = path.cgPath
    shape.fillColor = isFilled ? ink : nil
    shape.strokeColor = ink
    shape.lineWidth = 1.7 * scale
    shape.lineJoin = .round
    shape.lineCap = .round
  }
}
