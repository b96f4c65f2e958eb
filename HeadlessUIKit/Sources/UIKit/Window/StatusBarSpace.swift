/// The room that the status bar takes of a window while it is shown.
extension UIWindow {
  /// Observed: the inset of a notch stays, whether the status bar is shown or not [controllers 19.17].
  // Unverified: that less than 44 points are a status bar's.
  var topIsStatusBar: Bool { headlessSafeAreaInsets.top < 44 }

  var insetsBelowBars: UIEdgeInsets {
    var insets = headlessSafeAreaInsets
    if hidesStatusBar, topIsStatusBar { insets.top = 0 }
    return insets
  }

  /// Asks the screen in charge. In an animation block, and where a transition animates, the layout
  /// that follows is animated [controllers 19.18, 19.19].
  func updateStatusBar(animated: Bool = false) {
    let hides = rootViewController?.wantsStatusBarHidden ?? false
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    guard insetsBelowBars != safeAreaInsets else { return }
    guard animated else { return moveBelowBars() }
    // Unverified: how long it takes.
    UIView.animate(withDuration: 0.35) { self.moveBelowBars() }
  }

  private func moveBelowBars() {
    updateSafeArea()
    if AnimationContext.current != nil { layoutIfNeeded() }
  }

  static func updateStatusBars() {
    for window in UIWindowScene.only.windows { window.updateStatusBar() }
  }
}
