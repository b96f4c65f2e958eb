/// The root view of a tab bar controller: its layout is that of the bar, whatever a subclass
/// does in its own callbacks.
final class TabLayoutView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
    tabs?.layOutShown()
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
      let isBeside = isAway || bar.isHidden || !reachesBelowBar(child)
      child.containerInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: isBeside ? 0 : bar.contentHeight, right: 0)
    }
  }

  /// Unverified: a stack always does, and its screens decide.
  private func reachesBelowBar(_ child: UIViewController) -> Bool {
    child is UINavigationController
      || child.reaches(below: .bottom, ofOpaqueBar: !bar.isTranslucent)
  }

  /// Above a bar below which the child does not lie [controllers 15.13].
  func restingFrame(of child: UIViewController) -> CGRect {
    guard let view = viewIfLoaded, !bar.isHidden, !reachesBelowBar(child) else {
      return stage.bounds
    }
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    return stage.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
  }

  func layOutShown() {
    guard containerState.ownRun == nil, let selected, let view = selected.viewIfLoaded,
      view.superview === stage, frameOfShown != restingFrame(of: selected)
    else { return }
    rest(view, of: selected)
  }

  // Not by the frame: an animator may have left a transform.
  func rest(_ view: UIView, of child: UIViewController) {
    frameOfShown = restingFrame(of: child)
    view.bounds.size = frameOfShown.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: frameOfShown.minX + anchor.x * frameOfShown.width,
      y: frameOfShown.minY + anchor.y * frameOfShown.height)
  }
}
