import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// Small types that programs ask: the scene of a window, its status bar, the device.
  @MainActor @Suite struct SceneTests {
    // Documented: UIWindow.init(windowScene:), UIWindowScene.windows, UIApplication.connectedScenes.
    @Test func aWindowIsInTheSceneThatItWasMadeWith() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene != nil && window.windowScene === scene)
        let other = UIWindow(windowScene: scene!)
        #expect(scene!.windows.contains(other) && scene!.windows.contains(window))
        #expect(other.bounds == scene!.screen.bounds && window.next === scene)
        other.windowScene = nil
        #expect(!scene!.windows.contains(other))
        window.makeKeyAndVisible()
        #expect(scene!.keyWindow === window)
      }
    }

    // Documented: UIScrollView.scrollIndicatorInsets sets both.
    @Test func insetsOfIndicatorsAreSetTogether() async throws {
      try await clock.play {
        let view = UIScrollView()
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.verticalScrollIndicatorInsets == view.scrollIndicatorInsets)
        #expect(view.horizontalScrollIndicatorInsets == view.scrollIndicatorInsets)
        view.horizontalScrollIndicatorInsets = .zero
        #expect(view.verticalScrollIndicatorInsets.left == 2)
      }
    }
  }
}
