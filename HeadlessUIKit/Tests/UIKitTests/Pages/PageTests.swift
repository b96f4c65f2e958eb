import Testing
import UIKit

extension All {
  /// Page view controllers in the scroll style.
  @MainActor @Suite struct PageTests {
    init() { Headless.reset() }

    private func calls(_ book: Book) -> [String] {
      book.journal.take().filter { !$0.contains(".") }
    }

    private func appearances(_ book: Book) -> [String] {
      book.journal.take().filter { $0.contains(".") && !$0.hasSuffix(".load") }
    }

    // Reported: SRG's apps loop over `children` to reach every cached page and ask `viewControllers`
    // for the current one; hyperoslo/Pages#32, XuYanci/GLViewPagerViewController-Swift#1.
    // [controllers 21.1] [controllers 21.2]
    @Test func neighborsAreChildrenAndNotShown() throws {
      let book = Book()
      #expect(book.shown == ["1"] && book.children == ["1"])
      book.drag(0.2)
      #expect(book.shown == ["1"] && book.children == ["0", "1", "2"])
      let scroller = try #require(book.scroller)
      #expect(book.screens[2].view.isDescendant(of: scroller))
      #expect(book.screens[1].view.convert(CGPoint.zero, to: book.window) == .zero)
      #expect(book.screens[2].view.convert(CGPoint.zero, to: book.window).x == 390)
      book.drag(0.8)
      #expect(book.shown == ["2"] && book.children == ["1", "2", "3"])
      #expect(book.screens[0].parent == nil && book.screens[0].view.superview == nil)
      #expect(Headless.misuses.isEmpty)
    }

    // Documented: without a data source, gestures are off. Observed: the scroll view's own switch
    // follows it, tzef/BmoViewPager#9. [controllers 21.3]
    @Test func withoutADataSourceNoFingerTurnsPages() {
      let book = Book()
      book.pager.dataSource = nil
      #expect(book.scroller?.isScrollEnabled == false)
      book.drag(0.8)
      #expect(book.shown == ["1"] && book.journal.take().isEmpty)
      book.pager.dataSource = book
      book.drag(0.8)
      #expect(book.shown == ["2"])
    }

    // Observed: wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html,
    // qiita.com/yajamon/items/e1754e7fc847b595c26a. [controllers 21.5] [controllers 21.6]
    @Test func theOrderOfCallsInTurnsByAFinger() {
      let book = Book(at: 0)
      book.drag(0.2)
      #expect(calls(book) == ["after 0", "before 0", "will 1", "did true 0 false"])
      book.drag(0.8)
      #expect(calls(book) == ["will 1", "did true 0 true", "after 1"])
      #expect(book.shownAtTheEnd === book.screens[1])
      book.drag(-0.8)
      #expect(calls(book) == ["will 0", "did true 1 true", "before 0"])
      #expect(book.shown == ["0"])
    }

    // WL, https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html; that a
    // neighbor waits without callbacks: min/MNPageViewController#4. [controllers 3.10]
    // [controllers 21.7]
    @Test func pagesAppearAsTheyAreTurned() {
      let book = Book()
      book.drag(0.8)
      #expect(
        appearances(book).filter { !$0.hasSuffix(".iA") } == ["2.wA", "1.wD", "2.dA", "1.dD"])
      book.window.rootViewController = UIViewController()
      Headless.turn()
      #expect(appearances(book) == ["2.wD", "2.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // WL. [controllers 3.17]
    @Test func aTurnThatIsTakenBack() {
      let book = Book()
      book.drag(0.2)
      #expect(
        appearances(book).filter { !$0.hasSuffix(".iA") } == [
          "2.wA", "1.wD", "1.wA", "1.dA", "2.wD", "2.dD",
        ])
      #expect(book.scroller?.contentOffset == CGPoint(x: 390, y: 0))
    }

    // Radars 13162693, 14314073; stackoverflow.com/questions/12939280. Documented: the delegate hears
    // of turns by gestures. [controllers 21.5] [controllers 21.8]
    @Test func anAnimatedTurnByCodeKeepsTheFormerPageBeside() {
      let book = Book(8, at: 4)
      var completed: [Bool] = []
      book.pager.setViewControllers([book.screens[0]], direction: .reverse, animated: true) {
        completed.append($0)
      }
      Headless.advance(by: 0.1)
      #expect(completed.isEmpty && (book.scroller?.contentOffset.x ?? 0) < 390)
      Headless.advance(by: 0.5)
      #expect(completed == [true] && book.shown == ["0"] && book.children == ["0", "4"])
      let lines = book.journal.take()
      #expect(lines.filter { !$0.contains(".") }.isEmpty)
      #expect(
        lines.filter { $0.contains(".") && !$0.hasSuffix("iA") && !$0.hasSuffix("load") } == [
          "0.wA", "4.wD", "0.dA", "4.dD",
        ])
      book.drag(0.8)
      #expect(book.shown == ["4"])
    }

    // Radar 13162693, XuYanci/GLViewPagerViewController-Swift#1: the data source is asked again.
    // [controllers 21.9]
    @Test func aPageSetWithoutAnimationForgetsTheNeighbors() {
      let book = Book()
      book.drag(0.2)
      _ = book.journal.take()
      book.pager.setViewControllers([book.screens[3]], direction: .forward, animated: false)
      #expect(book.shown == ["3"] && book.children == ["3"])
      _ = book.journal.take()
      book.drag(-0.8)
      #expect(book.shown == ["2"])
      #expect(calls(book).starts(with: ["after 3", "before 3", "will 2"]))
    }

    // Reported: Taehyeon-Kim/TIL#18, NYPL-Simplified/Simplified-iOS#781. [controllers 21.11]
    @Test(arguments: [0, 2]) func oneControllerAtATime(count: Int) {
      let book = Book()
      book.pager.setViewControllers(
        Array(book.screens.prefix(count)), direction: .forward, animated: false)
      #expect(Headless.takeMisuses().map(\.kind) == [.pageCountWrong])
      #expect(book.shown == ["1"])
    }

    // Observed: radar 24607701. [controllers 21.12]
    @Test func pagerStopsAtTheLastPage() {
      let book = Book(2, at: 1)
      book.drag(0.8)
      #expect(book.shown == ["1"] && calls(book) == ["after 1", "before 1"])
      #expect(book.scroller?.contentOffset.x == 390)
    }

    // Reported: Pageboy listens as the scroll view's delegate, and pages turn all the same.
    // [controllers 21.15]
    @Test func theAppMayListenToTheScrollView() {
      final class Listener: NSObject, UIScrollViewDelegate {
        var heard = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
      }
      let (book, listener) = (Book(), Listener())
      book.scroller?.delegate = listener
      book.drag(0.8)
      #expect(listener.heard > 5 && book.shown == ["2"])
    }

    @Test func unmodeledOptionsAreReported() {
      _ = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 10])
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled, .notModelled])
    }

    @Test func aPageKeepsItsPlaceWhenTheDeviceTurns() {
      let book = Book()
      book.drag(0.2)
      Headless.resize(book.window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
      Headless.advance(by: 1)
      #expect(book.screens[1].view.convert(book.screens[1].view.bounds, to: nil).minX == 0)
      #expect(book.screens[1].view.bounds.size == CGSize(width: 844, height: 390))
      book.drag(0.8)
      #expect(book.shown == ["2"] && Headless.misuses.isEmpty)
    }

    @Test func pagesMayStandOneBelowTheOther() {
      let book = Book(isVertical: true)
      book.drag(0.8, isVertical: true)
      #expect(book.shown == ["2"] && book.scroller?.contentOffset == CGPoint(x: 0, y: 844))
    }

    @Test func pagerIsReleasedWithItsPages() {
      weak var pager: UIPageViewController?
      weak var page: UIViewController?
      weak var neighbor: UIViewController?
      do {
        let book = Book()
        book.drag(0.2)
        (pager, page, neighbor) = (book.pager, book.screens[1], book.screens[2])
        book.window.rootViewController = nil
        Headless.advance(by: 1)
      }
      Headless.reset()
      #expect(pager == nil && page == nil && neighbor == nil)
    }
  }
}
