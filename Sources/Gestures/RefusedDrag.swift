import UIKit

/// What a screen gives that is not to leave: a little, more and more reluctantly, and back.
@MainActor
final class RefusedDrag {
  private let layer: CALayer
  private weak var view: UIView?
  private let rest: CATransform3D
  private var written: CATransform3D
  /// What is seen beside a full screen that gives: nothing is to look through to a window.
  private let ground: UIView?
  private let size: CGSize

  /// In points.
  static let most: CGFloat = 20

  init(_ view: UIView, ground color: UIColor?) {
    self.view = view
    layer = view.layer
    rest = layer.transform
    written = rest
    size = view.bounds.size
    if let color, let container = view.superview {
      let ground = UIView(frame: container.bounds)
      ground.backgroundColor = color
      ground.isUserInteractionEnabled = false
      container.insertSubview(ground, belowSubview: view)
      self.ground = ground
    } else {
      ground = nil
    }
  }

  /// `way` is where the finger has gone since it began.
  func move(along way: CGVector) {
    guard way.length > 0 else { return write(rest) }
    let give = GestureProgress.rubber(way.length, over: RefusedDrag.most) / way.length
    write(CATransform3DConcat(rest, CATransform3DMakeTranslation(way.dx * give, way.dy * give, 0)))
  }

  /// `share` is how far a pinch has closed.
  func shrink(by share: CGFloat) {
    let longer = max(size.width, size.height, 1)
    let give = GestureProgress.rubber(share * longer, over: RefusedDrag.most)
    let scale = 1 - 2 * give / longer
    write(CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), rest))
  }

  func release() {
    let ground = ground
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.giveBack()
    } completion: { _ in
      ground?.removeFromSuperview()
    }
  }

  /// At once: something else is to move the screen.
  func cancel() {
    UIView.performWithoutAnimation { self.giveBack() }
    ground?.removeFromSuperview()
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
