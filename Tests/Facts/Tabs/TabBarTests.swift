import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct TabBarTests {
    // Observed: 49 points over the home indicator's strip, at the bottom, across the whole width.
    @Test func theBarLiesAtTheBottom() async throws {
      try await clock.play {
        let stage = TabStage()
        let (place, window) = (stage.tabs.tabBar.place, stage.window)
        #expect(place.maxY == window.bounds.maxY && place.width == window.bounds.width)
        #expect(place.height == 49 + window.safeAreaInsets.bottom)
        #expect(stage.tabs.tabBar.superview === stage.tabs.view)
      }
    }

    // Documented: the bar is a part of the children's safe area; their views reach under it.
    // [controllers 17.5]
    @Test func theBarIsPartOfTheSafeArea() async throws {
      try await clock.play {
        let stage = TabStage()
        #expect(stage.first.view.place == stage.window.bounds)
        var insets = stage.window.safeAreaInsets
        #expect(stage.tabs.view.safeAreaInsets == insets)
        insets.bottom = stage.window.bounds.maxY - stage.tabs.tabBar.place.minY
        #expect(stage.first.view.safeAreaInsets == insets)
        stage.tabs.selectedIndex = 1
        clock.turn()
        #expect(stage.second.view.safeAreaInsets == insets)
        #expect(stage.first.view.safeAreaInsets == .zero)
      }
    }

    // Unverified: a hidden bar takes nothing.
    @Test func aHiddenBarTakesNothing() async throws {
      try await clock.play {
        let stage = TabStage()
        let covered = stage.first.view.safeAreaInsets.bottom
        stage.tabs.tabBar.isHidden = true
        clock.turn()
        #expect(stage.first.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
        stage.tabs.tabBar.isHidden = false
        clock.turn()
        #expect(stage.first.view.safeAreaInsets.bottom == covered)
      }
    }

    // Documented: the children's items, in their order.
    @Test func theItemsAreTheChildrens() async throws {
      try await clock.play {
        let stage = TabStage()
        #expect(stage.tabs.tabBar.items == stage.screens.map { $0.tabBarItem })
        #expect(stage.tabs.tabBar.selectedItem === stage.first.tabBarItem)
      }
    }

    // Inferred: an animator may have transformed the bar; a layout leaves that alone.
    @Test func aTransformedBarIsLaidOut() async throws {
      try await clock.play {
        let stage = TabStage()
        let rest = stage.tabs.tabBar.frame
        stage.tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 100)
        stage.tabs.view.setNeedsLayout()
        clock.turn()
        #expect(stage.tabs.tabBar.frame.minY == rest.minY + 100)
      }
    }
  }
}
