import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewTransitionTests {
    init() async throws { try await AnimatedScene.begin() }
    private var scene: AnimatedScene { .current }
    private var view: UIView { scene.view }

    // Documented: allowAnimatedContent. Without it changes of properties take effect at once.
    @Test func onlyAnimatedContentAnimates() async throws {
      try await clock.play {
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { [view] in
          view.center.x = 150
        }
        #expect(view.layer.animation(forKey: "position") == nil)
        UIView.transition(
          with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
        ) { [view] in view.center.x = 50 }
        #expect(view.layer.animation(forKey: "position") != nil)
      }
    }
  }
}
