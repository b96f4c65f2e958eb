import UIKit

/// The background of the status bar in a scrolled screen, with the title once the large one has
/// left. It has no blur: presets fade screens, and a blur in a fading screen looks broken.
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

  /// - Parameter scrolled: The distance scrolled, in points.
  func show(scrolled: CGFloat) {
    // Above the empty margin its appearance is not noticed.
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
