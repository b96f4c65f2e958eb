import UIKit

/// A card around a screen: a shadow outside and a rounded clip inside, so that the app's own layer
/// gets neither a mask nor a corner radius.
@MainActor
final class CardView: WrapperView {
  var cornerRadius: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(content: UIView) {
    super.init(content: content)
    // As soft as under iOS's own zoomed pages: https://pub.dev/packages/swift_transitions
    layer.shadowOpacity = Float(CardLayout.shadow)
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 4)
    contentContainer.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A layer with larger corners than it has room for is not defined.
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    contentContainer.layer.cornerRadius = radius
    contentContainer.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    cast(.window(bounds, cornerRadius: radius))
  }

  /// Sets the shadow's path, animated along with the size, which UIKit does not do by itself.
  private func cast(_ path: CGPath) {
    let seconds = UIView.inheritedAnimationDuration
    if seconds > 0, UIView.areAnimationsEnabled, let old = layer.shadowPath, old != path {
      let change = CABasicAnimation(keyPath: "shadowPath")
      change.fromValue = old
      change.duration = seconds
      change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(change, forKey: "shadowPath")
    }
    layer.shadowPath = path
  }
}

/// The backdrop behind a card, above the presenter: a color or a blur. Reports taps.
@MainActor
final class DimmingView: UIControl {
  var onTap: () -> Void = {}
  private var effectView = UIVisualEffectView(effect: nil)

  var backdrop = TransitionBackdrop.black(opacity: 0) {
    didSet {
      backgroundColor = backdrop.color
      effectView.effect = backdrop.effect
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Not a stop for Full Keyboard Access and VoiceOver, which have the escape gesture.
    isAccessibilityElement = false
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    addEffectView()
  }

  required init?(coder: NSCoder) { nil }

  private func addEffectView() {
    effectView.frame = bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.isUserInteractionEnabled = false
    addSubview(effectView)
  }

  /// Ends a blur that is still on its way out: a run may fade this view, and alpha breaks a blur.
  func dropFormerBlur() {
    guard backdrop.effect == nil else { return }
    effectView.removeFromSuperview()
    effectView = UIVisualEffectView(effect: nil)
    addEffectView()
  }

  /// Animates a blur in or out along with a run.
  func animateBlur(
    _ direction: TransitionDirection, along animator: InterruptibleAnimator, on stage: Stage
  ) {
    guard let effect = backdrop.effect else { return }
    let effectView = effectView
    let opens = direction == .opening
    if opens { effectView.effect = nil }
    // The animator may leave the effect at its start, or half applied.
    stage.undo { committed in effectView.effect = committed == opens ? effect : nil }
    animator.addAnimations { effectView.effect = opens ? effect : nil }
  }
}

/// An empty view in the container of a presentation, which tells when that has gone.
@MainActor
final class CoverWatcher: UIView {
  private let onEnd: () -> Void

  init(in container: UIView, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onEnd() }
  }
}
