import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct SegueTests {
    // Documented: UIStoryboardSegue.h: prepare sees a destination whose view is not loaded yet, and
    // is the last place to choose style and delegate; after perform() a modal segue's destination
    // has a coordinator. [controllers 18.2] [controllers 18.3]
    @Test func aSegueRunsItsHandler() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.director.animator.completesAtOnce = true
        let segue = UIStoryboardSegue(
          identifier: "detail", source: stage.presenter, destination: stage.presented
        ) {
          stage.presenter.present(stage.presented, animated: true)
        }
        #expect(segue.identifier == "detail")
        #expect(segue.source === stage.presenter && segue.destination === stage.presented)
        stage.presenter.prepare(for: segue, sender: nil)
        #expect(!stage.presented.isViewLoaded)
        segue.perform()
        #expect(stage.presented.transitionCoordinator != nil)
        clock.turn()
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
    }

    // Documented: UIStoryboardSegue: a subclass's perform() makes the change.
    @Test func aSubclassPerforms() async throws {
      try await clock.play {
        final class Presenting: UIStoryboardSegue {
          override func perform() { source.present(destination, animated: false) }
        }
        let stage = PairOfScreens()
        Presenting(identifier: "x", source: stage.presenter, destination: stage.presented).perform()
        clock.turn()
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
    }

    // Documented: shouldPerformSegue(withIdentifier:sender:) says yes unless overridden.
    @Test func everySegueIsAllowed() async throws {
      try await clock.play {
        let screen = UIViewController()
        #expect(screen.shouldPerformSegue(withIdentifier: "detail", sender: nil))
      }
    }
  }
}
