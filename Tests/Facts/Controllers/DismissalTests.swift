import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct DismissalTests {
    private func tower(_ style: UIModalPresentationStyle = .custom) -> (PairOfScreens, Screen) {
      let stage = PairOfScreens()
      stage.present()
      stage.director.animator.complete(true)
      let top = Screen("C", stage.journal)
      top.modalPresentationStyle = style
      stage.presented.present(top, animated: false)
      clock.turn()
      stage.journal.lines = []
      return (stage, top)
    }

    // Documented: UIViewController.h. [controllers 7.1]
    @Test func childrenNameThePresenterOfTheirParent() async throws {
      try await clock.play {
        let (stage, top) = tower()
        #expect(stage.presenter.presentedViewController === stage.presented)
        #expect(top.presentingViewController === stage.presented)
        let child = UIViewController()
        stage.presented.addChild(child)
        #expect(child.presentingViewController === stage.presenter)
        #expect(child.presentedViewController === top)
        #expect(child.presentationController === stage.presented.presentationController)
      }
    }

    // Documented: dismiss(animated:completion:): the controller itself goes when it presents
    // nothing. [controllers 7.8]
    @Test func dismissingOneselfAsksThePresenter() async throws {
      try await clock.play {
        let (stage, top) = tower()
        top.dismiss(animated: false)
        clock.turn()
        #expect(stage.presented.presentedViewController == nil)
        stage.presented.dismiss(animated: true)
        clock.turn()
        stage.director.animator.complete(true)
        #expect(stage.presenter.presentedViewController == nil)
      }
    }

    // Inferred: a view that was covered is what animates. [controllers 8.5]
    @Test func aNestedDismissalBringsACoveredViewBack() async throws {
      try await clock.play {
        let (stage, top) = tower(.fullScreen)
        #expect(stage.presented.view.window == nil)
        stage.dismiss()
        #expect(stage.presented.view.window === stage.window && top.view.window == nil)
        stage.director.animator.complete(true)
        #expect(stage.presented.view.window == nil)
      }
    }

    // Observed once: another presentation, another presentation controller. [controllers 1.6]
    @Test func eachPresentationHasItsOwnController() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        stage.director.animator.complete(true)
        weak let first = stage.presented.presentationController
        stage.dismiss()
        stage.director.animator.complete(true)
        stage.journal.lines = []
        stage.present()
        #expect(stage.journal.lines.first == "delegate.presentationController")
        #expect(first == nil)
        stage.director.animator.complete(true)
      }
    }

    // Observed: in crash reports. [controllers 3.4]
    @Test func aDismissalCompletesInsideCompleteTransition() async throws {
      try await clock.play {
        let stage = PairOfScreens()
        stage.present()
        stage.director.animator.complete(true)
        stage.dismiss()
        stage.journal.lines = []
        stage.director.animator.complete(true)
        #expect(stage.journal.lines.contains("dismiss.completion"))
      }
    }
  }
}
