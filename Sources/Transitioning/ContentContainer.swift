import UIKit

/// The superview of a screen's view in a card. It lays that view out itself: UIKit takes it away for a
/// full screen above the card, and puts it back as large as the window.
@MainActor
final class ContentContainer: UIView {
  weak var content: UIView?
  /// Called when the screen's view is about to be taken away.
  var onRemoval: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self { content.rest(in: bounds) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === content { onRemoval() }
  }
}

/// An empty view in the container of a presentation above a card, which tells when that has gone.
@MainActor
final class CoverWatcher: UIView {
  private let onEnd: () -> Void

  init(in container: UIView, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onEnd() }
  }
}
