/// Uncovers the actions of a row; on the table view, beside its scrolling pan, and excluded by it
/// like any other [gestures 172].
// Unverified: a second finger; a trackpad's scroll, to which it is deaf.
final class SwipePan: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var handled: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addHeadlessTarget { [weak self] pan in self?.drive(pan.state) }
  }

  /// Without a row there is nothing to wait for.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let table else { return }
    if table.row(at: location(in: table)) == nil { state = .failed }
  }

  /// Sideways it begins where there are actions, and fails where there are none [gestures 173]. Up
  /// or down it fails, or stays what it is: accounts differ [gestures 174].
  override func mayBegin(with touches: [UITouch]) -> Bool {
    guard let table else { return false }
    let (way, slop) = (tracking.way, Headless.panRules.slop)
    if max(abs(way.x), abs(way.y)) < slop { return false }
    if abs(way.x) <= abs(way.y) {
      if Headless.panRules.verticalWaysFailSwipes { state = .failed }
      return false
    }
    let end = location(in: table)
    let start = CGPoint(x: end.x - way.x, y: end.y - way.y)
    if table.openSwipe(at: start, toRight: way.x > 0) { return true }
    state = .failed
    return false
  }

  override func reset() {
    super.reset()
    table?.forgetSwipeThatNeverBegan()
  }

  private func drive(_ state: State) {
    guard let table else { return }
    switch state {
    case .began:
      handled = 0
      table.beginSwipe()
      follow(table)
    case .changed: follow(table)
    case .ended:
      follow(table)
      table.endSwipe(velocity: velocity(in: table).x)
    case .cancelled: table.closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }

  private func follow(_ table: UITableView) {
    let travel = convert(way: tracking.translation, to: table).x
    table.moveSwipe(by: travel - handled)
    handled = travel
  }
}
