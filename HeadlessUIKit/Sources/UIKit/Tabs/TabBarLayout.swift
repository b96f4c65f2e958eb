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
    let rightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let away = barIsAway ? (rightToLeft ? bounds.width : -bounds.width) : 0
    // Not by the frame: an animator may have transformed the bar.
    bar.bounds.size = CGSize(width: bounds.width, height: height)
    bar.center = CGPoint(x: bounds.midX + away, y: bounds.maxY - height / 2)
    for child in controllers ?? [] {
      let isAway = child === selected ? barIsAway && barRun == nil : child.sendsBottomBarAway
      child.containerInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: isAway || bar.isHidden ? 0 : bar.contentHeight, right: 0)
    }
  }
}
