import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// The toolbar of a navigation controller.
  @MainActor @Suite struct ToolbarTests {
    private func bottom(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.bottom }

    // Observed: a screen ends above an opaque one. [controllers 15.13]
    @Test func aScreenEndsAboveAnOpaqueToolbar() async throws {
      try await clock.play {
        let theatre = NavigationTheatre()
        theatre.navigation.isToolbarHidden = false
        clock.turn()
        let edge = theatre.window.bounds.maxY
        #expect(theatre.a.view.place.maxY == edge)
        theatre.navigation.toolbar.isTranslucent = false
        clock.turn()
        #expect(theatre.a.view.place.maxY == theatre.navigation.toolbar.place.minY)
        #expect(bottom(theatre.a) == 0)
        theatre.navigation.setToolbarHidden(true, animated: false)
        clock.turn()
        #expect(theatre.a.view.place.maxY == edge)
        #expect(bottom(theatre.a) == theatre.window.safeAreaInsets.bottom)
      }
    }

    // Inferred: taken back, the toolbar is the former screen's. [controllers 15.17]
    @Test func aCancelledPopKeepsTheToolbar() async throws {
      try await clock.play {
        let theatre = NavigationTheatre.ofTwo(directs: true)
        theatre.navigation.isToolbarHidden = false
        theatre.b.hidesBottomBarWhenPushed = true
        theatre.navigation.isToolbarHidden = false
        clock.turn()
        theatre.director.interactor = Interactor(theatre.director.animator)
        theatre.navigation.popViewController(animated: true)
        clock.turn()
        #expect(!theatre.navigation.toolbar.isHidden)
        theatre.director.animator.context?.cancelInteractiveTransition()
        theatre.director.animator.complete(false)
        clock.advance(by: 1)
        #expect(
          theatre.navigation.toolbar.isHidden
            && bottom(theatre.b) == theatre.window.safeAreaInsets.bottom)
      }
    }
  }
}
