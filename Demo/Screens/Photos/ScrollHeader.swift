import UIKit

/// A bar as a navigation bar with large titles is: the large title scrolls away below it, then the
/// bar's own title and its line fade in. It has the color of the screen and no blur: presets fade
/// screens, and a blur in a fading screen looks broken.
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
    rule.backgroundColor = .separator
    for child in [backdrop, self.title, rule] { addSubview(child) }
    show(scrolled: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// The height below the status bar.
  static let height: CGFloat = 44
  /// The height of the large title below the bar.
  static var largeTitle: CGFloat { .text(41) + 11 }

  /// - Parameter scrolled: The distance scrolled, in points.
  func show(scrolled: CGFloat) {
    // What is read of the large title has gone when its margin begins to go.
    let share = min(max((scrolled - ScrollHeader.largeTitle + 10) / 10, 0), 1)
    rule.alpha = share
    title.alpha = share
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    title.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    rule.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }
}
