/// Lays out the bar and the screen, and starts what waits for layout: published traces of a push
/// show the layout of the container's view below the new screen's `viewDidLoad`.
final class NavigationLayoutView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOut()
  }
}

extension UINavigationController {
  func buildView() {
    let view = NavigationLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigation = self
    self.view = view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(bar)
    view.addSubview(tools)
    buildSwipe(on: view)
  }

  func layOut() {
    layOutBar()
    if let run = currentRun, run.phase == .queued, run.order.pushStartsInLayout {
      run.startUnlessFrozen()
    }
    layOutShown()
  }

  /// 44 points below the status bar; the bar's own background reaches up to the edge. What the
  /// content sees of it is a part of its safe area.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let isNested = outerStack != nil
    if !state.barMoves {
      let frame = restingFrameOfBar(in: view)
      // Its background reaches up to the edge from there.
      if bar.frame != frame { bar.setNeedsLayout() }
      bar.frame = frame
      bar.isHidden = state.hidesBar || isNested
    }
    layOutTools()
    if let screen = screenOfBars { screen.containerInsets = barInsets(of: screen) }
  }

  func restingFrameOfBar(in view: UIView) -> CGRect {
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.standardHeight
    return CGRect(
      x: 0, y: state.hidesBar ? -height : top, width: view.bounds.width, height: height)
  }

  /// By its frame, even under a transform, and only where it has another place on the stage
  /// [controllers 17.3].
  private func layOutShown() {
    guard currentRun == nil, let shown = state.shown, let view = shown.viewIfLoaded,
      view.superview === stage
    else { return }
    let frame = restingFrame(of: shown)
    guard state.frameOfShown != frame else { return }
    state.frameOfShown = frame
    if view.frame != frame { view.frame = frame }
  }

  /// Puts the top screen in place without a transition: the first one, or one that was set while
  /// nobody looked.
  func placeTop() {
    guard currentRun == nil, let top = topViewController, state.shown !== top else { return }
    _ = view
    state.shown?.viewIfLoaded?.removeFromSuperview()
    delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
    state.shown = top
    state.owesDidShow = top
    toolsChange(animated: false)
    refreshBar()
    bottomBarHost?.pagesChange(in: self, with: nil)
    guard let topView = top.view else { return }
    state.frameOfShown = restingFrame(of: top)
    topView.frame = state.frameOfShown
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    SystemMove.perform { stage.addSubview(topView) }
    if appearance.phase == .appeared {
      MainLoop.main.afterCommit { [weak self] in self?.firstScreenAppeared() }
    }
  }

  func firstScreenAppeared() {
    guard let controller = state.owesDidShow, appearance.phase == .appeared else { return }
    state.owesDidShow = nil
    delegate?.navigationController(self, didShow: controller, animated: appearance.isAnimated)
  }
}

extension UINavigationController {
  /// Observed: it prefers the size that its top screen prefers [controllers 17.7].
  /// Unverified: without its bar, and not where the top screen has no wish.
  func followPreferredSize() {
    guard let wish = state.stack.last?.preferredContentSize, wish != .zero else { return }
    let own = Headless.navigationControllersShrink ? .zero : preferredContentSize
    preferredContentSize = CGSize(
      width: max(own.width, wish.width), height: max(own.height, wish.height))
  }
}
