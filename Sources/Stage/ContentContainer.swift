import UIKit

/// The superview of a screen's view in its wrapper. It lays that view out itself: UIKit takes it away for a
/// full screen above the card, and puts it back as large as the window.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?
  /// Lies above the screen, as large as it.
  weak var veil: UIView?
  /// Called when the screen's view is about to be taken away.
  var onRemoval: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self { content.rest(in: bounds) }
    veil?.frame = bounds
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === content { onRemoval() }
  }
}
