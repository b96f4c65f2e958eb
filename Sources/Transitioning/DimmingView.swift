import UIKit

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
