import UIKit

/// What a screen gives that is not to leave: a little, more and more reluctantly, and back.
@MainActor
final class RefusedDrag {
  private let layer: CALayer
  private weak var view: UIView?
  private let rest: CATransform3D
  private var written: CATransform3D
  /// What is seen beside a full screen that gives: nothing is to look through to a window.
  private let background: UIView?
  private let size: CGSize

  /// In points.
  static let limit: CGFloat = 20

  init(_ view: UIView, background color: UIColor?) {
    self.view = view
    layer = view.layer
    rest = layer.transform
    written = rest
    size = view.bounds.size
    if let color, let container = view.superview {
      let background = UIView(frame: container.bounds)
      background.backgroundColor = color
      background.isUserInteractionEnabled = false
      container.insertSubview(background, belowSubview: view)
      self.background = background
    } else {
      background = nil
    }
  }

  /// `way` is where the finger has gone since it began.
  func move(along movement: CGVector) {
    guard movement.length > 0 else { return write(rest) }
    let give =
      RubberBand.offset(for: movement.length, over: RefusedDrag.limit) / movement.length
    write(
      CATransform3DConcat(
        rest, CATransform3DMakeTranslation(movement.dx * give, movement.dy * give, 0)))
  }

  /// `share` is how far a pinch has closed.
  func shrink(by share: CGFloat) {
    let longer = max(size.width, size.height, 1)
    let give = RubberBand.offset(for: share * longer, over: RefusedDrag.limit)
    let scale = 1 - 2 * give / longer
    write(CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), rest))
  }

  func settle() {
    let background = background
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.giveBack()
    } completion: { _ in
      background?.removeFromSuperview()
    }
  }

  /// At once: something else is to move the screen.
  func cancel() {
    UIView.performWithoutAnimation { self.giveBack() }
    background?.removeFromSuperview()
  }

  private func write(_ transform: CATransform3D) {
    guard CATransform3DEqualToTransform(layer.transform, written) else { return }
    UIView.performWithoutAnimation { self.view?.transform3D = transform }
    written = transform
  }

  private func giveBack() {
    guard CATransform3DEqualToTransform(layer.transform, written) else { return }
    view?.transform3D = rest
    written = rest
  }
}
