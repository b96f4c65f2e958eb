/// Refreshes a scroll view's content when that is pulled down beyond its top. Not drawn.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }

  // Unverified, the height included.
  static let height: CGFloat = 60

  /// The content is so many points below its top, in a finger's hand [gestures 149].
  // Unverified: refreshing begins as soon as the control is in full view; UIKit then keeps room for
  // it, which is absent here.
  func show(_ distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.height else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension UIScrollView {
  /// The control lies above the content.
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
    refreshControl.autoresizingMask = [.flexibleWidth]
    insertSubview(refreshControl, at: 0)
  }
}
