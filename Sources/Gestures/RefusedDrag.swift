import UIKit

/// Rubber-bands a screen that may not be dismissed. `layer.transform` stays at rest.
@MainActor
final class RefusedDrag {
  private let layer: CALayer
  private let rest: CATransform3D
  private var shown = CATransform3DIdentity
  /// Covers the window behind a full screen.
  private let background: UIView?
  private let size: CGSize
  private let key = AnimationKey.of("refusal")

  /// The largest movement of the screen, in points.
  static let limit: CGFloat = 20

  init(_ view: UIView, background color: UIColor?) {
    layer = view.layer
    rest = layer.transform
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

  /// - Parameter movement: The finger's movement since the drag began.
  func move(along movement: CGVector) {
    guard movement.length > 0 else { return hold(CATransform3DIdentity) }
    let give = movement.length.rubberBanded(over: RefusedDrag.limit) / movement.length
    hold(CATransform3DMakeTranslation(movement.dx * give, movement.dy * give, 0))
  }

  /// - Parameter share: How far a pinch has closed, 0…1.
  func shrink(by share: CGFloat) {
    let longer = max(size.width, size.height, 1)
    let give = (share * longer).rubberBanded(over: RefusedDrag.limit)
    let scale = 1 - 2 * give / longer
    hold(CATransform3DMakeScale(scale, scale, 1))
  }

  /// Springs back to rest.
  func settle() {
    let timing = Timing.spring(dampingRatio: 0.85, duration: 0.35, tolerance: 0.01)
    let steps = 24
    let shares = (0...steps).map { Double($0) / Double(steps) }
    let values = shares.map { share in
      matrix(shown, share: 1 - timing.fraction(at: share * timing.duration))
    }
    let back = CAKeyframeAnimation(
      "transform", values, at: shares.map { NSNumber(value: $0) }, lasting: timing.duration)
    back.isRemovedOnCompletion = true
    let background = background
    back.delegate = AnimationEnd { _ in background?.removeFromSuperview() }
    layer.add(back, forKey: key)
  }

  /// Ends at once, because a run is about to move the screen.
  func cancel() {
    layer.removeAnimation(forKey: key)
    background?.removeFromSuperview()
  }

  private func hold(_ transform: CATransform3D) {
    shown = transform
    layer.add(CABasicAnimation(still: "transform", matrix(transform, share: 1)), forKey: key)
  }

  /// Returns a share of a translation or an even scale, before `rest`.
  private func matrix(_ full: CATransform3D, share: CGFloat) -> NSValue {
    var part = full
    part.m11 = 1 + (full.m11 - 1) * share
    part.m22 = 1 + (full.m22 - 1) * share
    part.m41 = full.m41 * share
    part.m42 = full.m42 * share
    return NSValue(caTransform3D: CATransform3DConcat(part, rest))
  }
}
