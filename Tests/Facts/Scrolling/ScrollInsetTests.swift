import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ScrollInsetTests {
    /// As large as the window; the content is as wide, and taller, unless told otherwise.
    private func fill(
      _ window: UIWindow, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
      content: CGSize? = nil
    ) -> UIScrollView {
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = content ?? CGSize(width: window.bounds.width, height: 2000)
      view.contentInsetAdjustmentBehavior = behavior
      window.addSubview(view)
      clock.turn()
      return view
    }

    // Documented: …/uiscrollview/adjustedcontentinset. [gestures 118]
    @Test func theSafeAreaIsAddedToTheInset() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = fill(window, .always)
        #expect(view.adjustedContentInset == window.safeAreaInsets)
        view.contentInset = UIEdgeInsets(top: 3, left: 1, bottom: 2, right: 4)
        let (safe, all) = (window.safeAreaInsets, view.adjustedContentInset)
        #expect(all.top == safe.top + 3 && all.left == safe.left + 1)
        #expect(all.bottom == safe.bottom + 2 && all.right == safe.right + 4)
      }
    }

    // Documented: …/contentinsetadjustmentbehavior-swift.enum/never. [gestures 118]
    @Test func neverAddsNothing() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        #expect(fill(window, .never).adjustedContentInset == .zero)
      }
    }

    // Documented: UIScrollView.h, edges of scrollable axes. [gestures 118]
    @Test func onlyScrollableAxesAreAdjusted() async throws {
      try await clock.play {
        let window = clock.makeWindow(
          size: nil, safeAreaInsets: UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
        let (view, safe) = (fill(window, .scrollableAxes), window.safeAreaInsets)
        #expect(
          view.adjustedContentInset
            == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        view.contentSize = CGSize(width: window.bounds.width + 10, height: 10)
        #expect(
          view.adjustedContentInset
            == UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        view.alwaysBounceVertical = true
        #expect(view.adjustedContentInset == safe)
      }
    }

    // Documented: WWDC 2018-235: as with scrollable axes, and in a navigation controller at top and
    // bottom even when nothing scrolls. [gestures 118]
    @Test func automaticKnowsNavigationControllers() async throws {
      try await clock.play {
        let small = CGSize(width: 100, height: 100)
        let window = clock.makeWindow()
        #expect(fill(window, .automatic, content: small).adjustedContentInset == .zero)
        #expect(fill(window, .automatic).adjustedContentInset == window.safeAreaInsets)

        let screen = UIViewController()
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = small
        screen.view.addSubview(view)
        window.rootViewController = UINavigationController(rootViewController: screen)
        clock.turn()
        view.frame = screen.view.bounds
        clock.turn()
        #expect(view.safeAreaInsets.top > window.safeAreaInsets.top)
        #expect(view.adjustedContentInset == view.safeAreaInsets)
      }
    }

    // Documented: …/contentinsetadjustmentbehavior-swift.enum/automatic: "by a navigation or tab bar
    // controller". [gestures 118]
    @Test func automaticKnowsTabBarControllers() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let screen = UIViewController()
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 100, height: 100)
        screen.view.addSubview(view)
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        window.rootViewController = tabs
        clock.turn()
        view.frame = screen.view.bounds
        clock.turn()
        #expect(view.safeAreaInsets.bottom > window.safeAreaInsets.bottom)
        #expect(view.adjustedContentInset == view.safeAreaInsets)
      }
    }

    // Documented: …/uiscrollview/adjustedcontentinsetdidchange().
    @Test func aChangeIsTold() async throws {
      try await clock.play {
        final class Watching: UIScrollView {
          var changes = 0
          override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            changes += 1
          }
        }
        let window = clock.makeWindow()
        let log = Scroller.Log()
        let view = Watching(frame: window.bounds)
        view.contentInsetAdjustmentBehavior = .always
        view.delegate = log
        window.addSubview(view)
        clock.turn()
        #expect(view.changes == 1)
        #expect(log.lines.contains("insets"))
        view.contentInsetAdjustmentBehavior = .never
        clock.turn()
        #expect(view.changes == 2)
      }
    }

    // Documented: WWDC 2018-235: what a scroll view absorbs is not passed on to its subviews.
    @Test func subviewsDoNotSeeWhatIsAbsorbed() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let view = fill(window, .automatic)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 2000))
        view.addSubview(content)
        view.contentOffset.y = 500
        clock.turn()
        #expect(content.safeAreaInsets == .zero)
        view.contentInsetAdjustmentBehavior = .never
        clock.turn()
        #expect(content.safeAreaInsets.top == window.safeAreaInsets.top)
      }
    }
  }
}
