import UIKit

/// Covers originals that are in sight although they fly, as the ground behind them would: with its color, or with
/// the same gradient. One view for all that lie on one ground.
@MainActor
final class PatchView: UIView {
  let model: CALayer
  private let shape = CAShapeLayer()
  /// True if it lies on a picture of the originals, which shows them also when they are hidden.
  private let isOnPicture: Bool
  private(set) var patches: [(original: OriginalView, frame: CGRect)] = []

  /// - Parameters:
  ///   - content: The superview, in which the ground lies somewhere, or a picture of it.
  ///   - isPicture: Whether the superview shows a picture of the originals.
  init(like ground: CALayer, in content: UIView, isPicture: Bool = false) {
    model = ground
    isOnPicture = isPicture
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

  /// Uncovers an original that is hidden from now on, unless a picture still shows it.
  func originalIsHidden(_ original: OriginalView) {
    if !isOnPicture { uncover(original) }
  }

  /// Uncovers an original.
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
