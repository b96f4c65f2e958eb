import Testing
import TransitionCatalog
import TransitionCatalogTesting
import UIKit

// The tests that the pages write, which run.

extension ViewControllerTransition {
  fileprivate static let deal = effects(front: .move(edge: .bottom, by: 1.25))
}

@Test func dealHasNoProblems() {
  #expect(ViewControllerTransition.deal.problems() == [])
}

@Test func cardHasNoProblems() {
  #expect(ViewControllerTransition.card.problems() == [])
}

@Test func theCubeHasNoProblems() {
  #expect(ViewControllerTransition.cube.problems() == [])
}

struct GuideProblemTests {
  @Test func questionsAndContainersAreArguments() {
    let (size, frames) = (
      CGSize(width: 390, height: 844), ["row": [CGRect(x: 20, y: 90, width: 300, height: 44)]]
    )
    let (deal, card) = (ViewControllerTransition.deal, ViewControllerTransition.card)
    #expect(deal.problems(asking: [.numbers, .rest, .cover]).isEmpty)
    #expect(card.problems(on: [TransitionGeometry(container: size, frontViews: frames)]).isEmpty)
  }

  @Test(arguments: [
    ReadmeCode.transitions, YourFirstTransitionCode.transitions, OwnTransitionsCode.transitions,
  ]) func theTransitionsOfThePagesHaveNoProblems(transitions: [ViewControllerTransition]) {
    for transition in transitions {
      // Closures have no values, and a sheet is as high as content that is not there.
      #expect(transition.problems().allSatisfy { $0.question == .values })
    }
  }

  @MainActor @Test func whatARouterChoosesCanBeCompared() {
    let (list, photo) = (UIViewController(), UIViewController())
    list.present(photo, using: .slide.duration(0.4))
    #expect(TransitionController.installed(on: photo)?.transition == .slide.duration(0.4))
  }

  @Test func issuesCanFailATest() {
    let token = NotificationCenter.default.addObserver(
      forName: .transitionIssue, object: nil, queue: nil
    ) { note in
      Issue.record("\(note.userInfo ?? [:])")
    }
    NotificationCenter.default.removeObserver(token)
  }
}
