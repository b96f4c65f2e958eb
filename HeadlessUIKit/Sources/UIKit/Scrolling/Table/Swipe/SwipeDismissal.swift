/// While a row stands open, a touch elsewhere closes it and does nothing else; so does a tap on the
/// row itself, which may also be swiped on [gestures 175].
final class SwipeDismissal: UIGestureRecognizer {
  private weak var table: UITableView?
  private var start = CGPoint.zero

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    isEnabled = false
    delaysTouchesBegan = true
    addHeadlessTarget { [weak table] _ in table?.closeSwipe(animated: true) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let cell = table?.openCell, let touch = touches.first else {
      state = .failed
      return
    }
    start = location(in: nil)
    if touch.view is SwipeButton {
      state = .failed
    } else if touch.view?.isDescendant(of: cell) != true {
      state = .ended
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    let end = location(in: nil)
    let reach = max(abs(end.x - start.x), abs(end.y - start.y))
    state = reach < HeadlessTapRules.reach ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
