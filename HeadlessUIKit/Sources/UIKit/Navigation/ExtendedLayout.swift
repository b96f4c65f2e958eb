/// How far a screen's view reaches below the bars of its container [controllers 15.13 to 15.15].
extension UIViewController {
  /// Observed: below an opaque bar only if the screen says so. Documented: below none at an edge that the
  /// screen does not extend.
  func reaches(below edge: UIRectEdge, ofOpaqueBar isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }

  func extentChanged() { parentStorage?.loadedView?.setNeedsLayout() }
}

extension UINavigationController {
  /// The bars beside which a screen lies, and not below.
  func restingFrame(of child: UIViewController) -> CGRect {
    var room = UIEdgeInsets.zero
    guard let view = viewIfLoaded, outerStack == nil else { return stage.bounds }
    if !state.hidesBar, !child.reaches(below: .top, ofOpaqueBar: !bar.isTranslucent) {
      room.top = view.safeAreaInsets.top + UINavigationBar.standardHeight
    }
    if showsTools(for: child) {
      if !child.reaches(below: .bottom, ofOpaqueBar: !tools.isTranslucent) {
        room.bottom = view.safeAreaInsets.bottom + UIToolbar.standardHeight
      }
    } else if let below = bottomBarHost?.bottomBar(of: self), !sendsBottomBarAway(below: child),
      !child.reaches(below: .bottom, ofOpaqueBar: !below.isTranslucent)
    {
      room.bottom = below.height
    }
    return stage.bounds.inset(by: room)
  }

  /// What a screen sees of the bars above and below it, as part of its safe area.
  func barInsets(of child: UIViewController) -> UIEdgeInsets {
    guard outerStack == nil else { return .zero }
    let isAbove =
      !state.hidesBar && child.reaches(below: .top, ofOpaqueBar: !bar.isTranslucent)
    let isBelow =
      showsTools(for: child) && child.reaches(below: .bottom, ofOpaqueBar: !tools.isTranslucent)
    return UIEdgeInsets(
      top: isAbove ? UINavigationBar.standardHeight : 0, left: 0,
      bottom: isBelow ? UIToolbar.standardHeight : 0, right: 0)
  }

  private func sendsBottomBarAway(below child: UIViewController) -> Bool {
    let stack = state.stack.contains(child) ? state.stack : currentRun?.change.before ?? []
    let below = stack.firstIndex(of: child).map { stack[...$0] } ?? stack[...]
    return below.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
