/// The toolbar below a stack's screens. Documented: it is hidden until the app shows it, has the items of the
/// top screen, and obeys that screen's `hidesBottomBarWhenPushed` [controllers 15.17].
extension UINavigationController {
  func showsTools(for screen: UIViewController) -> Bool {
    !state.hidesTools && outerStack == nil && !screen.hidesBottomBarWhenPushed
  }

  /// The screen that the bars belong to.
  var screenOfBars: UIViewController? { currentRun?.to ?? topViewController }

  func layOutTools() {
    guard let view = viewIfLoaded, !state.toolsMove else { return }
    tools.frame = restingFrameOfTools(in: view)
    tools.isHidden = !state.toolsAreShown
  }

  // Unverified: that it lies above a tab bar, and leaves downwards.
  private func restingFrameOfTools(in view: UIView) -> CGRect {
    let (bounds, height) = (view.bounds, UIToolbar.standardHeight)
    let bottom = view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: state.toolsAreShown ? bounds.maxY - bottom - height : bounds.maxY,
      width: bounds.width, height: height)
  }

  /// Another screen, other items, or another setting.
  func toolsChange(to screen: UIViewController? = nil, animated: Bool) {
    let screen = screen ?? screenOfBars
    tools.setItems(screen?.toolbarItems, animated: animated)
    let isShown = screen.map(showsTools) ?? false
    guard isShown != state.toolsAreShown else { return layOutBar() }
    // Where it comes from.
    layOutTools()
    state.toolsAreShown = isShown
    defer { layOutBar() }
    guard animated, viewIfLoaded?.window != nil, UIView.areAnimationsEnabled else {
      return settleTools()
    }
    state.toolsMove = true
    tools.isHidden = false
    moveBar { navigation, view in
      navigation.tools.frame = navigation.restingFrameOfTools(in: view)
    } completion: {
      $0.settleTools()
    }
  }

  func toolbarItemsChange(of screen: UIViewController) {
    if screen === screenOfBars { tools.setItems(screen.toolbarItems, animated: false) }
  }

  private func settleTools() {
    state.toolsMove = false
    layOutBar()
  }
}

extension UIViewController {
  func toolbarItemsChange() {
    (parentStorage as? UINavigationController)?.toolbarItemsChange(of: self)
  }
}
