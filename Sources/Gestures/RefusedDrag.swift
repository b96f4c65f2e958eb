import UIKit

/// Rubber-bands a screen that refuses to be dismissed.
@MainActor
final class RefusedDrag {
  private let layer: CALayer
  private weak var view: UIView?
  private let rest: CATransform3D
  private var written: CATransform3D
  /// A plain view behind a full screen that moves aside, so that the window does not show through.
  private let background: UIView?
  private let size: CGSize

  /// The limit that the offset never reaches, in points.
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

  /// Moves the screen; `movement` is the finger's since the drag began, in points.
  func move(along movement: CGVector) {
    guard movement.length > 0 else { return write(rest) }
    let give =
      RubberBand.offset(for: movement.length, over: RefusedDrag.limit) / movement.length
    write(
      CATransform3DConcat(
        rest, CATransform3DMakeTranslation(movement.dx * give, movement.dy * give, 0)))
  }

  /// Shrinks the screen; `share` is how far a pinch has closed, 0…1.
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

  /// Returns the screen to rest without animation, because a run is about to move it.
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
