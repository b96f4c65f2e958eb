/// The root view of a tab bar controller: its layout is that of the bar, whatever a subclass
/// does in its own callbacks.
final class TabLayoutView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tabs?.layOutBar()
  }
}

extension UITabBarController {
  /// At the bottom, the home indicator's strip included. What a child sees of it is a part of its
  /// safe area; the child's view reaches under it.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    // Not by the frame: an animator may have transformed the bar.
    bar.bounds.size = CGSize(width: bounds.width, height: height)
    bar.center = CGPoint(
      x: bounds.midX - (barIsAway ? bounds.width : 0), y: bounds.maxY - height / 2)
    let inset = bar.isHidden || barIsAway ? 0 : bar.contentHeight
    for child in controllers ?? [] {
      child.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    }
  }
}
