import UIKit

/// Covers originals that are in sight although they fly, as the ground behind them would: with its color, or with
/// the same gradient. One view for all that lie on one ground.
@MainActor
final class PatchView: UIView {
  let model: CALayer
  private let shape = CAShapeLayer()
  /// True if hiding the originals does not hide what is covered: a picture of them.
  let isUntilRevealed: Bool
  private(set) var patches: [(original: OriginalView, frame: CGRect)] = []

  /// - Parameters:
  ///   - content: The superview, in which the ground lies somewhere, or a picture of it.
  ///   - untilRevealed: Whether the originals stay covered when they have been hidden.
  init(like ground: CALayer, in content: UIView, untilRevealed: Bool = false) {
    model = ground
    isUntilRevealed = untilRevealed
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

  /// Uncovers an original that is hidden from now on.
  func originalIsHidden(_ original: OriginalView) {
    if !isUntilRevealed { uncover(original) }
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
