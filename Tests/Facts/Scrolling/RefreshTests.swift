import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct RefreshTests {
    @Test func theControlIsInTheScrollView() async throws {
      try await clock.play {
        let stage = Scroller()
        let control = UIRefreshControl()
        stage.view.refreshControl = control
        #expect(control.superview === stage.view && control.frame.maxY == 0)
        stage.view.refreshControl = nil
        #expect(control.superview == nil)
      }
    }
  }
}
