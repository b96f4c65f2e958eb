import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct StatusBarTests {
    init() { Headless.reset() }

    // Documented: …/uiscrollview/scrollstotop. [gestures 121]
    @Test func aTapOnTheStatusBarScrollsToTheTop() {
      let stage = Scroller()
      stage.view.contentInset.top = 30
      stage.view.contentOffset.y = 700
      stage.log.lines = []
      Headless.tapStatusBar(of: stage.window)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == -30)
      #expect(stage.log.lines == ["scroll", "didTop"])
    }

    // Documented: see above. [gestures 121]
    @Test func scrollingToTheTopCanBeSwitchedOffOrRefused() {
      let stage = Scroller()
      stage.view.contentOffset.y = 700
      stage.log.allowsTop = false
      Headless.tapStatusBar(of: stage.window)
      stage.log.allowsTop = true
      stage.view.scrollsToTop = false
      Headless.tapStatusBar(of: stage.window)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 700)
    }

    // Documented: on iPhone nothing scrolls when two views ask for it. [gestures 121]
    @Test func twoThatWantItHinderEachOther() {
      let stage = Scroller()
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.window.addSubview(other)
      stage.view.contentOffset.y = 700
      Headless.tapStatusBar(of: stage.window)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 700)
      other.isHidden = true
      Headless.tapStatusBar(of: stage.window)
      Headless.advance(by: 1)
      #expect(stage.view.contentOffset.y == 0)
    }
  }
}
