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
