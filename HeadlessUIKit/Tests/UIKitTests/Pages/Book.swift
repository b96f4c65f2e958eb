import UIKit

/// A page view controller in a window, with pages that write down what they are told.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal = Journal()
  let window = Headless.makeWindow()
  let pager: UIPageViewController
  let screens: [Screen]
  /// What the delegate is not told otherwise: the page that is shown when a turn ends.
  var shownAtTheEnd: UIViewController?

  init(_ count: Int = 4, at first: Int = 1, isVertical: Bool = false) {
    pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal)
    let journal = journal
    screens = (0..<count).map { Screen("\($0)", journal) }
    super.init()
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([screens[first]], direction: .forward, animated: false)
    window.rootViewController = pager
    Headless.turn()
    _ = journal.take()
  }

  var shown: [String] { names(pager.viewControllers ?? []) }
  var children: Set<String> { Set(names(pager.children)) }

  var scroller: UIScrollView? { pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  func names(_ list: [UIViewController]) -> [String] {
    list.compactMap { ($0 as? Screen)?.name }
  }

  /// Drags by this much of the page's length, to the next page if positive, and lets go at rest.
  func drag(_ share: CGFloat, isVertical: Bool = false) {
    let way = isVertical ? window.bounds.height * share : window.bounds.width * share
    let half = isVertical ? CGVector(dx: 0, dy: way / 2) : CGVector(dx: way / 2, dy: 0)
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    let from = CGPoint(x: middle.x + half.dx, y: middle.y + half.dy)
    let to = CGPoint(x: middle.x - half.dx, y: middle.y - half.dy)
    Headless.play(
      HeadlessTouchScript([.down(from), .move(to: to, over: 0.3), .hold(0.2), .lift]), in: window)
    Headless.advance(by: 3)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    journal.write("will \(names(pendingViewControllers).joined())")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    shownAtTheEnd = pager.viewControllers?.first
    journal.write("did \(finished) \(names(previousViewControllers).joined()) \(completed)")
  }

  private func neighbor(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === page }) else { return nil }
    journal.write("\(step < 0 ? "before" : "after") \(index)")
    return screens.indices.contains(index + step) ? screens[index + step] : nil
  }
}
