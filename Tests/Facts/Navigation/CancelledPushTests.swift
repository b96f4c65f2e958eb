import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct CancelledPushTests {
    private func cancel(_ theatre: NavigationTheatre) {
      theatre.director.animator.context?.cancelInteractiveTransition()
      theatre.director.animator.complete(false)
      clock.turn()
    }

    // Radar 14794181: setting the stack, cancelled.
    @Test func aCancelledSetting() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo(directs: true)
        theatre.director.interactor = Interactor(theatre.director.animator)
        theatre.navigation.setViewControllers([theatre.c, theatre.d], animated: true)
        clock.turn()
        cancel(theatre)
        #expect(
          theatre.names == ["A", "B"] && theatre.navigation.children == [theatre.a, theatre.b])
        #expect(theatre.c.parent == nil && theatre.d.parent == nil)
        #expect(theatre.b.view.window != nil && theatre.d.view.window == nil)
      }
    }
  }
}
