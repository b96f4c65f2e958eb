import UIKit

/// A chevron on a dark, see-through disk: the back button over a picture.
final class RoundButton: UIControl {
  private let chevron = ChevronView(pointsBack: true)

  init(accessibilityLabel: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.32)
    chevron.color = .white
    addSubview(chevron)
    isAccessibilityElement = true
    self.accessibilityLabel = accessibilityLabel
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    place(
      chevron, leading: bounds.midX - 6, top: bounds.midY - 8.5, width: 10, height: 17)
  }
}
