import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Page view controllers in the scroll style.
  @MainActor @Suite struct PageTests {
    // Observed: radar 12606964. [controllers 21.4]
    @Test func recognizersAreNotToldInTheScrollStyle() async throws {
      try await clock.play {
        let pager = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        let pages = Pages()
        pager.dataSource = pages
        let scroller = pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        #expect(pager.gestureRecognizers.isEmpty)
        #expect(scroller?.panGestureRecognizer.isEnabled == true)
      }
    }

    // Observed: uias/Pageboy#233, stackoverflow.com/questions/48653763. [controllers 21.10]
    @Test func theFirstPageAppearsBeforeItsPager() async throws {
      try await clock.play {
        final class Own: UIPageViewController {
          var journal: Journal?
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            journal?.write("P.wA")
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            journal?.write("P.dA")
          }
        }
        let journal = Journal()
        let pager = Own(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.journal = journal
        pager.setViewControllers([Screen("C", journal)], direction: .forward, animated: true)
        #expect(journal.take() == ["C.load", "C.wA", "C.dA"])
        let window = clock.makeWindow()
        window.rootViewController = pager
        clock.turn()
        #expect(journal.take() == ["P.wA", "P.dA"])
      }
    }
  }
}

/// Pages without a neighbor.
private final class Pages: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
