import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Taps and what the delegate hears.
  @MainActor @Suite struct TabDelegateTests {
    // Documented: the same: nothing of it by code. [controllers 16.3]
    @Test func codeNeitherAsksNorTells() async throws {
      try await clock.play {
        let stage = TabStage()
        stage.tabs.selectedIndex = 1
        stage.tabs.selectedViewController = stage.first
        #expect(
          stage.journal.lines(of: "delegate") == ["delegate.animator A B", "delegate.animator B A"])
      }
    }

    // Documented: the delegate is not kept alive.
    @Test func theDelegateIsWeak() async throws {
      try await clock.play {
        let tabs = UITabBarController()
        do {
          let director = TabDirector(Journal())
          tabs.delegate = director
          #expect(tabs.delegate === director)
        }
        #expect(tabs.delegate == nil)
      }
    }
  }
}
