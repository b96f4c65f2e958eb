// Code turns pages.
extension UIPageViewController {
  func exchangePage(
    for list: [UIViewController], isForward: Bool, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard list.count == 1, let page = list.first else {
      return HeadlessMisuse.record(
        .pageCountWrong,
        "The number of view controllers provided (\(list.count)) doesn't match the number required "
          + "(1) for the requested transition")
    }
    loadViewIfNeeded()
    // Unverified: UIKit is known to throw at times.
    endTurn()
    noteIndicator()
    guard page !== pages.current else {
      forgetNeighbors()
      completion?(true)
      return
    }
    guard animated, scroller.window != nil, appearance.phase == .appeared, pages.current != nil
    else { return showAtOnce(page, completion) }
    turn(to: page, isForward: isForward, completion)
  }

  /// Neighbors are dropped, and the data source will be asked again [controllers 21.9].
  ///
  /// Observed: the page hears of its appearance at once, even before this controller has appeared
  /// [controllers 21.10].
  private func showAtOnce(_ page: UIViewController, _ completion: ((Bool) -> Void)?) {
    let old = pages.current
    if old != nil { forgetNeighbors(but: page) }
    pages.current = page
    contain(page)
    page.beginAppearance(true, animated: false)
    old?.beginAppearance(false, animated: false)
    placePages()
    page.endAppearance()
    old?.endAppearance()
    if let old { release(old) }
    completion?(true)
  }

  /// The former page remains as a neighbor, whatever the data source thinks [controllers 21.8].
  private func turn(
    to page: UIViewController, isForward: Bool, _ completion: ((Bool) -> Void)?
  ) {
    forgetNeighbors(but: page)
    pages[isForward] = .page(page)
    contain(page)
    placePages()
    pages.turn = PageState.Turn(
      page: page, isForward: isForward, isByFinger: false, completion: completion)
    tellTurn(to: page)
    scroller.setContentOffset(scroller.offset(of: isForward ? 1 : -1), animated: true)
  }

  private func noteIndicator() {
    guard let dataSource, dataSource.presentationCount(for: self) > 0 else { return }
    HeadlessMisuse.record(.notModelled, "The stand-in has no page indicator.")
  }

  private func forgetNeighbors(but kept: UIViewController? = nil) {
    for isForward in [true, false] {
      if let page = pages[isForward].page, page !== kept { release(page) }
      pages[isForward] = .unknown
    }
  }

  /// A page becomes a child, with its view beside the one that is shown [controllers 21.2].
  func contain(_ page: UIViewController) {
    page.appearance.isDriven = true
    guard page.parentStorage !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  func release(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    page.appearance.isDriven = false
  }

  /// Puts the current page in the middle.
  func placePages() {
    guard isViewLoaded else { return }
    scroller.show(pages)
    let places: [(CGFloat, UIViewController?)] = [
      (-1, pages.before.page), (0, pages.current), (1, pages.after.page),
    ]
    SystemMove.perform {
      for (place, page) in places {
        guard let view = page?.view else { continue }
        view.bounds.size = scroller.bounds.size
        let frame = scroller.frame(of: place)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        if view.superview !== scroller { scroller.addSubview(view) }
      }
    }
    if pages.turn == nil, !scroller.isMovedByHand {
      scroller.contentOffset = scroller.offset(of: 0)
    }
  }
}
