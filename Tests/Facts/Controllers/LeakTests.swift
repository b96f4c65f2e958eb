import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ControllerLeakTests {
    /// Presents and dismisses in a scope of its own; gives back what must be gone.
    private func run(
      _ style: UIModalPresentationStyle, animated: Bool, cancels: Bool
    ) -> [Weak] {
      let stage = PairOfScreens(style: style)
      stage.director.animator.completesAtOnce = !cancels
      stage.director.makePresentation = { [journal = stage.journal] presented, presenting in
        PresentationScribe(journal, presented, presenting)
      }
      stage.presenter.present(stage.presented, animated: animated)
      clock.turn()
      let coordinator = stage.presented.transitionCoordinator as AnyObject?
      let context = stage.director.animator.context as AnyObject?
      let presentation = stage.presented.presentationController
      let container = presentation?.containerView
      if cancels { stage.director.animator.complete(false) }
      if stage.presenter.presentedViewController != nil {
        stage.presenter.dismiss(animated: animated)
        clock.turn()
      }
      // The clock keeps the window.
      stage.window.rootViewController = nil
      clock.turn()
      return [
        stage, stage.presenter, stage.presented, stage.presented.view, stage.director,
        stage.director.animator, coordinator, context, presentation, container,
      ].map { Weak($0) }
    }

    struct Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject?) { self.object = object }
    }

    // Documented: released after the last callback. [controllers 1.6] [controllers 11.1]
    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen, .pageSheet])
    func presentationIsReleasedAfterDismissal(style: UIModalPresentationStyle) async throws {
      try await clock.play {
        for animated in [true, false] {
          let objects = run(style, animated: animated, cancels: false)
          clock.advance(until: { objects.allSatisfy { $0.object == nil } }, timeout: 1)
          let left = objects.compactMap(\.object)
          #expect(left.isEmpty, "\(style) \(animated): \(left)")
        }
      }
    }

    @Test func cancelledPresentationIsReleased() async throws {
      try await clock.play {
        let objects = run(.custom, animated: true, cancels: true)
        clock.advance(until: { objects.allSatisfy { $0.object == nil } }, timeout: 1)
        let left = objects.compactMap(\.object)
        #expect(left.isEmpty, "\(left)")
      }
    }
  }
}
