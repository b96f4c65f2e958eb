import UIKit

/// Covers originals that stay in sight until their looks are made, as the ground behind them would: with its
/// color, or with the same gradient. One view for all that lie on one ground.
@MainActor
final class PatchView: UIView {
  let model: CALayer
  private let shape = CAShapeLayer()
  private(set) var patches: [(original: OriginalView, frame: CGRect)] = []

  /// - Parameter content: The superview, in which the ground lies somewhere.
  init(like ground: CALayer, in content: UIView) {
    model = ground
    super.init(frame: content.layer.convert(ground.bounds, from: ground))
    isUserInteractionEnabled = false
    if let gradient = ground as? CAGradientLayer, gradient.colors != nil {
      let copy = CAGradientLayer()
      copy.frame = bounds
      copy.colors = gradient.colors
      copy.locations = gradient.locations
      (copy.startPoint, copy.endPoint) = (gradient.startPoint, gradient.endPoint)
      copy.type = gradient.type
      copy.mask = shape
      copy.backgroundColor = gradient.backgroundColor
      layer.addSublayer(copy)
    } else {
      shape.fillColor = ground.backgroundColor
      layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) { nil }

  func cover(_ original: OriginalView, of view: UIView) {
    patches.append((original, convert(original.outline, from: view)))
    original.patch = self
    redraw()
  }

  /// Uncovers an original, which is hidden from now on, or given back.
  func uncover(_ original: OriginalView) {
    patches.removeAll { $0.original === original }
    if patches.isEmpty { removeFromSuperview() } else { redraw() }
  }

  private func redraw() {
    let path = UIBezierPath()
    for patch in patches { path.append(UIBezierPath(rect: patch.frame)) }
    CATransaction.withoutActions { shape.path = path.cgPath }
  }
}
