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
    let move = { [weak self] in
      guard let self, let view = viewIfLoaded else { return }
      bar.frame = restingFrameOfBar(in: view)
    }
    if let run = currentRun, run.isAnimated, !run.coordinator.hasRun {
      run.coordinator.animate(
        alongsideTransition: { _ in move() }, completion: { [weak self] _ in self?.settleBar() })
    } else {
      UIView.animate(
        withDuration: TimeInterval(Self.hideShowBarDuration), animations: move,
        completion: { [weak self] _ in self?.settleBar() })
    }
  }

  private func settleBar() {
    state.barMoves = false
    bar.isHidden = state.hidesBar
    layOutBar()
  }
}
