/// A bar that comes or goes: alongside a transition that is about to run, else by itself.
extension UINavigationController {
  func changeBar(hides: Bool, animated: Bool) {
    guard hides != state.hidesBar else { return }
    state.hidesBar = hides
    guard let view = viewIfLoaded else { return bar.isHidden = hides }
    defer { layOutBar() }
    guard animated, view.window != nil, UIView.areAnimationsEnabled else { return settleBar() }
    state.barMoves = true
    bar.isHidden = false
    moveBar { navigation, view in
      navigation.bar.frame = navigation.restingFrameOfBar(in: view)
    } completion: {
      $0.settleBar()
    }
  }

  func moveBar(
    _ action: @escaping (UINavigationController, UIView) -> Void,
    completion: @escaping (UINavigationController) -> Void
  ) {
    let move = { [weak self] in
      guard let self, let view = viewIfLoaded else { return }
      action(self, view)
    }
    let settle = { [weak self] in
      guard let self else { return }
      completion(self)
    }
    if let run = currentRun, run.isAnimated, !run.coordinator.hasRun {
      run.coordinator.animate(
        alongsideTransition: { _ in move() }, completion: { _ in settle() })
    } else {
      UIView.animate(
        withDuration: TimeInterval(Self.hideShowBarDuration), animations: move,
        completion: { _ in settle() })
    }
  }

  private func settleBar() {
    state.barMoves = false
    bar.isHidden = state.hidesBar
    layOutBar()
    viewIfLoaded?.setNeedsLayout()
  }
}
