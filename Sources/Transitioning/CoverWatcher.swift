import UIKit

/// An empty view in the container of a presentation, which tells when that has gone.
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
