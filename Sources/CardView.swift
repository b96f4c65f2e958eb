import UIKit

/// A card around a screen: the shadow outside, a rounded clip inside, so that the app's own layer
/// gets neither mask nor radius.
@MainActor
final class CardView: UIView {
  private let clip = UIView()
  private let content: UIView

  /// Asked to leave by VoiceOver's escape gesture; answers whether it will.
  var onEscape: () -> Bool = { false }

  var cornerRadius: CGFloat = 0 {
    didSet {
      clip.layer.cornerRadius = cornerRadius
      setNeedsLayout()
    }
  }

  init(content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    // Only the card is there for VoiceOver while it is open.
    accessibilityViewIsModal = true
    // As soft as the shadow that was measured under iOS's own zoomed pages.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.24
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 4)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
    clip.frame = bounds
    addSubview(clip)
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content.rest(in: clip.bounds)
    clip.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    cast(UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath)
  }

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { onEscape() }
  }

  /// UIKit animates no shadow's path along with a change of size: it has to be told.
  private func cast(_ path: CGPath) {
    let seconds = UIView.inheritedAnimationDuration
    if seconds > 0, let old = layer.shadowPath, old != path {
      let change = CABasicAnimation(keyPath: "shadowPath")
      change.fromValue = old
      change.duration = seconds
      change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(change, forKey: "shadowPath")
    }
    layer.shadowPath = path
  }

  /// Gives the screen back as it was.
  func unwrap() {
    if content.superview === clip { content.removeFromSuperview() }
    removeFromSuperview()
  }
}
