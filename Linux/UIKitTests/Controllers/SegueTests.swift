import Testing
import UIKit

extension All {
  @MainActor @Suite struct SegueTests {
    init() { Headless.reset() }

    // Facts 18.1 to 18.3.
    @Test func aSegueRunsItsHandler() {
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      let segue = UIStoryboardSegue(
        identifier: "detail", source: stage.presenter, destination: stage.presented
      ) {
        stage.presenter.present(stage.presented, animated: true)
      }
      #expect(segue.identifier == "detail")
      #expect(segue.source === stage.presenter && segue.destination === stage.presented)
      #expect(stage.presenter.shouldPerformSegue(withIdentifier: "detail", sender: nil))
      stage.presenter.prepare(for: segue, sender: nil)
      #expect(!stage.presented.isViewLoaded)
      segue.perform()
      #expect(stage.presented.transitionCoordinator != nil)
      Headless.turn()
      #expect(stage.presenter.presentedViewController === stage.presented)
    }

    // The base class is abstract: subclasses override perform().
    @Test func aPlainSegueDoesNothing() {
      let stage = PairOfScreens()
      UIStoryboardSegue(
        identifier: nil, source: stage.presenter, destination: stage.presented
      ).perform()
      Headless.turn()
      #expect(stage.presenter.presentedViewController == nil)
    }
  }
}
