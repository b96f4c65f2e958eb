import UIKit

/// A card around a screen: a shadow outside and a rounded clip inside, so that the app's own layer
/// gets neither a mask nor a corner radius.
@MainActor
final class CardView: WrapperView {
  private let clip = ContentContainer()

  override var contentContainer: UIView { clip }

  var cornerRadius: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(content: UIView) {
    super.init(content: content)
    clip.content = content
    clip.onRemoval = { [weak self] in self?.onContentRemoval() }
    // As soft as under iOS's own zoomed pages: https://pub.dev/packages/swift_transitions
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.24
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 4)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
    clip.frame = bounds
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    clip.frame = bounds
    super.layoutSubviews()
    // A layer with larger corners than it has room for is not defined.
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    clip.layer.cornerRadius = radius
    clip.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    cast(UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath)
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
