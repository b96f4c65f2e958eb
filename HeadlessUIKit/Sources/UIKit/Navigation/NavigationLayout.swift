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
      bar.frame = restingFrameOfBar(in: view)
      bar.isHidden = state.hidesBar || isNested
    }
    let top = state.hidesBar || isNested ? 0 : UINavigationBar.standardHeight
    (currentRun?.to ?? topViewController)?.containerInsets =
      UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
  }

  func restingFrameOfBar(in view: UIView) -> CGRect {
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.standardHeight
    return CGRect(
      x: 0, y: state.hidesBar ? -height : top, width: view.bounds.width, height: height)
  }

  /// By its frame, even under a transform, and only where the stage has another size
  /// [controllers 17.3].
  private func layOutShown() {
    guard currentRun == nil, let view = state.shown?.viewIfLoaded, view.superview === stage,
      state.sizeOfShown != stage.bounds.size
    else { return }
    state.sizeOfShown = stage.bounds.size
    if view.frame != stage.bounds { view.frame = stage.bounds }
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
    state.sizeOfShown = stage.bounds.size
    layOutBar()
    refreshBar()
    bottomBarHost?.pagesChange(in: self, with: nil)
    guard let topView = top.view else { return }
    topView.frame = stage.bounds
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
