import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ScrollInsetTests {
    init() { Headless.reset() }

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
  }
}
