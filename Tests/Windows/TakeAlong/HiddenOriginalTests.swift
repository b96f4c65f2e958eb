import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Originals stay hidden whatever the app does to them in flight, and have its values afterward.
  @MainActor @Suite struct HiddenOriginalTests {
    private let gallery = Gallery()

    init() { gallery.screen.loadViewIfNeeded() }

    private func shownOpacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? 0 }

    nonisolated enum Change: CaseIterable {
      case set, animated, added, removed

      @MainActor func make(on view: UIView) {
        switch self {
        case .set: view.alpha = 0.8
        case .animated: UIView.animate(withDuration: 0.5) { view.alpha = 0.8 }
        case .added:
          let fade = CABasicAnimation(keyPath: "opacity")
          (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
          view.alpha = 0.8
          view.layer.add(fade, forKey: "app")
        case .removed:
          view.alpha = 0.8
          view.layer.removeAllAnimations()
        }
      }
    }

    /// Checklist S14: An element's view gets an alpha in mid-flight. Nothing is seen of it before it has landed; then
    /// it has that alpha.
    @Test(arguments: Change.allCases) func originalShownByTheAppIsHiddenAgain(change: Change)
      async throws
    {
      try await clock.play {
        gallery.open(.overlay)
        clock.advance(by: 0.1)
        let views = [gallery.presenter.badge, gallery.screen.badge, gallery.presenter.picture]
        #expect(views.allSatisfy { shownOpacity($0) == 0 })
        for view in views { change.make(on: view) }
        // Two frames at most.
        clock.advance(by: 2.0 / 60)
        for _ in 0..<5 {
          #expect(views.allSatisfy { shownOpacity($0) < 0.01 })
          clock.advance(by: 1.0 / 60)
        }
        @MainActor func isAsSet(_ view: UIView) -> Bool {
          abs(view.alpha - 0.8) < 1e-6 && abs(shownOpacity(view) - 0.8) < 0.001
        }
        gallery.settle()
        #expect(gallery.isClean && isAsSet(gallery.screen.badge))
        gallery.close()
        gallery.settle()
        #expect(gallery.isClean && views.filter { $0.window != nil }.allSatisfy(isAsSet))
      }
    }

    /// The model keeps the app's value, for whoever reads it, and for VoiceOver.
    @Test func theAppReadsItsOwnValue() async throws {
      try await clock.play {
        gallery.presenter.badge.alpha = 0.6
        gallery.open(.overlay)
        clock.advance(by: 0.1)
        #expect(abs(gallery.presenter.badge.alpha - 0.6) < 1e-6)
        #expect(Original.hides(gallery.presenter.badge))
        gallery.settle()
        gallery.close()
        gallery.settle()
        #expect(!Original.hides(gallery.presenter.badge))
        #expect(abs(gallery.presenter.badge.alpha - 0.6) < 1e-6)
      }
    }
  }
}
