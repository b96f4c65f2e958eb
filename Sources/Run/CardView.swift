import UIKit

/// A wrapper with a card's look: a shadow outside and the rounded `contentContainer` inside, so the app's own layer
/// gets neither a mask nor a corner radius.
@MainActor
final class CardView: WrapperView {
  var cornerRadius: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The rounded corners.
  var corners = CACornerMask.all { didSet { setNeedsLayout() } }

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
    // Core Animation does not define a `cornerRadius` above half the shorter side.
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    contentContainer.layer.cornerRadius = radius
    contentContainer.layer.maskedCorners = corners
    contentContainer.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    cast(.rounded(bounds, cornerRadius: radius, corners: corners))
  }

  /// Sets `shadowPath`, animated along with the size, because UIKit does not animate a shadow path.
  private func cast(_ path: CGPath) {
    let seconds = UIView.inheritedAnimationDuration
    if seconds > 0, UIView.areAnimationsEnabled, let old = layer.shadowPath, old != path {
      let change = CABasicAnimation(keyPath: "shadowPath")
      change.fromValue = old
      change.duration = seconds
      change.timingFunction = CAMediaTimingFunction(name: .easeOut)
      layer.add(change, forKey: "shadowPath")
    }
    layer.shadowPath = path
  }
}

// The corners of a card at rest, and what leaves it no room.
extension PresentationController {
  /// The corner radius of the card at rest; `nil` for a full screen.
  var cardRadius: CGFloat? {
    guard let card, let containerView else { return nil }
    let settings = controller?.openingMovement.settings
    if let radius = settings?.cornerRadius { return radius }
    let space = space(in: containerView.bounds)
    return card.radius(
      of: frame(of: card, in: space), in: space,
      display: settings?.displayCornerRadius ?? containerView.displayCornerRadius)
  }

  /// Gives the card the corners of its place in the container.
  func roundCard() {
    guard let view = wrapper as? CardView, let card, let containerView, let cardRadius else {
      return
    }
    let space = space(in: containerView.bounds)
    view.cornerRadius = cardRadius
    view.corners = card.maskedCorners(of: frame(of: card, in: space), in: space)
  }

  /// Reports margins or insets that leave no room for the card, and are ignored.
  func reportRoom() {
    guard let card, let bounds = containerView?.bounds, bounds.isUsable,
      let movement = controller?.openingMovement,
      !movement.presentation.hasRoom(for: card, in: bounds, size: movement.settings.size)
    else { return }
    controller?.reportOnce(.cardHasNoRoom)
  }
}

/// The `backdrop` behind a card, above the presenter: a color or a blur.
@MainActor
final class BackdropView: UIControl, TapHandling {
  /// Returns the views that receive the touches beside a card that passes touches, from back to front; by default none,
  /// and touches end in this view.
  var below: (() -> [UIView])?
  /// Called when a finger taps beside the card. A drag, or a finger that rests, is no tap.
  var onTap: (() -> Void)?
  let catchesRun = true
  private var tap: Tap?
  /// Made for a blur only: around an empty effect view, a color that fades would be drawn as a group.
  private var effectView: UIVisualEffectView?

  var backdrop = TransitionBackdrop.black(opacity: 0) {
    didSet {
      backgroundColor = backdrop.color
      if effectView == nil, backdrop.effect != nil { addEffectView() }
      effectView?.effect = backdrop.effect
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Full Keyboard Access and VoiceOver skip this view, because both have the escape gesture.
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let below else { return super.hitTest(point, with: event) }
    return below().reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }.first
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tap = Tap(at: touch.location(in: nil), time: touch.timestamp)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tap?.follow(touch.location(in: nil))
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    if tap?.ends(at: touch.location(in: nil), time: touch.timestamp) == true { onTap?() }
  }

  private func addEffectView() {
    let effectView = UIVisualEffectView(effect: nil)
    self.effectView = effectView
    effectView.frame = bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effectView.isUserInteractionEnabled = false
    UIView.performWithoutAnimation { self.addSubview(effectView) }
  }

  /// Removes an `effectView` whose blur may still be fading out: a run may fade this view, and alpha breaks a blur.
  func dropFormerBlur() {
    guard backdrop.effect == nil else { return }
    effectView?.removeFromSuperview()
    effectView = nil
  }

  /// Animates `effectView.effect` in or out along with a run, if the backdrop is a blur.
  func animateBlur(
    _ direction: TransitionDirection, along animator: InterruptibleAnimator, on stage: Stage
  ) {
    guard let effect = backdrop.effect, let effectView else { return }
    let opens = direction == .opening
    if opens { effectView.effect = nil }
    // The animator may leave `effectView.effect` at its start, or half applied.
    stage.undo { committed in effectView.effect = committed == opens ? effect : nil }
    animator.addAnimations { effectView.effect = opens ? effect : nil }
  }
}
