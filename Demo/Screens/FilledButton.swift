import UIKit

/// A button as wide as its column: blue for the main action, gray for the other one.
final class FilledButton: UIButton {
  init(_ title: String, isProminent: Bool) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(isProminent ? .white : .systemBlue, for: .normal)
    titleLabel?.font = .text(17, weight: .semibold)
    backgroundColor = isProminent ? .systemBlue : .tertiarySystemFill
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}
