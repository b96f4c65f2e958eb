import UIKit

/// The superview of a screen's view in its wrapper. It lays that view out itself: UIKit takes it away for a
/// full screen above the card, and puts it back as large as the window. A screen may give its view another frame, and
/// keeps that until `placeContent()` is called or the bounds change.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?
  /// Lies above the screen, as large as it.
  weak var veil: UIView?
  /// Called when the screen's view is about to be taken away.
  var onRemoval: () -> Void = {}
  /// The bounds in which the screen's view was placed.
  private var placement: CGRect?

  /// Places the screen's view with the next layout.
  func placeContent() {
    placement = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self, placement != bounds {
      placement = bounds
      content.rest(in: bounds)
    }
    veil?.frame = bounds
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview === content { placeContent() }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === content { onRemoval() }
  }
}
