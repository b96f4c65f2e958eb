import Testing
import UIKit

extension All {
  @MainActor @Suite struct ViewLoadingTests {
    init() { Headless.reset() }

    // The documentation of loadView(): without a view UIKit throws an inconsistency exception.
    @Test func aLoadViewWithoutAViewIsReported() {
      final class Forgetful: UIViewController {
        override func loadView() {}
      }
      let screen = Forgetful()
      #expect(screen.view != nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.viewNotLoaded])
    }

    // Documented: a new window is hidden, and its root does not appear before it is shown.
    @Test func aHiddenWindowDoesNotShowItsRoot() {
      let journal = Journal()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = Screen("R", journal)
      #expect(window.isHidden && journal.lines.isEmpty)
      window.makeKeyAndVisible()
      Headless.turn()
      #expect(!window.isHidden && window.isKeyWindow && journal.lines.last == "R.dA")
    }
  }
}
