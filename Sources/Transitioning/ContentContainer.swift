import UIKit

/// The clip of a card. It lays out the screen's view itself: UIKit takes that view away for a full
/// screen above the card, and puts it back as large as the window.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self { content.rest(in: bounds) }
  }
}
