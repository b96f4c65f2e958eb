// A finger turns pages.
extension UIPageViewController {
  /// The data source is asked about both sides when the first drag begins, the side after first
  /// [controllers 21.6].
  func askForNeighbors() {
    guard pages.turn == nil, pages.before.isUnknown || pages.after.isUnknown else { return }
    for isForward in [true, false] { ask(isForward) }
    placePages()
  }

  private func ask(_ isForward: Bool) {
    guard pages[isForward].isUnknown, let current = pages.current, let dataSource else { return }
    let page =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let page else { return pages[isForward] = .none }
    pages[isForward] = .page(page)
    contain(page)
  }

  /// The first movement toward a neighbor begins a turn.
  // Unverified: the delegate is told before the pages; across the current page, one turn ends and
  // another begins.
  func pagesDidMove() {
    guard scroller.isDragging || scroller.isDecelerating, scroller.shift != 0 else { return }
    let isForward = scroller.shift > 0
    if let turn = pages.turn {
      if turn.isForward == isForward { return }
      takeBack(turn)
    }
    guard let page = pages[isForward].page else { return }
    pages.turn = PageState.Turn(page: page, isForward: isForward, isByFinger: true)
    delegate?.pageViewController(self, willTransitionTo: [page])
    tellTurn(to: page)
  }

  /// [controllers 3.10].
  func tellTurn(to page: UIViewController) {
    guard appearance.isVisible else { return }
    page.beginAppearance(true, animated: true)
    pages.current?.beginAppearance(false, animated: true)
  }

  func pagesCameToRest() {
    guard let turn = pages.turn else { return }
    let isTurned = abs(scroller.shift) > scroller.length / 2
    if isTurned { complete(turn, finished: true) } else { takeBack(turn) }
  }

  func complete(_ turn: PageState.Turn, finished: Bool) {
    let old = pages.current
    pages.turn = nil
    pages.current = turn.page
    if appearance.isVisible { turn.page.endAppearance() }
    if let dropped = pages[!turn.isForward].page { release(dropped) }
    pages[!turn.isForward] = old.map { .page($0) } ?? .none
    pages[turn.isForward] = .unknown
    placePages()
    if appearance.isVisible { old?.endAppearance() }
    turn.completion?(finished)
    guard turn.isByFinger else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: [old].compactMap { $0 },
      transitionCompleted: true)
    // Only the side that is new [controllers 21.6].
    guard pages.turn == nil, pages.current === turn.page else { return }
    ask(turn.isForward)
    placePages()
  }

  /// [controllers 3.17].
  // Unverified: all four when the page has come to rest.
  private func takeBack(_ turn: PageState.Turn) {
    pages.turn = nil
    if appearance.isVisible {
      pages.current?.beginAppearance(true, animated: true)
      pages.current?.endAppearance()
      turn.page.beginAppearance(false, animated: true)
      turn.page.endAppearance()
    }
    turn.completion?(false)
    guard turn.isByFinger else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [pages.current].compactMap { $0 },
      transitionCompleted: false)
  }

  /// A resize ends what was under way.
  // Unverified: that it does.
  func pagesWereResized() {
    endTurn()
    placePages()
  }

  /// By code it is finished, by a finger taken back.
  func endTurn() {
    guard let turn = pages.turn else { return }
    scroller.stopMoving()
    if turn.isByFinger { takeBack(turn) } else { complete(turn, finished: false) }
  }
}
