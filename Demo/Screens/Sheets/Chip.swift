import UIKit

/// A capsule with a word, blue while it is selected.
final class Chip: UIControl {
  private let label: UILabel

  init(_ title: String) {
    label = UILabel(title, size: 15, weight: .medium)
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  var textWidth: CGFloat { label.sizeThatFits(.zero).width.rounded(.up) }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }

  private func showSelection() {
    backgroundColor = isSelected ? .systemBlue : .secondarySystemGroupedBackground
    label.textColor = isSelected ? .white : .label
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
