import UIKit

/// What a scrolled screen shows behind the status bar, with the title once the large one has left.
/// No blur: presets fade screens, and a blur in a screen that fades looks broken.
final class ScrollHeader: UIView {
  private let backdrop = UIView()
  private let title: UILabel
  private let rule = UIView()

  init(title: String) {
    self.title = UILabel(title, size: 17, weight: .semibold)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.title.textAlignment = .center
    backdrop.backgroundColor = .systemBackground
    backdrop.alpha = 0.96
    rule.backgroundColor = .separator
    for child in [backdrop, self.title, rule] { addSubview(child) }
    show(scrolled: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter scrolled: How far, in points.
  func show(scrolled: CGFloat) {
    // Above the empty margin it is not seen to come.
    isHidden = scrolled <= 0
    rule.alpha = min(max(scrolled / 8, 0), 1)
    title.alpha = min(max((scrolled - 34) / 14, 0), 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    title.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    rule.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
