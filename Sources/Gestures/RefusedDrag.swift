import UIKit

/// Rubber-bands a screen that may not be dismissed. `layer.transform` stays at rest.
@MainActor
final class RefusedDrag {
  private let view: UIView
  private let restingTransform: CATransform3D
  private var translation = CGVector.zero
  private var scale: CGFloat = 1
  /// Covers the window behind a full screen.
  private var background: UIView?
  private let key = LayerAnimations.key("refusal")

  /// The largest translation of the screen, in points: a pull of 280 points moves it by 50.
  static let limit: CGFloat = 74

  init(_ view: UIView, background color: UIColor?) {
    self.view = view
    restingTransform = view.layer.transform
    guard let color, let container = view.superview else { return }
    let background = UIView(frame: container.bounds)
    background.backgroundColor = color
    background.isUserInteractionEnabled = false
    container.insertSubview(background, belowSubview: view)
    self.background = background
  }

  /// Follows the fingers since `base`: a pinch by the scale, any other drag by the translation.
  func follow(_ sample: GestureSample, from base: GestureSample, isPinch: Bool) {
    if isPinch {
      let longer = max(view.bounds.width, view.bounds.height, 1)
      let share = GestureSample.pinchProgress(scale: sample.scale, from: base.scale)
      scale = 1 - 2 * (share * longer).rubberBanded(over: Self.limit) / longer
    } else {
      let way = sample.translation - base.translation
      let length = max(way.length, 1e-9)
      translation = way.scaled(by: length.rubberBanded(over: Self.limit) / length)
    }
    view.layer.add(CABasicAnimation(still: "transform", matrix(share: 1)), forKey: key)
  }

  /// Springs back to rest.
  func settle() {
    let timing = Timing.spring(dampingRatio: 0.85, duration: 0.35, tolerance: 0.01)
    let shares = (0...24).map { Double($0) / 24 }
    let values = shares.map { matrix(share: 1 - timing.fraction(at: $0 * timing.duration)) }
    let back = CAKeyframeAnimation(
      "transform", values, at: shares.map { NSNumber(value: $0) }, lasting: timing.duration)
    back.isRemovedOnCompletion = true
    back.delegate = AnimationEnd { [background] _ in background?.removeFromSuperview() }
    view.layer.add(back, forKey: key)
  }

  /// Ends at once, because a run is about to move the screen.
  func cancel() {
    view.layer.removeAnimation(forKey: key)
    background?.removeFromSuperview()
  }

  /// Returns the transform of the layer at a share of `translation` and `scale`.
  private func matrix(share: CGFloat) -> CATransform3D {
    let scale = 1 + (scale - 1) * share
    var part = CATransform3DMakeScale(scale, scale, 1)
    (part.m41, part.m42) = (translation.dx * share, translation.dy * share)
    return CATransform3DConcat(part, restingTransform)
  }
}
