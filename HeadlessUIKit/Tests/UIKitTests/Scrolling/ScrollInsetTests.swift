import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollInsetTests {
    init() { Headless.reset() }

    let bars = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    func fill(
      _ window: UIWindow, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
      content: CGSize = CGSize(width: 390, height: 2000)
    ) -> UIScrollView {
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = content
      view.contentInsetAdjustmentBehavior = behavior
      window.addSubview(view)
      return view
    }

    // Documented: …/uiscrollview/adjustedcontentinset. [gestures 118]
    @Test func theSafeAreaIsAddedToTheInset() {
      let window = Headless.makeWindow()
      let view = fill(window, .always)
      #expect(view.adjustedContentInset == bars)
      view.contentInset = UIEdgeInsets(top: 3, left: 1, bottom: 2, right: 4)
      #expect(
        view.adjustedContentInset == UIEdgeInsets(top: 50, left: 1, bottom: 36, right: 4))
    }

    // Documented: …/contentinsetadjustmentbehavior-swift.enum/never. [gestures 118]
    @Test func neverAddsNothing() {
      let window = Headless.makeWindow()
      #expect(fill(window, .never).adjustedContentInset == .zero)
    }

    // Documented: UIScrollView.h, edges of scrollable axes. [gestures 118]
    @Test func onlyScrollableAxesAreAdjusted() {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
      let view = fill(window, .scrollableAxes)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 9, left: 0, bottom: 7, right: 0))
      view.contentSize = CGSize(width: 400, height: 10)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 6))
      view.alwaysBounceVertical = true
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
    }

    // Documented: WWDC 2018-235: as with scrollable axes, and in a navigation controller at top and
    // bottom even when nothing scrolls. [gestures 118]
    @Test func automaticKnowsNavigationControllers() {
      let small = CGSize(width: 100, height: 100)
      let window = Headless.makeWindow()
      #expect(fill(window, .automatic, content: small).adjustedContentInset == .zero)
      #expect(fill(window, .automatic).adjustedContentInset == bars)

      let screen = UIViewController()
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = small
      screen.view.addSubview(view)
      window.rootViewController = UINavigationController(rootViewController: screen)
      Headless.turn()
      view.frame = screen.view.bounds
      #expect(view.safeAreaInsets.top > 47)
      #expect(view.adjustedContentInset == view.safeAreaInsets)
    }

    // Documented: …/contentinsetadjustmentbehavior-swift.enum/automatic: "by a navigation or tab bar
    // controller". [gestures 118]
    @Test func automaticKnowsTabBarControllers() {
      let window = Headless.makeWindow()
      let screen = UIViewController()
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 100, height: 100)
      screen.view.addSubview(view)
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      window.rootViewController = tabs
      Headless.turn()
      view.frame = screen.view.bounds
      #expect(view.safeAreaInsets.bottom > 34)
      #expect(view.adjustedContentInset == view.safeAreaInsets)
    }

    // Documented: …/uiscrollview/adjustedcontentinsetdidchange().
    @Test func aChangeIsTold() {
      final class Watching: UIScrollView {
        var changes = 0
        override func adjustedContentInsetDidChange() {
          super.adjustedContentInsetDidChange()
          changes += 1
        }
      }
      let window = Headless.makeWindow()
      let log = Scroller.Log()
      let view = Watching(frame: window.bounds)
      view.contentInsetAdjustmentBehavior = .always
      view.delegate = log
      window.addSubview(view)
      #expect(view.changes == 1)
      #expect(log.lines.contains("insets"))
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.changes == 2)
    }

    // Observed: the top lies at -adjustedContentInset.top, and there a screen begins. [gestures 118]
    @Test func theTopIsUnderTheBar() {
      let window = Headless.makeWindow()
      let view = fill(window, .automatic)
      #expect(view.contentOffset.y == -47)
      window.headlessSafeAreaInsets.top = 91
      #expect(view.contentOffset.y == -91)
    }

    // Unverified: what is scrolled stays where it is.
    @Test func scrolledContentStaysWhenInsetsChange() {
      let window = Headless.makeWindow()
      let view = fill(window, .automatic)
      view.contentOffset.y = 300
      window.headlessSafeAreaInsets.top = 91
      #expect(view.contentOffset.y == 300)
    }

    // Documented: WWDC 2018-235: what a scroll view absorbs is not passed on to its subviews.
    @Test func subviewsDoNotSeeWhatIsAbsorbed() {
      let window = Headless.makeWindow()
      let view = fill(window, .automatic)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      view.addSubview(content)
      view.contentOffset.y = 500
      #expect(content.safeAreaInsets == .zero)
      view.contentInsetAdjustmentBehavior = .never
      #expect(content.safeAreaInsets.top == 47)
    }
  }
}
